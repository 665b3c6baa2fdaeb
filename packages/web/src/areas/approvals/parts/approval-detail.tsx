import { type ApprovalRecord, approvalKindOf } from "@benchleaf/contract";
import { useNavigate } from "@tanstack/react-router";
import { Button } from "antd";
import { useState } from "react";
import { ConfirmDialog } from "../../../kernel/parts/confirm-dialog.tsx";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { useSession } from "../../../kernel/session.ts";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { useApproval, useCancelApproval, useResetApproval } from "../approvals.queries.ts";
import styles from "./approval-detail.module.css";
import { ApprovalFacts } from "./approval-facts.tsx";
import { ApprovalLog } from "./approval-log.tsx";
import { ApprovalRounds } from "./approval-rounds.tsx";
import { ApprovalSignatures } from "./approval-signatures.tsx";
import { ApprovalSteps } from "./approval-steps.tsx";
import { DecideDialog } from "./decide-dialog.tsx";
import { TransferDialog } from "./transfer-dialog.tsx";

type Asked = "approved" | "rejected" | "transfer" | "cancel" | "reset";

/** Where the author resubmits, while it is pending or after it was refused: the original form, filled in. */
const SubmitAgain = ({ record }: { readonly record: ApprovalRecord }) => {
  const t = useTranslation();
  const navigate = useNavigate();
  const { userId } = useSession();
  const { kind, objectId, status, remark } = record;
  const { asksAgain } = approvalKindOf(kind);
  const isOver = status === "REJECTED" || status === "canceled";
  const mayAsk = isOver || status === "PENDING";
  if (asksAgain === undefined || !mayAsk || record.submitUserId !== userId) return null;
  const search = { ...asksAgain.search, ...(remark && { reason: remark }) };
  const page = asksAgain.page.replace(":objectId", objectId);
  return (
    <Button onClick={() => void navigate({ to: page, search })}>
      {t(isOver ? "approvals.submitAgain" : "approvals.changeSubmission")}
    </Button>
  );
};

const Actions = ({
  record,
  onAsk,
}: {
  readonly record: ApprovalRecord;
  readonly onAsk: (what: Asked) => void;
}) => {
  const t = useTranslation();
  const { decide, transfer, cancel, reset } = record.abilities;
  return (
    <div className={styles.actions}>
      {decide && (
        <>
          <Button type="primary" onClick={() => onAsk("approved")}>
            {t("approvals.approve")}
          </Button>
          <Button danger onClick={() => onAsk("rejected")}>
            {t("approvals.reject")}
          </Button>
        </>
      )}
      {transfer && <Button onClick={() => onAsk("transfer")}>{t("approvals.transfer")}</Button>}
      {cancel && <Button onClick={() => onAsk("cancel")}>{t("approvals.cancel")}</Button>}
      {reset && <Button onClick={() => onAsk("reset")}>{t("approvals.reset")}</Button>}
      <SubmitAgain record={record} />
    </div>
  );
};

const ApprovalRecordView = ({ record }: { readonly record: ApprovalRecord }) => {
  const t = useTranslation();
  const toasts = useToasts();
  const [asked, setAsked] = useState<Asked | null>(null);
  const cancel = useCancelApproval();
  const reset = useResetApproval();
  const close = () => setAsked(null);
  const settle = (work: typeof cancel, done: string) =>
    work.mutate(record.id, {
      onSuccess: () => toasts.success(done),
      onError: toasts.failure,
      onSettled: close,
    });
  return (
    <>
      <Actions record={record} onAsk={setAsked} />
      <ApprovalFacts record={record} />
      <h3 className={styles.section}>{t("approvals.steps")}</h3>
      <ApprovalSteps kind={record.kind} steps={record.steps} />
      {record.steps.some(({ needsSignature }) => needsSignature) && (
        <ApprovalSignatures recordId={record.id} />
      )}
      <ApprovalRounds kind={record.kind} earlier={record.earlier} />
      <h3 className={styles.section}>{t("approvals.log")}</h3>
      <ApprovalLog recordId={record.id} />
      {(asked === "approved" || asked === "rejected") && (
        <DecideDialog records={[record]} status={asked} onClose={close} onDecided={close} />
      )}
      {asked === "transfer" && <TransferDialog record={record} onClose={close} />}
      <ConfirmDialog
        isOpen={asked === "cancel"}
        title={t("approvals.cancelTitle")}
        action={t("approvals.cancel")}
        isBusy={cancel.isPending}
        onConfirm={() => settle(cancel, t("approvals.canceled"))}
        onClose={close}
      >
        {t("approvals.cancelText")}
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={asked === "reset"}
        title={t("approvals.resetTitle")}
        action={t("approvals.reset")}
        isBusy={reset.isPending}
        onConfirm={() => settle(reset, t("approvals.resetDone"))}
        onClose={close}
      >
        {t("approvals.resetText")}
      </ConfirmDialog>
    </>
  );
};

/** One submission next to the list: what it is, its approvers, its log, and the user's actions. */
export const ApprovalDetail = ({ recordId }: { readonly recordId: string }) => {
  const t = useTranslation();
  const { data, error, refetch } = useApproval(recordId);
  if (data) return <ApprovalRecordView key={recordId} record={data} />;
  if (data === null) return <p>{t("approvals.gone")}</p>;
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return <ListSkeleton rows={6} label={t("shell.loading")} />;
};

/** What was submitted, above its detail. */
export const ApprovalTitle = ({ recordId }: { readonly recordId: string }) => {
  const t = useTranslation();
  return useApproval(recordId).data?.title ?? t("approvals.panelTitle");
};
