import { fileSignatureMeaningSchema } from "@benchleaf/contract";
import { Alert, Button, Form, Input, Radio } from "antd";
import { useState } from "react";
import { formatError } from "../../kernel/format-error.ts";
import { Dialog } from "../../kernel/parts/dialog.tsx";
import { useSession } from "../../kernel/session.ts";
import { useToasts } from "../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../kernel/translation.ts";
import { Proof } from "./proof.tsx";
import { SignatureChoice } from "./signature-choice.tsx";
import styles from "./signing.module.css";
import { type SignEntry, useSign } from "./signing.queries.ts";

/** What is signed, and what closes the dialog. */
export interface SignDialogProps {
  readonly fileId: string;
  readonly fileName: string;
  readonly version: number;
  readonly onClose: () => void;
}

const MEANINGS = fileSignatureMeaningSchema.options;
const EMPTY: SignEntry = { meaning: "author", comment: "", signatureId: null };

/** The meaning of a signature, then the proof of identity, which is valid for this one signature. */
export const SignDialog = ({ fileId, fileName, version, onClose }: SignDialogProps) => {
  const t = useTranslation();
  const toasts = useToasts();
  const { name } = useSession();
  const sign = useSign(fileId, version);
  const [entry, setEntry] = useState<SignEntry>(EMPTY);
  const [isProving, setProving] = useState(false);
  const give = (token: string) =>
    sign.mutate(
      { ...entry, token },
      {
        onSuccess: () => {
          toasts.success(t("signing.signed", { version }));
          onClose();
        },
        onError: () => setProving(false),
      },
    );
  return (
    <Dialog
      open
      title={t("signing.title", { version })}
      footer={null}
      width={520}
      mask={{ closable: false }}
      onCancel={onClose}
    >
      {isProving && (
        <>
          <p className={styles.statement}>
            {t("signing.statement", {
              name,
              file: fileName,
              version,
              meaning: t(`signing.meaning-${entry.meaning}`),
            })}
          </p>
          <Proof onProven={give} />
          <Button type="text" block onClick={() => setProving(false)}>
            {t("signing.back")}
          </Button>
        </>
      )}
      <div hidden={isProving}>
        {sign.error && <Alert type="error" role="alert" showIcon title={formatError(t, sign.error)} />}
        <EntryForm
          entry={entry}
          onDone={(next) => {
            setEntry(next);
            sign.reset();
            setProving(true);
          }}
        />
      </div>
    </Dialog>
  );
};

const EntryForm = ({ entry, onDone }: { entry: SignEntry; onDone: (next: SignEntry) => void }) => {
  const t = useTranslation();
  return (
    <Form<SignEntry> layout="vertical" requiredMark={false} initialValues={entry} onFinish={onDone}>
      <Form.Item name="meaning" label={t("signing.meaning")}>
        <Radio.Group
          vertical
          options={MEANINGS.map((value) => ({ value, label: t(`signing.meaning-${value}`) }))}
        />
      </Form.Item>
      <Form.Item name="comment" label={t("signing.comment")}>
        <Input.TextArea rows={2} maxLength={200} showCount />
      </Form.Item>
      <Form.Item name="signatureId" label={t("signing.hand")}>
        <SignatureChoice />
      </Form.Item>
      <p className={styles.soft}>{t("signing.note")}</p>
      <Button type="primary" htmlType="submit" block>
        {t("signing.goOn")}
      </Button>
    </Form>
  );
};
