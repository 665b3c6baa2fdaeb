import { CheckCircleOutlined } from "@ant-design/icons";
import { Link } from "@tanstack/react-router";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { useAllWaiting } from "../../../kernel/shell/areas-context.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import styles from "./home.module.css";
import { HomeSection } from "./home-section.tsx";

const Waiting = () => {
  const t = useTranslation();
  const all = useAllWaiting();
  const failed = all.find(({ error, lines }) => error && !lines);
  if (failed)
    return (
      <ErrorState error={failed.error} {...(failed.retry === undefined ? {} : { onRetry: failed.retry })} />
    );
  if (all.some(({ lines }) => !lines)) return <ListSkeleton rows={2} label={t("shell.loading")} />;
  const lines = all.flatMap((one) => one.lines ?? []);
  if (lines.length === 0)
    return (
      <p className={styles.calm}>
        <CheckCircleOutlined /> {t("files.todayNone")}
      </p>
    );
  return (
    <ul className={styles.list}>
      {lines.map(({ key, icon, text, to, search = {}, aside }) => (
        <li key={key}>
          <Link to={to} search={search} className={styles.entry}>
            {icon}
            <span className={styles.name}>{text}</span>
            {aside && <span className={styles.aside}>{aside}</span>}
          </Link>
        </li>
      ))}
    </ul>
  );
};

/** What waits for the reader, whichever area it waits in. */
export default function Today() {
  const t = useTranslation();
  return (
    <HomeSection title={t("files.today")} more={{ to: "/homepage/audit", label: t("approvals.mine") }}>
      <Waiting />
    </HomeSection>
  );
}
