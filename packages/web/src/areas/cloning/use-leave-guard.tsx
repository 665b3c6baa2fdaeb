import { useBlocker } from "@tanstack/react-router";
import { ConfirmDialog } from "../../kernel/parts/confirm-dialog.tsx";
import { useWords } from "../../kernel/words.ts";

/** Asks before a change is left that is not saved yet. */
export const useLeaveGuard = (isUnsaved: boolean) => {
  const t = useWords();
  const blocker = useBlocker({
    shouldBlockFn: () => isUnsaved,
    enableBeforeUnload: () => isUnsaved,
    withResolver: true,
  });
  return (
    <ConfirmDialog
      isOpen={blocker.status === "blocked"}
      title={t("sequences.leaveTitle")}
      action={t("sequences.leave")}
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    >
      {t("sequences.leaveHelp")}
    </ConfirmDialog>
  );
};
