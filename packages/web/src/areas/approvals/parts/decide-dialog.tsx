import { type ApprovalRecord, approvalKindOf } from "@benchleaf/contract";
import { Button, Form, Input } from "antd";
import { useState } from "react";
import { useFormat } from "../../../kernel/format.ts";
import { Dialog } from "../../../kernel/parts/dialog.tsx";
import { FormDialog } from "../../../kernel/parts/form-dialog.tsx";
import { usePreferences } from "../../../kernel/preferences.ts";
import { useSession } from "../../../kernel/session.ts";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { type PhraseKey, useTranslation } from "../../../kernel/translation.ts";
import { Proof } from "../../../shared/signatures/proof.tsx";
import { SignatureChoice } from "../../../shared/signatures/signature-choice.tsx";
import { kindLabel } from "../approval-labels.ts";
import { useDecide } from "../approvals.queries.ts";
import { type DecisionEntry, decisionDataOf } from "../decision-entry.ts";
import styles from "./approval-detail.module.css";
import { DecisionFields } from "./decision-fields.tsx";

const MAX_REMARK = 200;

/** The dialog's fields; what an approval carries, by the submission. */
interface DecideEntry {
  readonly remark: string;
  readonly data?: Readonly<Record<string, DecisionEntry>>;
}

interface DecideDialogProps {
  readonly records: readonly ApprovalRecord[];
  readonly status: "approved" | "rejected";
  readonly onClose: () => void;
  readonly onDecided: () => void;
}

/** Whether one of these waits at a step whose decisions are signed. */
const needsSignature = (records: readonly ApprovalRecord[]): boolean =>
  records.some(({ steps }) => steps.some((step) => step.state === "pending" && step.needsSignature));

/**
 * Asks for a remark, which a rejection must have, and decides one submission or several. Where a step is signed, the
 * approver proves once more who they are, and that signs all of them.
 */
export const DecideDialog = ({ records, status, onClose, onDecided }: DecideDialogProps) => {
  const t = useTranslation();
  const toasts = useToasts();
  const decide = useDecide();
  const isRejection = status === "rejected";
  const isSigned = needsSignature(records);
  /** What the approval deletes. */
  const doomed = isRejection
    ? []
    : records.filter(({ kind }) => approvalKindOf(kind).isGoneOnceApproved ?? false);
  const count = records.length;
  const { timezone } = usePreferences();
  const [entry, setEntry] = useState<DecideEntry>({ remark: "" });
  const [isProving, setProving] = useState(false);

  const submit = ({ remark, data }: DecideEntry, proof: SigningProof | null) => {
    const signature = proof && { ...proof, timezone };
    decide.mutate(
      records.map(({ id, decisionFields }) => ({
        recordId: id,
        status,
        remark,
        data: isRejection ? {} : decisionDataOf(decisionFields, data?.[id]),
        signature,
      })),
      {
        onSuccess: (answers) => {
          const failed = answers.filter(({ code }) => code !== "success");
          const done = answers.length - failed.length;
          const [only] = doomed;
          if (done === 1 && only && records.length === 1)
            toasts.success(t("approvals.deletedByApproval", { name: only.title }));
          else if (done > 0) toasts.success(t("approvals.decided", { count: done }));
          const [first] = failed;
          if (first) {
            const reason = t(`errors.${first.code}` as PhraseKey);
            toasts.warning(t("approvals.notDecided", { count: failed.length, reason }));
          }
          onDecided();
        },
        onError: toasts.failure,
      },
    );
  };

  const title = t(isRejection ? "approvals.rejectTitle" : "approvals.approveTitle", { count });
  if (isProving)
    return (
      <SigningDialog
        title={title}
        meaning={isRejection ? "rejection" : "approval"}
        records={records}
        onProven={(proof) => submit(entry, proof)}
        onBack={() => setProving(false)}
        onClose={onClose}
      />
    );
  return (
    <FormDialog
      title={title}
      action={t(
        isRejection
          ? "approvals.reject"
          : doomed.length > 0
            ? "approvals.approveDeletion"
            : "approvals.approve",
      )}
      isDanger={isRejection || doomed.length > 0}
      isBusy={decide.isPending}
      initialValues={entry}
      lead={
        <>
          <Titles records={records.filter((record) => !doomed.includes(record))} />
          <Doomed records={doomed} />
          {isSigned && <p className={styles.soft}>{t("approvals.signatureNote")}</p>}
        </>
      }
      onSubmit={(filled: DecideEntry) => {
        setEntry(filled);
        if (isSigned) setProving(true);
        else submit(filled, null);
      }}
      onClose={onClose}
    >
      {!isRejection && records.map((record) => <DecisionFields key={record.id} record={record} />)}
      <Form.Item
        name="remark"
        label={t(isRejection ? "approvals.remark" : "approvals.remarkOptional")}
        rules={[
          { required: isRejection, whitespace: isRejection, message: t("approvals.reasonRequired") },
          { max: MAX_REMARK, message: t("approvals.remarkTooLong") },
        ]}
      >
        <Input.TextArea autoFocus rows={3} maxLength={MAX_REMARK} showCount />
      </Form.Item>
    </FormDialog>
  );
};

/** What an approval deletes, with its amount. */
const Doomed = ({ records }: Pick<DecideDialogProps, "records">) => {
  const t = useTranslation();
  const format = useFormat();
  if (records.length === 0) return null;
  return (
    <>
      <p>{t("approvals.deletesLead")}</p>
      <ul className={styles.titles}>
        {records.map(({ id, title, kind, bizData }) => (
          <li key={id}>
            <strong>{title}</strong>
            {approvalKindOf(kind).figures.map((name) => {
              const value = bizData[name];
              return typeof value === "number" ? (
                <div key={name} className={styles.soft}>
                  {t(kindLabel(kind, name))}: {format.number(value)}
                </div>
              ) : null;
            })}
          </li>
        ))}
      </ul>
    </>
  );
};

const Titles = ({ records }: Pick<DecideDialogProps, "records">) => (
  <ul className={styles.titles}>
    {records.map(({ id, title }) => (
      <li key={id}>{title}</li>
    ))}
  </ul>
);

interface SigningProof {
  readonly token: string;
  readonly signatureId: string | null;
}

interface SigningDialogProps extends Pick<DecideDialogProps, "records" | "onClose"> {
  readonly title: string;
  readonly meaning: "approval" | "rejection";
  readonly onProven: (proof: SigningProof) => void;
  readonly onBack: () => void;
}

/** The meaning of the decisions' signature, and the proof of the signer's identity. */
const SigningDialog = ({ title, meaning, records, onProven, onBack, onClose }: SigningDialogProps) => {
  const t = useTranslation();
  const { name } = useSession();
  const [signatureId, setSignatureId] = useState<string | null>(null);
  return (
    <Dialog open title={title} footer={null} mask={{ closable: false }} onCancel={onClose}>
      <p>{t("approvals.signingStatement", { name, meaning: t(`signing.meaning-${meaning}`) })}</p>
      <Titles records={records} />
      <Form layout="vertical">
        <Form.Item label={t("signing.hand")}>
          <SignatureChoice value={signatureId} onChange={setSignatureId} />
        </Form.Item>
      </Form>
      <Proof onProven={(token) => onProven({ token, signatureId })} />
      <Button type="text" block onClick={onBack}>
        {t("signing.back")}
      </Button>
    </Dialog>
  );
};
