import type { SequenceSummary } from "@benchleaf/contract";
import { Suspense } from "react";
import { lazyPage } from "../../../kernel/lazy-page.tsx";
import { TargetDialog } from "../../../shared/files/target-dialog.tsx";
import type { FileActions } from "../../../shared/files/use-file-actions.ts";
import type { BatchProps } from "../batch/batch-props.ts";

const dialogs = {
  export: lazyPage<BatchProps>(() => import("../batch/export-dialog.tsx")),
  annotate: lazyPage<BatchProps>(() => import("../batch/annotate-dialog.tsx")),
  digest: lazyPage<BatchProps>(() => import("../batch/digest-dialog.tsx")),
  primers: lazyPage<BatchProps>(() => import("../batch/primers-dialog.tsx")),
};
export interface OpenDialog {
  readonly kind: keyof typeof dialogs | "move" | "copy";
  readonly files: readonly SequenceSummary[];
}

interface ListDialogProps extends Pick<BatchProps, "onClose"> {
  readonly dialog: OpenDialog | null;
  readonly actions: FileActions;
  readonly onDone: () => void;
}

/** Dialogs about some of the rows. */
export const ListDialog = ({ dialog, actions, onClose, onDone }: ListDialogProps) => {
  if (dialog === null) return null;
  const { kind, files } = dialog;
  const first = files[0];
  if (!first) return null;
  if (kind === "move" || kind === "copy") {
    const end = () => {
      onDone();
      onClose();
    };
    return (
      <TargetDialog
        action={kind}
        files={files}
        projectId={first.projectId}
        onChoose={(target) => actions[kind](files, target, end)}
        onClose={onClose}
      />
    );
  }
  const Dialog = dialogs[kind];
  return (
    <Suspense fallback={null}>
      <Dialog files={files} onClose={onClose} />
    </Suspense>
  );
};
