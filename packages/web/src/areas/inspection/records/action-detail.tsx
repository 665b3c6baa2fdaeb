import { type CorrectiveAction, inspectionRecordsApi } from "@benchleaf/contract";
import { Link } from "@tanstack/react-router";
import { Button, Form, Input } from "antd";
import { useState } from "react";
import { addressOf } from "../../../kernel/client.ts";
import { useFormat } from "../../../kernel/format.ts";
import { ColleagueSelect } from "../../../kernel/parts/colleague-select.tsx";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { Fact, Facts } from "../../../kernel/parts/facts.tsx";
import { FormDialog } from "../../../kernel/parts/form-dialog.tsx";
import { useAnnounce } from "../../../kernel/toasts/use-announce.ts";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { upload } from "../../../kernel/upload.ts";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { PickFiles } from "../../../ui/pick-files.tsx";
import { useFormText } from "../form-text.ts";
import styles from "../inspection.module.css";
import { useAction, useChangeAction } from "../inspection.queries.ts";
import { State, type StateTone } from "../inspection-state.tsx";

/** How a corrective action looks as a state. */
export const actionTones: Readonly<Record<CorrectiveAction["state"], StateTone>> = {
  open: "warning",
  proven: "waiting",
  closed: "good",
};

type Asked = "prove" | "reopen" | "update";

const ProveDialog = ({
  action,
  onClose,
}: {
  readonly action: CorrectiveAction;
  readonly onClose: () => void;
}) => {
  const t = useTranslation();
  const toasts = useToasts();
  const change = useChangeAction(action.id);
  const [files, setFiles] = useState<readonly File[]>([]);
  const [isSending, setSending] = useState(false);
  const send = async ({ proof }: { proof: string }) => {
    setSending(true);
    try {
      const sent = [];
      for (const file of files)
        sent.push({ uploadUuid: (await upload(file, () => undefined)).uuid, name: file.name });
      await change.mutateAsync({ op: "prove", proof: proof.trim(), files: sent });
      toasts.success(t("inspecting.proven"));
      onClose();
    } catch (error) {
      toasts.failure(error);
    } finally {
      setSending(false);
    }
  };
  return (
    <FormDialog
      title={t("inspecting.prove")}
      action={t("inspecting.prove")}
      isBusy={isSending}
      onSubmit={(entry: { proof: string }) => void send(entry)}
      onClose={onClose}
    >
      <Form.Item
        name="proof"
        label={t("inspecting.proof")}
        rules={[{ required: true, whitespace: true, message: t("inspecting.proofRequired") }]}
      >
        <Input.TextArea autoFocus rows={4} maxLength={2000} showCount />
      </Form.Item>
      <PickFiles
        label={t("inspecting.addFiles")}
        accept=""
        onFiles={(added) => setFiles([...files, ...added].slice(0, 10))}
      />
      <ul className={styles.previewed}>
        {files.map((file) => (
          <li key={file.name}>{file.name}</li>
        ))}
      </ul>
    </FormDialog>
  );
};

const ReopenDialog = ({
  action,
  onClose,
}: {
  readonly action: CorrectiveAction;
  readonly onClose: () => void;
}) => {
  const t = useTranslation();
  const announce = useAnnounce();
  const change = useChangeAction(action.id);
  return (
    <FormDialog
      title={t("inspecting.reopenTitle")}
      action={t("inspecting.reopen")}
      isBusy={change.isPending}
      onSubmit={({ remark }: { remark: string }) =>
        announce(
          change.mutateAsync({ op: "reopen", remark: remark.trim() }),
          t("inspecting.reopened"),
          onClose,
        )
      }
      onClose={onClose}
    >
      <Form.Item
        name="remark"
        label={t("inspecting.reason")}
        rules={[{ required: true, whitespace: true, message: t("inspecting.reasonRequired") }]}
      >
        <Input.TextArea autoFocus rows={3} maxLength={2000} />
      </Form.Item>
    </FormDialog>
  );
};

