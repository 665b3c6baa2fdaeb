import type { ElnPage } from "@benchleaf/contract";
import { Checkbox, Form, Input, Radio } from "antd";
import { useState } from "react";
import { FormDialog } from "../../../kernel/parts/form-dialog.tsx";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { useElnBlocks, useSubmitEln } from "../eln.queries.ts";
import styles from "./page.module.css";

interface SubmitDialogProps {
  readonly page: ElnPage;
  readonly onChanged: () => void;
  readonly onClose: () => void;
}

/** Submits a page for review: all of it, or the blocks that are ticked; at first those that no one has approved. */
export const SubmitDialog = ({ page, onChanged, onClose }: SubmitDialogProps) => {
  const t = useTranslation();
  const toasts = useToasts();
  const submit = useSubmitEln();
  const elnId = page.file.id;
  const { data: blocks = [] } = useElnBlocks(elnId);
  const [isWhole, setWhole] = useState(true);
  const [ticked, setTicked] = useState<ReadonlySet<string> | null>(null);
  const shown = blocks.filter(({ text, status }) => text !== "" || status !== "uncommitted");
  const chosen =
    ticked ?? new Set(shown.filter(({ status }) => status !== "APPROVED").map(({ blockId }) => blockId));
  const toggle = (blockId: string, isOn: boolean) => {
    const next = new Set(chosen);
    if (isOn) next.add(blockId);
    else next.delete(blockId);
    setTicked(next);
  };
  const send = (remark: string) => {
    // An empty list would mean the whole page.
    if (!isWhole && chosen.size === 0) return void toasts.warning(t("elnPages.blocksWanted"));
    submit.mutate(
      { params: { elnId }, body: { remark, blocks: isWhole ? [] : [...chosen] } },
      {
        onSuccess: () => {
          toasts.success(t("elnPages.submitted"));
          onClose();
          onChanged();
        },
        onError: toasts.failure,
      },
    );
  };
  return (
    <FormDialog<{ remark: string }>
      title={t("elnPages.submitTitle")}
      action={t("elnPages.submit")}
      isBusy={submit.isPending}
      initialValues={{ remark: "" }}
      onSubmit={({ remark }) => send(remark)}
      onClose={onClose}
    >
      <p>{t("elnPages.submitHelp")}</p>
      <Form.Item label={t("elnPages.submitWhat")}>
        <Radio.Group
          aria-label={t("elnPages.submitWhat")}
          value={isWhole ? "whole" : "blocks"}
          options={(["whole", "blocks"] as const).map((value) => ({
            value,
            label: t(`elnPages.submit-${value}`),
          }))}
          onChange={({ target }) => setWhole(target.value === "whole")}
        />
      </Form.Item>
      {!isWhole && (
        <ul className={styles.choice} aria-label={t("elnPages.submit-blocks")}>
          {shown.map(({ blockId, text, status }) => (
            <li key={blockId}>
              <Checkbox
                checked={chosen.has(blockId)}
                onChange={({ target }) => toggle(blockId, target.checked)}
              >
                {text.slice(0, 80) || t("elnPages.emptyBlock")}{" "}
                <span className={styles.soft}>{t(`elnPages.block-${status}`)}</span>
              </Checkbox>
            </li>
          ))}
        </ul>
      )}
      <Form.Item name="remark" label={t("elnPages.submitRemark")}>
        <Input.TextArea rows={3} maxLength={200} />
      </Form.Item>
    </FormDialog>
  );
};
