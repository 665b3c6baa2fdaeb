import type { TeamFigures } from "@benchleaf/contract";
import { useMemo } from "react";
import { Chart } from "../../../kernel/charts/chart.tsx";
import type { ChartData } from "../../../kernel/charts/chart-data.ts";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { useKindName } from "../../../kernel/parts/file-icon.tsx";
import { useTranslation } from "../../../kernel/translation.ts";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { Section } from "../../../ui/sections.tsx";
import { useTeamFigures } from "../settings.queries.ts";
import styles from "./settings.module.css";

const DAYS = 90;

const useUsage = ({ kinds, days }: TeamFigures): readonly [ChartData, ChartData] => {
  const t = useTranslation();
  const kindName = useKindName();
  return useMemo((): readonly [ChartData, ChartData] => {
    const perDay = (key: "created" | "saved") => ({
      key,
      name: t(`usage.${key}`),
      values: days.map((day) => day[key]),
    });
    return [
      {
        kind: "share",
        title: t("usage.roomByKind"),
        measure: { kind: "bytes" },
        axis: { kind: "names", heading: t("usage.kind"), places: kinds.map(({ kind }) => kindName(kind)) },
        series: [{ key: "bytes", name: t("usage.room"), values: kinds.map(({ bytes }) => bytes) }],
      },
      {
        kind: "line",
        title: t("usage.perDay"),
        measure: { kind: "number" },
        axis: { kind: "days", heading: t("usage.day"), places: days.map(({ day }) => day) },
        series: [perDay("created"), perDay("saved")],
      },
    ];
  }, [kinds, days, kindName, t]);
};

const Charts = ({ figures }: { figures: TeamFigures }) => {
  const [room, perDay] = useUsage(figures);
  return (
    <div className={styles.charts}>
      <Chart data={room} headingLevel={3} />
      <Chart data={perDay} headingLevel={3} />
    </div>
  );
};

/** What the team uses, for its owner. */
export const UsageSection = () => {
  const t = useTranslation();
  const { data, error, refetch } = useTeamFigures(DAYS);
  return (
    <Section title={t("usage.title")} lead={t("usage.lead")}>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <ListSkeleton label={t("shell.loading")} />}
      {data && <Charts figures={data} />}
    </Section>
  );
};
