import type { ApprovalRecord } from "@benchleaf/contract";
import { useNavigate } from "@tanstack/react-router";
import { Button } from "antd";
import { useState } from "react";
import { ConfirmDialog } from "../../../kernel/parts/confirm-dialog.tsx";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { SidePanel } from "../../../kernel/parts/side-panel.tsx";
import { useSession } from "../../../kernel/session.ts";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useWords } from "../../../kernel/words.ts";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { useApproval, useCancelApproval, useResetApproval } from "../approvals.queries.ts";
import { ApprovalFacts } from "./approval-facts.tsx";
import { ApprovalLog } from "./approval-log.tsx";
import styles from "./approval-panel.module.css";
import { ApprovalSignatures } from "./approval-signatures.tsx";
import { ApprovalSteps } from "./approval-steps.tsx";
import { DecideDialog } from "./decide-dialog.tsx";
import { TransferDialog } from "./transfer-dialog.tsx";

type Asked = "approved" | "rejected" | "transfer" | "cancel" | "reset";

/** Where who was refused, or took it back, asks once more: the form of the first time, as it was filled. */
const SubmitAgain = ({ record }: { readonly record: ApprovalRecord }) => {
  const t = useWords();
  const navigate = useNavigate();
  const { userId } = useSession();
  const { projectId, status, remark } = record;
  const isOver = status === "REJECTED" || status === "canceled";
  if (projectId === null || !isOver || record.submitUserId !== userId) return null;
  const search = { ask: "deletion", ...(remark && { reason: remark }) };
  return (
    <Button onClick={() => void navigate({ to: `/project/${projectId}/config`, search })}>
      {t("approvals.submitAgain")}
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
  const t = useWords();
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

const Shown = ({ record }: { readonly record: ApprovalRecord }) => {
  const t = useWords();
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
      <h2 className={styles.section}>{record.title}</h2>
      <ApprovalFacts record={record} />
      <h2 className={styles.section}>{t("approvals.steps")}</h2>
      <ApprovalSteps steps={record.steps} />
      {record.steps.some(({ needsSignature }) => needsSignature) && (
        <ApprovalSignatures recordId={record.id} />
      )}
      <h2 className={styles.section}>{t("approvals.log")}</h2>
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

interface ApprovalPanelProps {
  readonly recordId: string;
  readonly onClose: () => void;
}

/** One submission beside the list: what it is, whom it asks, what was done, and what the reader may do. */
export const ApprovalPanel = ({ recordId, onClose }: ApprovalPanelProps) => {
  const t = useWords();
  const { data, error, refetch } = useApproval(recordId);
  return (
    <SidePanel open title={t("approvals.panelTitle")} size={480} onClose={onClose}>
      {error && data === undefined && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!error && data === undefined && <ListSkeleton rows={6} label={t("shell.loading")} />}
      {data === null && <p>{t("approvals.gone")}</p>}
      {data && <Shown record={data} />}
    </SidePanel>
  );
};