const OwnerDialog = ({
  action,
  onClose,
}: {
  readonly action: CorrectiveAction;
  readonly onClose: () => void;
}) => {
  const t = useTranslation();
  const announce = useAnnounce();
  const change = useChangeAction(action.id);
  return (
    <FormDialog
      title={t("inspecting.changeOwner")}
      action={t("shell.save")}
      isBusy={change.isPending}
      initialValues={{ dueDate: action.dueDate }}
      lead={<p>{action.ownerName}</p>}
      onSubmit={({ ownerId, dueDate }: { ownerId?: string; dueDate: string }) =>
        announce(
          change.mutateAsync({ op: "update", ownerId: ownerId ?? action.ownerId, dueDate }),
          t("inspecting.changed"),
          onClose,
        )
      }
      onClose={onClose}
    >
      <Form.Item name="ownerId" label={t("inspecting.columnOwner")}>
        <ColleagueSelect exceptId={action.ownerId} />
      </Form.Item>
      <Form.Item
        name="dueDate"
        label={t("inspecting.dueDate")}
        rules={[{ required: true, message: t("inspecting.daysRequired") }]}
      >
        <Input type="date" style={{ width: 180 }} />
      </Form.Item>
    </FormDialog>
  );
};

/** One corrective action: what was found, what was done, and what can be done now. */
export const ActionDetail = ({ actionId }: { readonly actionId: string }) => {
  const t = useTranslation();
  const say = useFormText();
  const format = useFormat();
  const announce = useAnnounce();
  const { data: action, error, refetch } = useAction(actionId);
  const change = useChangeAction(actionId);
  const [asked, setAsked] = useState<Asked | null>(null);
  if (error && !action) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!action) return <ListSkeleton rows={4} label={t("shell.loading")} />;
  const { abilities } = action;
  const close = () => setAsked(null);
  return (
    <>
      <div className={styles.actions}>
        {abilities.close && (
          <Button
            type="primary"
            loading={change.isPending}
            onClick={() => announce(change.mutateAsync({ op: "close" }), t("inspecting.closedToast"))}
          >
            {t("inspecting.closeAction")}
          </Button>
        )}
        {abilities.prove && (
          <Button type={abilities.close ? "default" : "primary"} onClick={() => setAsked("prove")}>
            {t("inspecting.prove")}
          </Button>
        )}
        {abilities.close && <Button onClick={() => setAsked("reopen")}>{t("inspecting.reopen")}</Button>}
        {abilities.change && (
          <Button onClick={() => setAsked("update")}>{t("inspecting.changeOwner")}</Button>
        )}
      </div>
      <Facts>
        <Fact label={t("inspecting.columnState")}>
          <State tone={actionTones[action.state]}>{t(`inspecting.actionState-${action.state}`)}</State>
        </Fact>
        <Fact label={t("inspecting.columnFinding")}>{say(action.finding)}</Fact>
        <Fact label={t("inspecting.columnTarget")}>
          {action.target.name}
          {action.isBlocking && ` · ${t("inspecting.blocking")}`}
        </Fact>
        <Fact label={t("inspecting.columnOwner")}>{action.ownerName}</Fact>
        <Fact label={t("inspecting.dueDate")}>
          {format.day(action.dueDate)}
          {action.isOverdue && ` · ${t("inspecting.overdue")}`}
        </Fact>
        <Fact label={t("inspecting.fromRecord")}>
          <Link to={`/inspection/view/${action.recordId}`}>
            {action.recordNo} {say(action.formName)}
          </Link>
        </Fact>
        {action.remark && <Fact label={t("inspecting.sentBack")}>{action.remark}</Fact>}
        {action.proof && (
          <Fact
            label={t("inspecting.proof")}
            help={
              action.provenBy &&
              action.proveTime &&
              t("inspecting.provenBy", { name: action.provenBy, time: format.dateTime(action.proveTime) })
            }
          >
            {action.proof}
          </Fact>
        )}
        {action.proofFiles.length > 0 && (
          <Fact label={t("inspecting.proofFiles")}>
            {action.proofFiles.map(({ id, name }) => (
              <div key={id}>
                <a
                  href={addressOf(inspectionRecordsApi.fileContent.path, {
                    params: { inspectionRecordId: action.recordId, inspectionFileId: id },
                  })}
                  target="_blank"
                  rel="noreferrer"
                >
                  {name}
                </a>
              </div>
            ))}
          </Fact>
        )}
        {action.closedBy && action.closeTime && (
          <Fact label={t("inspecting.actionState-closed")}>
            {t("inspecting.closedBy", { name: action.closedBy, time: format.dateTime(action.closeTime) })}
          </Fact>
        )}
      </Facts>
      {asked === "prove" && <ProveDialog action={action} onClose={close} />}
      {asked === "reopen" && <ReopenDialog action={action} onClose={close} />}
      {asked === "update" && <OwnerDialog action={action} onClose={close} />}
    </>
  );
};
