import { LockOutlined } from "@ant-design/icons";
import { MAX_PROJECT_REQUEST_WORDS, type OwnProjectRequest, projectAccessApi } from "@benchleaf/contract";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { Alert, Button, Form, Input } from "antd";
import { useEffect } from "react";
import { ListSkeleton } from "../../ui/list-skeleton.tsx";
import { Disc, StateCard } from "../../ui/state-card.tsx";
import { call } from "../client.ts";
import { useToasts } from "../toasts/use-toasts.ts";
import { useTranslation } from "../translation.ts";
import styles from "./project-request.module.css";

const keyOf = (projectId: string) => ["project-request", projectId];

const useOwnRequest = (projectId: string) =>
  useQuery({
    queryKey: keyOf(projectId),
    queryFn: ({ signal }) => call(projectAccessApi.ownProjectRequest, { params: { projectId } }, { signal }),
    throwOnError: false,
    retry: false,
  });

const useSubmit = (projectId: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (message: string) =>
      call(projectAccessApi.askForProject, { params: { projectId }, body: { message } }),
    onSuccess: (state) => client.setQueryData<OwnProjectRequest>(keyOf(projectId), state),
  });
};

const AskForm = ({ projectId }: { projectId: string }) => {
  const t = useTranslation();
  const toasts = useToasts();
  const ask = useSubmit(projectId);
  const send = ({ message = "" }: { message?: string }) =>
    !ask.isPending && ask.mutate(message, { onError: toasts.failure });
  return (
    <Form layout="vertical" requiredMark={false} onFinish={send}>
      <Form.Item name="message" label={`${t("projectAccess.message")} (${t("shell.optional")})`}>
        <Input.TextArea rows={3} maxLength={MAX_PROJECT_REQUEST_WORDS} />
      </Form.Item>
      <Button type="primary" htmlType="submit" loading={ask.isPending}>
        {t("projectAccess.send")}
      </Button>
    </Form>
  );
};

/**
 * Instead of a project that one may not open: nothing of it, and the way to ask. What is none of the team's leads
 * back.
 */
export const ProjectRequest = ({ projectId }: { projectId: string }) => {
  const t = useTranslation();
  const toasts = useToasts();
  const navigate = useNavigate();
  const { data, error } = useOwnRequest(projectId);
  useEffect(() => {
    if (!error) return;
    toasts.warning(t("projects.notOpened"));
    void navigate({ to: "/project", replace: true });
  }, [error, navigate, toasts, t]);
  if (!data) return <ListSkeleton label={t("shell.loading")} />;
  const back = <Link to="/project">{t("projectAccess.back")}</Link>;
  return (
    <section className={styles.page} aria-label={t("projectAccess.title")}>
      <StateCard
        picture={
          <Disc>
            <LockOutlined />
          </Disc>
        }
        title={t("projectAccess.title")}
        text={data.state === "none" ? t("projectAccess.text") : ""}
        action={back}
      />
      <div role="status">
        {data.state === "pending" && <Alert type="success" showIcon title={t("projectAccess.pending")} />}
        {data.state === "rejected" && (
          <Alert type="info" showIcon title={t("projectAccess.rejected", { reason: data.reason })} />
        )}
      </div>
      {data.state === "none" && <AskForm projectId={projectId} />}
    </section>
  );
};
