import { AuditOutlined, PlusOutlined } from "@ant-design/icons";
import { Link } from "@tanstack/react-router";
import { isOffered } from "../../../kernel/gates.ts";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { Moment } from "../../../kernel/parts/moment.tsx";
import { currentVisitor } from "../../../kernel/router.tsx";
import { hasPermission } from "../../../kernel/session.ts";
import { useRoutes } from "../../../kernel/shell/routes-context.ts";
import { useWords } from "../../../kernel/words.ts";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { useWaitingApprovals } from "../waiting.queries.ts";
import styles from "./home-side.module.css";

const Waiting = () => {
  const t = useWords();
  const { data, error, refetch } = useWaitingApprovals();
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton rows={2} label={t("shell.loading")} />;
  if (data.records.length === 0) return <p className={styles.soft}>{t("approvals.emptyAskedTitle")}</p>;
  return (
    <ul className={styles.list}>
      {data.records.map(({ id, title, submitUserName, createTime }) => (
        <li key={id}>
          <Link to="/homepage/audit" search={{ record: id }} className={styles.entry}>
            <AuditOutlined aria-hidden="true" />
            <span className={styles.name}>
              {title}
              <span className={styles.soft}>
                {submitUserName} · <Moment instant={createTime} />
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
};

/** What the areas let one begin, as the palette offers it. */
const QuickCreate = () => {
  const t = useWords();
  const visitor = currentVisitor();
  const creates = useRoutes()
    .filter((route) => isOffered(route, visitor))
    .flatMap((route) => route.creates ?? [])
    .filter(({ permission }) => !permission || hasPermission(permission));
  return (
    <ul className={styles.list}>
      {creates.map(({ label, to, search }) => (
        <li key={label}>
          <Link to={to} search={search ?? {}} className={styles.entry}>
            <PlusOutlined aria-hidden="true" />
            <span className={styles.name}>{t(label)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
};

/** Beside what was changed last: what waits for the user, and what they may begin. */
export default function HomeSide() {
  const t = useWords();
  return (
    <>
      <section aria-labelledby="waiting-title">
        <div className={styles.head}>
          <h2 id="waiting-title">{t("approvals.mine")}</h2>
          <Link to="/homepage/audit">{t("notifications.seeAll")}</Link>
        </div>
        <Waiting />
      </section>
      <section aria-labelledby="create-title">
        <div className={styles.head}>
          <h2 id="create-title">{t("shell.paletteCreates")}</h2>
        </div>
        <QuickCreate />
      </section>
    </>
  );
}
