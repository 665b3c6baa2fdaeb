import { MAX_PAGE_CHANGE_BYTES, MAX_PAGE_CHARACTERS, MAX_PAGE_NODES } from "@benchleaf/contract";
import type { Editor } from "@tiptap/core";
import { Alert, Button, Space } from "antd";
import { useFormat } from "../../../kernel/format.ts";
import { CHANGE_TOO_LARGE } from "../../../kernel/live/live-document.ts";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { type PhraseKey, useTranslation } from "../../../kernel/translation.ts";
import type { OpenedPage } from "../live/open-page.ts";

interface RefusedNoteProps {
  readonly opened: OpenedPage;
  readonly editor: Editor | null;
  /** Whether it is saved once there is less of it. */
  readonly isTooMuch: boolean;
}

/** Refused input: the user can copy or discard it. Nothing is discarded automatically. */
export const RefusedNote = ({ opened, editor, isTooMuch }: RefusedNoteProps) => {
  const t = useTranslation();
  const format = useFormat();
  const toasts = useToasts();
  const code = opened.live.refusal();
  const reason =
    code === CHANGE_TOO_LARGE
      ? t("documents.changeTooLarge", { megabytes: MAX_PAGE_CHANGE_BYTES / 1_000_000 })
      : code === null
        ? t("documents.stateRefused")
        : t(`errors.${code}` as PhraseKey, {
            millions: MAX_PAGE_CHARACTERS / 1_000_000,
            blocks: format.number(MAX_PAGE_NODES),
          });
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(editor?.getText({ blockSeparator: "\n" }) ?? "");
      toasts.success(t("documents.copied"));
    } catch {
      // Without https, scripts have no clipboard.
      editor?.chain().focus().selectAll().run();
      toasts.info(t("documents.copyByHand"));
    }
  };
  const discard = async () => {
    await opened.discard();
    location.reload();
  };
  return (
    <Alert
      banner
      type="error"
      title={reason}
      description={t(isTooMuch ? "documents.tooMuchHelp" : "documents.refusedHelp")}
      action={
        <Space>
          <Button size="small" onClick={() => void copy()}>
            {t("documents.copyText")}
          </Button>
          <Button size="small" danger onClick={() => void discard()}>
            {t("documents.discard")}
          </Button>
        </Space>
      }
    />
  );
};
