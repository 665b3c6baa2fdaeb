import type { Paper } from "@benchleaf/contract";
import { Button, Dropdown } from "antd";
import { useState } from "react";
import { ConfirmDialog } from "../../../kernel/parts/confirm-dialog.tsx";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { useCollectionChanges, useCollections, usePaperChanges } from "../library.queries.ts";
import { CiteDialog } from "./cite-dialog.tsx";
import styles from "./library.module.css";
import { PaperTagDialog } from "./paper-tags.tsx";

interface PickedBarProps {
  readonly picked: ReadonlySet<string>;
  /** The papers that are listed. */
  readonly papers: readonly Paper[];
  /** The open collection, from which papers can be removed. */
  readonly collectionId?: string | undefined;
  readonly onClear: () => void;
}

/** What can be done to the picked papers together. */
export const SelectionBar = ({ picked, papers, collectionId, onClear }: PickedBarProps) => {
  const t = useTranslation();
  const toasts = useToasts();
  const { remove } = usePaperChanges();
  const { add, take } = useCollectionChanges();
  const collections = useCollections();
  const [open, setOpen] = useState<"cite" | "tags" | "remove" | null>(null);
  const literatureIds = [...picked];
  const items = (collections.data?.records ?? []).map(({ id, name }) => ({ key: id, label: name }));
  return (
    <div className={styles.bar} role="toolbar" aria-label={t("papers.picked", { count: picked.size })}>
      <strong>{t("papers.picked", { count: picked.size })}</strong>
      <Dropdown
        trigger={["click"]}
        menu={{
          items: items.length > 0 ? items : [{ key: "", label: t("papers.noCollections"), disabled: true }],
          onClick: ({ key }) =>
            add.mutate(
              { params: { collectionId: key }, body: { literatureIds } },
              {
                onSuccess: ({ added }) => toasts.success(t("papers.added", { count: added })),
                onError: toasts.failure,
              },
            ),
        }}
      >
        <Button>{t("papers.addTo")}</Button>
      </Dropdown>
      {collectionId && (
        <Button
          onClick={() =>
            take.mutate(
              { params: { collectionId }, body: { literatureIds } },
              { onSuccess: onClear, onError: toasts.failure },
            )
          }
        >
          {t("papers.takeOut")}
        </Button>
      )}
      <Button onClick={() => setOpen("tags")}>{t("papers.tags")}</Button>
      <Button onClick={() => setOpen("cite")}>{t("papers.cite")}</Button>
      <Button danger onClick={() => setOpen("remove")}>
        {t("papers.remove")}
      </Button>
      <Button type="text" onClick={onClear}>
        {t("papers.unpick")}
      </Button>
      {open === "tags" && (
        <PaperTagDialog papers={papers.filter(({ id }) => picked.has(id))} onClose={() => setOpen(null)} />
      )}
      {open === "cite" && <CiteDialog ids={literatureIds} onClose={() => setOpen(null)} />}
      <ConfirmDialog
        isOpen={open === "remove"}
        title={t("papers.removeTitle")}
        action={t("papers.remove")}
        isDanger
        isBusy={remove.isPending}
        onClose={() => setOpen(null)}
        onConfirm={() =>
          remove.mutate(literatureIds, {
            onSuccess: ({ removed }) => {
              toasts.success(t("papers.removed", { count: removed }));
              setOpen(null);
              onClear();
            },
            onError: toasts.failure,
          })
        }
      >
        {t("papers.removeText")}
      </ConfirmDialog>
    </div>
  );
};
