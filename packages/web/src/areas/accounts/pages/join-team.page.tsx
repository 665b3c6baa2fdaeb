import { useNavigate } from "@tanstack/react-router";
import { Button, Form, Input } from "antd";
import { useDeparture } from "../../../kernel/alerts/departure.ts";
import { useBreadcrumbs } from "../../../kernel/breadcrumbs.ts";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { useTranslation } from "../../../kernel/translation.ts";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { Page } from "../../../ui/page.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { invitationCodeOf } from "../invitation-code.ts";
import styles from "../parts/left.module.css";
import { WaitingInvitations } from "../parts/waiting-invitations.tsx";

/** By the link or the code that someone was sent. */
const ByCode = () => {
  const t = useTranslation();
  const navigate = useNavigate();
  const isCode = (_rule: unknown, text: string | undefined) =>
    invitationCodeOf(text ?? "") === null
      ? Promise.reject(new Error(t("left.codeNeeded")))
      : Promise.resolve();
  const open = ({ invitation }: { invitation: string }) =>
    void navigate({ to: `/i/${invitationCodeOf(invitation)}` });
  return (
    <section aria-label={t("left.byCode")}>
      <h2 className={styles.heading}>{t("left.byCode")}</h2>
      <Form layout="vertical" requiredMark={false} validateTrigger="onBlur" onFinish={open}>
        <Form.Item name="invitation" label={t("left.code")} validateFirst rules={[{ validator: isCode }]}>
          <Input maxLength={500} autoComplete="off" />
        </Form.Item>
        <Button htmlType="submit">{t("left.openInvitation")}</Button>
      </Form>
    </section>
  );
};

/** Another team for who is in one: what waits for them, or what they were sent. */
export default function JoinTeamPage() {
  const t = useTranslation();
  const { data, error, refetch } = useDeparture();
  useBreadcrumbs([{ label: t("left.joinTeam") }]);
  const hasInvitations = data !== undefined && data.invitations.length > 0;
  return (
    <Page>
      <PageHeader title={t("left.joinTeam")} />
      <div className={styles.narrow}>
        {error && <ErrorState error={error} onRetry={() => void refetch()} />}
        {!data && !error && <ListSkeleton rows={2} label={t("shell.loading")} />}
        {hasInvitations && <WaitingInvitations invitations={data.invitations} />}
        {data && !hasInvitations && <p>{t("left.noInvitations")}</p>}
        <ByCode />
      </div>
    </Page>
  );
}
