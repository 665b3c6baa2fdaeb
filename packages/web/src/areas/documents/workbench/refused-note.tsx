import type { Editor } from "@tiptap/core";
import { Alert, Button, Space } from "antd";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { type PhraseKey, useTranslation } from "../../../kernel/translation.ts";
import type { OpenedPage } from "../live/open-page.ts";

interface RefusedNoteProps {
  readonly opened: OpenedPage;
  readonly editor: Editor | null;
}

/** Refused input: the user can copy or discard it. Nothing is discarded automatically. */
export const RefusedNote = ({ opened, editor }: RefusedNoteProps) => {
  const t = useTranslation();
  const toasts = useToasts();
  const code = opened.live.refusal();
  const copy = async () => {
    await navigator.clipboard.writeText(editor?.getText({ blockSeparator: "\n" }) ?? "");
    toasts.success(t("documents.copied"));
  };
  const discard = async () => {
    await opened.discard();
    location.reload();
  };
  return (
    <Alert
      banner
      type="error"
      title={code === null ? t("documents.stateRefused") : t(`errors.${code}` as PhraseKey)}
      description={t("documents.refusedHelp")}
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
