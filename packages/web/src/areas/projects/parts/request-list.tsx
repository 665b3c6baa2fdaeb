import { MAX_PROJECT_REQUEST_WORDS, type MemberRole, type ProjectRequest } from "@benchleaf/contract";
import { Button, Form, Input, Select } from "antd";
import { useState } from "react";
import { FormDialog } from "../../../kernel/parts/form-dialog.tsx";
import { Moment } from "../../../kernel/parts/moment.tsx";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { useDecideRequest, useProjectRequests } from "../project.queries.ts";
import styles from "./request-list.module.css";
import { useRoleOptions } from "./role-options.ts";

interface RequestProps {
  readonly projectId: string;
  readonly request: ProjectRequest;
}

const RefuseDialog = ({ projectId, request, onClose }: RequestProps & { onClose: () => void }) => {
  const t = useTranslation();
  const toasts = useToasts();
  const decide = useDecideRequest(projectId);
  return (
    <FormDialog
      title={t("projectAccess.refuseTitle", { name: request.userName })}
      action={t("projectAccess.refuse")}
      isDanger
      isBusy={decide.isPending}
      onSubmit={({ reason }: { reason: string }) =>
        decide.mutate(
          { projectRequestId: request.id, isApproved: false, reason },
          { onSuccess: onClose, onError: toasts.failure },
        )
      }
      onClose={onClose}
    >
      <Form.Item
        name="reason"
        label={t("projectAccess.reason")}
        rules={[{ required: true, whitespace: true, message: t("approvals.reasonRequired") }]}
      >
        <Input.TextArea autoFocus rows={3} maxLength={MAX_PROJECT_REQUEST_WORDS} />
      </Form.Item>
    </FormDialog>
  );
};

const RequestRow = ({ projectId, request }: RequestProps) => {
  const t = useTranslation();
  const toasts = useToasts();
  const options = useRoleOptions();
  const [role, setRole] = useState<MemberRole>("viewer");
  const [isRefusing, setRefusing] = useState(false);
  const decide = useDecideRequest(projectId);
  const accept = () =>
    decide.mutate(
      { projectRequestId: request.id, isApproved: true, role },
      { onSuccess: () => toasts.success(t("projectAccess.decided")), onError: toasts.failure },
    );
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <strong>{request.userName}</strong> <Moment instant={request.createTime} />
        {request.message && <p>{request.message}</p>}
      </div>
      <Select<MemberRole>
        aria-label={t("projectAccess.role", { name: request.userName })}
        value={role}
        options={options.map(({ value, label }) => ({ value, label }))}
        onChange={setRole}
        style={{ width: 140 }}
      />
      <Button type="primary" loading={decide.isPending} onClick={accept}>
        {t("projectAccess.accept")}
      </Button>
      <Button danger onClick={() => setRefusing(true)}>
        {t("projectAccess.refuse")}
      </Button>
      {isRefusing && (
        <RefuseDialog projectId={projectId} request={request} onClose={() => setRefusing(false)} />
      )}
    </li>
  );
};

/** Requests to join, above the members; nothing if there are none. */
export const RequestList = ({ projectId }: { projectId: string }) => {
  const t = useTranslation();
  const { data = [] } = useProjectRequests(projectId);
  if (data.length === 0) return null;
  return (
    <section aria-label={t("projectAccess.requests")}>
      <h2 className={styles.title}>{t("projectAccess.requests")}</h2>
      <ul className={styles.list}>
        {data.map((request) => (
          <RequestRow key={request.id} projectId={projectId} request={request} />
        ))}
      </ul>
    </section>
  );
};
