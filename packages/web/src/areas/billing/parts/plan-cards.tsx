import { CheckOutlined } from "@ant-design/icons";
import {
  CUSTOM_QUOTE_SEATS,
  MIN_TEAM_SEATS,
  type Plan,
  type PlanPrice,
  planSupport,
  storageOf,
  type TeamPlan,
} from "@benchleaf/contract";
import { Tag } from "antd";
import type { ReactNode } from "react";
import { useFormat } from "../../../kernel/format.ts";
import { usePreferences } from "../../../kernel/preferences.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { formatMoney, formatStorage } from "../price-choice.ts";
import styles from "./plans.module.css";

interface CardProps {
  readonly plan: Plan;
  readonly isCurrent: boolean;
  readonly price: ReactNode;
  readonly points: readonly string[];
  readonly children?: ReactNode;
}

const forWhom = { standard: "plans.forStandard", team: "plans.forTeam", custom: "plans.forCustom" } as const;

const Card = ({ plan, isCurrent, price, points, children }: CardProps) => {
  const t = useTranslation();
  const id = `plan-${plan}`;
  return (
    <section className={`${styles.card} ${plan === "team" ? styles.main : ""}`} aria-labelledby={id}>
      <h3 className={styles.name} id={id}>
        {t(`plans.plan_${plan}`)}
        {isCurrent && <Tag color="success">{t("plans.current")}</Tag>}
      </h3>
      <p className={styles.for}>{t(forWhom[plan])}</p>
      <p className={styles.price}>{price}</p>
      {children}
      <ul className={styles.points}>
        {points.map((point) => (
          <li key={point} className={styles.point}>
            <CheckOutlined className={styles.tick ?? ""} aria-hidden />
            {point}
          </li>
        ))}
      </ul>
    </section>
  );
};

const PriceOfTeam = ({ price }: { price: PlanPrice }) => {
  const t = useTranslation();
  const { locale } = usePreferences();
  const { amount, currency, interval, seats } = price;
  return (
    <>
      <span className={styles.amount}>{formatMoney(locale, currency, amount)}</span>{" "}
      {t(interval === "month" ? "plans.perMonth" : "plans.perYear")}
      <span className={styles.small}>
        {t(`plans.perSeat_${interval}`, {
          amount: formatMoney(locale, currency, Math.round(amount / seats)),
        })}
      </span>
    </>
  );
};

interface PlanCardsProps {
  readonly teamPlan: TeamPlan;
  readonly price: PlanPrice | undefined;
  readonly seats: number | undefined;
  /** Shown if there is no price. */
  readonly withoutPrice: string | null;
  readonly teamAction: ReactNode;
  readonly quoteAction: ReactNode;
}

/** The three plans next to each other. */
export const PlanCards = (props: PlanCardsProps) => {
  const { teamPlan, price, seats, withoutPrice, teamAction, quoteAction } = props;
  const t = useTranslation();
  const format = useFormat();
  const current = teamPlan.plan;
  const freeSeats = teamPlan.limits.find(({ feature }) => feature === "USER_SEAT");
  const storage = (plan: Plan, count: number) =>
    t("plans.factStorage", { amount: formatStorage(format, storageOf(plan, count)) });
  return (
    <div className={styles.cards}>
      <Card
        plan="standard"
        isCurrent={current === "standard"}
        price={<span className={styles.amount}>{t("plans.free")}</span>}
        points={[
          // While a plan runs, its seats are the limit: how many are free without it is not known here.
          ...(freeSeats?.source === "setting" ? [t("plans.factSeatsFree", { count: freeSeats.limit })] : []),
          storage("standard", 1),
          t(`plans.factSupport_${planSupport.standard}`),
        ]}
      />
      <Card
        plan="team"
        isCurrent={current === "team"}
        price={
          price ? <PriceOfTeam price={price} /> : <span className={styles.small}>{withoutPrice ?? ""}</span>
        }
        points={[
          t("plans.factSeatsFrom", { count: MIN_TEAM_SEATS }),
          storage("team", seats ?? MIN_TEAM_SEATS),
          t(`plans.factSupport_${planSupport.team}`),
          t("plans.factAll"),
        ]}
      >
        {teamAction}
      </Card>
      <Card
        plan="custom"
        isCurrent={current === "custom"}
        price={<span className={styles.amount}>{t("plans.onRequest")}</span>}
        points={[
          t("plans.factSeatsAbove", { count: CUSTOM_QUOTE_SEATS }),
          t("plans.factStorageCustom"),
          t(`plans.factSupport_${planSupport.custom}`),
          t("plans.factAll"),
        ]}
      >
        {quoteAction}
      </Card>
    </div>
  );
};
