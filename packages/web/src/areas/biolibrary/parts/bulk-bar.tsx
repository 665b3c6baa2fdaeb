import {
  LIBRARY_SEQUENCE_LIMIT,
  type LibraryEntry,
  type LibraryKind,
  type OwnedScope,
  type WrittenScope,
} from "@benchleaf/contract";
import { Button } from "antd";
import { Suspense, useState } from "react";
import { useFormat } from "../../../kernel/format.ts";
import { ConfirmDialog } from "../../../kernel/parts/confirm-dialog.tsx";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { PrintLabels } from "../../labels/labels.public.tsx";
import { useLibraryChanges } from "../library.queries.ts";
import styles from "./library.module.css";

interface BulkBarProps {
  readonly kind: LibraryKind;
  readonly scope: WrittenScope;
  readonly entries: readonly LibraryEntry[];
  readonly onDone: () => void;
}

const inCalls = (ids: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(ids.length / LIBRARY_SEQUENCE_LIMIT) }, (_, at) =>
    ids.slice(at * LIBRARY_SEQUENCE_LIMIT, (at + 1) * LIBRARY_SEQUENCE_LIMIT),
  );

/** What can be done with the entries that are chosen; replaces search and filters. */
export const BulkBar = ({ kind, scope, entries, onDone }: BulkBarProps) => {
  const t = useTranslation();
  const format = useFormat();
  const toasts = useToasts();
  const changes = useLibraryChanges(kind);
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [isPrinting, setPrinting] = useState(false);
  const number = format.number(entries.length);
  const other: OwnedScope = scope === "private" ? "shared" : "private";
  const movable = entries.filter(({ abilities }) => abilities.move);
  const removable = entries.filter(({ abilities }) => abilities.remove);
  const during = async (
    chosen: readonly LibraryEntry[],
    work: (ids: string[]) => Promise<void>,
    done: string,
  ) => {
    setBusy(true);
    try {
      for (const ids of inCalls(chosen.map(({ id }) => id))) await work(ids);
      toasts.success(done);
      onDone();
    } catch (error) {
      toasts.failure(error);
    } finally {
      setBusy(false);
      setAsking(false);
    }
  };
  const counted = (list: readonly LibraryEntry[]) => format.number(list.length);
  return (
    <div className={styles.bulk} role="toolbar" aria-label={t("biolibrary.bulk")}>
      <span>{t("biolibrary.chosen", { number })}</span>
      {scope !== "project" && (
        <Button
          size="small"
          loading={isBusy}
          disabled={movable.length === 0}
          onClick={() =>
            void during(
              movable,
              (ids) => changes.move(ids, other),
              t("biolibrary.moved", { number: counted(movable), scope: t(scopeWord(other)) }),
            )
          }
        >
          {t(other === "shared" ? "digest.shareSet" : "digest.takeSetBack")}
        </Button>
      )}
      <Button size="small" onClick={() => setPrinting(true)}>
        {t("scan.printLabels")}
      </Button>
      <Button size="small" danger disabled={isBusy || removable.length === 0} onClick={() => setAsking(true)}>
        {t("biolibrary.remove")}
      </Button>
      <Button size="small" type="text" onClick={onDone}>
        {t("biolibrary.chooseNone")}
      </Button>
      {isPrinting && (
        <Suspense fallback={null}>
          <PrintLabels
            records={entries.map(({ id, name }) => ({ kind: "libraryEntry", id, name }))}
            onClose={() => setPrinting(false)}
          />
        </Suspense>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title={t("biolibrary.removeTitle", { number: counted(removable) })}
        action={t("biolibrary.remove")}
        isDanger
        isBusy={isBusy}
        onConfirm={() =>
          void during(removable, changes.remove, t("biolibrary.removed", { number: counted(removable) }))
        }
        onClose={() => setAsking(false)}
      >
        {t("biolibrary.removeHelp", {
          names: removable
            .slice(0, 5)
            .map(({ name }) => name)
            .join(", "),
        })}
      </ConfirmDialog>
    </div>
  );
};

const scopeWord = (scope: OwnedScope) => (scope === "shared" ? "digest.scopeShared" : "digest.scopePrivate");
