import type { TeamLimit } from "@benchleaf/contract";
import { Tag } from "antd";
import { useFormat } from "../../../kernel/format.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { formatStorage } from "../price-choice.ts";
import styles from "./plans.module.css";

const Mark = ({ limit }: { limit: TeamLimit }) => {
  const t = useTranslation();
  if (limit.limit >= 0 && limit.used > limit.limit) return <Tag color="error">{t("plans.over")}</Tag>;
  return limit.isNear ? <Tag color="warning">{t("plans.near")}</Tag> : null;
};

/** Every limit of the team with its usage and source. */
export const LimitsTable = ({ limits }: { limits: readonly TeamLimit[] }) => {
  const t = useTranslation();
  const format = useFormat();
  const say = ({ unit }: TeamLimit, amount: number): string =>
    unit === "bytes" ? formatStorage(format, amount) : format.number(amount);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by key (WCAG 2.1.1).
    <section className={styles.tableBox} tabIndex={0} aria-label={t("plans.limits")}>
      <table className={styles.table} aria-label={t("plans.limits")}>
        <thead>
          <tr>
            <th scope="col">{t("plans.limit")}</th>
            <th scope="col">{t("plans.used")}</th>
            <th scope="col">{t("plans.source")}</th>
          </tr>
        </thead>
        <tbody>
          {limits.map((limit) => (
            <tr key={limit.feature}>
              <th scope="row">
                {t(`plans.feature_${limit.feature}`)}
                {limit.feature === "PROJECT_FILE_LIMIT" && limit.limit >= 0 && (
                  <span className={styles.small}>{t("plans.fullest")}</span>
                )}
              </th>
              <td className={styles.number}>
                {t("plans.usedOf", {
                  used: say(limit, limit.used),
                  limit: limit.limit < 0 ? t("plans.unlimited") : say(limit, limit.limit),
                })}{" "}
                <Mark limit={limit} />
              </td>
              <td className={styles.soft}>{t(`plans.source_${limit.source}`)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};
