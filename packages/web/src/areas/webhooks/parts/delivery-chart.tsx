import type { DeliveryDay } from "@benchleaf/contract";
import { useMemo } from "react";
import { Chart } from "../../../kernel/charts/chart.tsx";
import type { ChartData } from "../../../kernel/charts/chart-data.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { useDeliveryDays } from "../webhooks.queries.ts";
import styles from "./webhooks.module.css";

const STATES = ["succeeded", "failed", "waiting"] as const;

const DaysChart = ({ days }: { days: readonly DeliveryDay[] }) => {
  const t = useTranslation();
  const data = useMemo(
    (): ChartData => ({
      kind: "bars",
      isStacked: true,
      title: t("webhooks.daysTitle"),
      measure: { kind: "number" },
      axis: { kind: "days", heading: t("webhooks.day"), places: days.map(({ day }) => day) },
      series: STATES.map((key) => ({
        key,
        name: t(`webhooks.status-${key}`),
        values: days.map((day) => day[key]),
      })),
    }),
    [days, t],
  );
  return (
    <div className={styles.days}>
      <Chart data={data} headingLevel={3} />
    </div>
  );
};

/** How the messages to a webhook fared, day by day; nothing until the first was sent. */
export const DeliveryChart = ({ webhookId }: { webhookId: string }) => {
  const { data: days } = useDeliveryDays(webhookId);
  const isAny = days?.some((day) => STATES.some((state) => day[state] > 0));
  return isAny && days ? <DaysChart days={days} /> : null;
};
