import {
  datedPattern,
  dayIn,
  MAX_PATTERN_CHARACTERS,
  type Numbering,
  numberedLabelKey,
  numberText,
  patternFault,
} from "@benchleaf/contract";
import { Form, Input } from "antd";
import { FormDialog } from "../../../kernel/parts/form-dialog.tsx";
import { usePreferences } from "../../../kernel/preferences.ts";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { useChangeNumbering } from "../numbering.queries.ts";
import styles from "./records.module.css";

interface PatternDialogProps {
  readonly numbering: Numbering;
  readonly onClose: () => void;
}

/** Changes a pattern, with the number that it would begin with. Days are those of who sets it. */
export const PatternDialog = ({ numbering, onClose }: PatternDialogProps) => {
  const t = useTranslation();
  const toasts = useToasts();
  const { timezone } = usePreferences();
  const change = useChangeNumbering();
  const [form] = Form.useForm<{ pattern: string }>();
  const pattern = (Form.useWatch("pattern", form) ?? numbering.pattern).trim();
  const preview = () => {
    if (pattern === numbering.pattern) return numbering.next;
    const dated = datedPattern(pattern, dayIn(timezone, new Date()));
    return numberText(dated, dated.first);
  };
  return (
    <FormDialog
      form={form}
      title={t(numberedLabelKey(numbering.kind))}
      action={t("shell.save")}
      isBusy={change.isPending}
      initialValues={{ pattern: numbering.pattern }}
      onSubmit={(entry: { pattern: string }) =>
        change.mutate(
          {
            kind: numbering.kind,
            version: numbering.version,
            pattern: entry.pattern.trim(),
            zone: timezone,
          },
          {
            onSuccess: () => {
              toasts.success(t("records.patternSaved"));
              onClose();
            },
            onError: toasts.failure,
          },
        )
      }
      onClose={onClose}
    >
      <Form.Item
        name="pattern"
        label={t("records.pattern")}
        extra={`${t("records.patternHelp")} ${t("records.patternZone", { zone: timezone })}`}
        rules={[
          {
            validator: (_, typed = "") => {
              const fault = patternFault(typed.trim());
              return fault === null
                ? Promise.resolve()
                : Promise.reject(new Error(t(`records.patternFault-${fault}`)));
            },
          },
        ]}
      >
        <Input autoFocus maxLength={MAX_PATTERN_CHARACTERS} spellCheck={false} />
      </Form.Item>
      <p className={styles.lead} role="status">
        {patternFault(pattern) === null && t("records.patternPreview", { number: preview() })}
      </p>
    </FormDialog>
  );
};
