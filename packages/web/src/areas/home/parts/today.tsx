import { AuditOutlined, BellOutlined, CheckCircleOutlined } from "@ant-design/icons";
import { Link } from "@tanstack/react-router";
import { useUnread } from "../../../kernel/notifications/notifications.queries.ts";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { Moment } from "../../../kernel/parts/moment.tsx";
import { useWords } from "../../../kernel/words.ts";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { useWaitingApprovals } from "../waiting.queries.ts";
import styles from "./home.module.css";
import { HomeSection } from "./home-section.tsx";

const Waiting = () => {
  const t = useWords();
  const { data, error, refetch } = useWaitingApprovals();
  const unread = useUnread()?.total ?? 0;
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton rows={2} label={t("shell.loading")} />;
  if (data.records.length === 0 && unread === 0)
    return (
      <p className={styles.calm}>
        <CheckCircleOutlined /> {t("files.todayNone")}
      </p>
    );
  return (
    <ul className={styles.list}>
      {data.records.map(({ id, title, submitUserName, createTime }) => (
        <li key={id}>
          <Link to="/homepage/audit" search={{ record: id }} className={styles.entry}>
            <AuditOutlined />
            <span className={styles.name}>{t("files.toApprove", { title })}</span>
            <span className={styles.aside}>
              {submitUserName} · <Moment instant={createTime} />
            </span>
          </Link>
        </li>
      ))}
      {unread > 0 && (
        <li>
          <Link to="/homepage/notifications" search={{ unread: "1" }} className={styles.entry}>
            <BellOutlined />
            <span className={styles.name}>{t("files.toRead", { count: unread })}</span>
          </Link>
        </li>
      )}
    </ul>
  );
};

/** What waits for the reader. */
export const Today = () => {
  const t = useWords();
  return (
    <HomeSection title={t("files.today")} more={{ to: "/homepage/audit", label: t("approvals.mine") }}>
      <Waiting />
    </HomeSection>
  );
};
