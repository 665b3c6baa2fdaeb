import {
  CloseOutlined,
  DeleteOutlined,
  FolderOpenOutlined,
  SendOutlined,
  TagsOutlined,
} from "@ant-design/icons";
import { type ElnSummary, elnApi } from "@benchleaf/contract";
import { useQueryClient } from "@tanstack/react-query";
import { Button } from "antd";
import { useState } from "react";
import { call } from "../../../kernel/client.ts";
import { hasPermission } from "../../../kernel/session.ts";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { TagDialog } from "../../../shared/files/tag-dialog.tsx";
import { TargetDialog } from "../../../shared/files/target-dialog.tsx";
import { useFileActions } from "../../../shared/files/use-file-actions.ts";

interface BulkBarProps {
  readonly pages: readonly ElnSummary[];
  readonly onClear: () => void;
}

/** Actions on the selected pages; shown in place of the filters. */
export const BulkBar = ({ pages, onClear }: BulkBarProps) => {
  const t = useTranslation();
  const toasts = useToasts();
  const client = useQueryClient();
  const actions = useFileActions();
  const [open, setOpen] = useState<"tags" | "move" | null>(null);
  const [sent, setSent] = useState<number | null>(null);
  const mayEdit = pages.every(({ abilities }) => abilities.edit);
  const isAllOpen = pages.every(({ processStatus }) => processStatus === "IN_PROGRESS");
  /**
   * One after the other, so that each is notified of: a page that lacks a required field does not hold up the others.
   */
  const submit = async () => {
    const refused: unknown[] = [];
    setSent(0);
    for (const [index, { id }] of pages.entries()) {
      await call(elnApi.submit, { params: { elnId: id }, body: {} }).catch((error: unknown) =>
        refused.push(error),
      );
      setSent(index + 1);
    }
    setSent(null);
    const done = pages.length - refused.length;
    if (done > 0) toasts.success(t("elnPages.submittedMany", { count: done }));
    if (refused.length > 0) {
      toasts.warning(t("elnPages.notSubmitted", { count: refused.length }));
      toasts.failure(refused[0]);
    }
    await Promise.all(
      ["eln", "files", "approvals"].map((key) => client.invalidateQueries({ queryKey: [key] })),
    );
    if (refused.length === 0) onClear();
  };
  return (
    <>
      <span role="status">{t("fileActions.selected", { files: pages.length })}</span>
      {hasPermission("ELN_UPDATE") && (
        <Button
          icon={<SendOutlined />}
          disabled={!mayEdit || !isAllOpen}
          loading={sent !== null}
          onClick={() => void submit()}
        >
          {sent === null ? t("elnPages.submit") : t("elnPages.submitting", { sent, count: pages.length })}
        </Button>
      )}
      <Button icon={<TagsOutlined />} disabled={!mayEdit} onClick={() => setOpen("tags")}>
        {t("fileActions.tags")}
      </Button>
      <Button icon={<FolderOpenOutlined />} disabled={!mayEdit} onClick={() => setOpen("move")}>
        {t("fileActions.move")}
      </Button>
      {hasPermission("ELN_DELETE") && (
        <Button
          danger
          icon={<DeleteOutlined />}
          disabled={!pages.every(({ abilities }) => abilities.recycle)}
          onClick={() => actions.recycle(pages)}
        >
          {t("fileActions.recycle")}
        </Button>
      )}
      <Button type="text" icon={<CloseOutlined aria-hidden />} onClick={onClear}>
        {t("fileActions.clearSelection")}
      </Button>
      {open === "tags" && <TagDialog files={pages} onClose={() => setOpen(null)} />}
      {open === "move" && pages[0] && (
        <TargetDialog
          action="move"
          files={pages}
          projectId={pages[0].projectId}
          onChoose={(target) =>
            actions.move(pages, target, () => {
              setOpen(null);
              onClear();
            })
          }
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
};
