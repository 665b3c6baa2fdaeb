import { addDays, type EquipmentDashboard, startOfZonedDay } from "@benchleaf/contract";
import { useMemo } from "react";
import { Chart } from "../../../kernel/charts/chart.tsx";
import type { ChartData } from "../../../kernel/charts/chart-data.ts";
import { useFormat } from "../../../kernel/format.ts";
import { usePreferences } from "../../../kernel/preferences.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import styles from "./dashboard.module.css";
import type { FigureQuery } from "./figure-bookings.tsx";

/** A part of the bookings with its name, whose list is opened. */
export interface Opened {
  readonly title: string;
  readonly part: Partial<FigureQuery>;
}

interface DashboardChartsProps {
  readonly figures: EquipmentDashboard;
  readonly onOpen: (opened: Opened) => void;
}

interface OpenableChart {
  readonly data: ChartData;
  /** What a value counts. */
  readonly partOf: (series: number, at: number) => Opened;
}

/** Bars of one chart; the longest come first. */
const MOST_BARS = 20;
const shares = [
  ["devices", "equipmentId"],
  ["people", "userId"],
  ["projects", "projectId"],
] as const;
const days = [1, 2, 3, 4, 5, 6, 7] as const;
const hoursOfDay = Array.from({ length: 24 }, (_, hour) => hour);
const twoDigits = (hour: number): string => String(hour).padStart(2, "0");

/** Minutes as hours; one minute is not nothing, so that its list can be opened. @example hoursOf(90) // 1.5 */
export const hoursOf = (minutes: number): number => Math.round(minutes / 0.6) / 100;

const useCharts = (figures: EquipmentDashboard): readonly OpenableChart[] => {
  const t = useTranslation();
  const format = useFormat();
  const { timezone } = usePreferences();
  return useMemo(() => {
    const measure = { kind: "number", unit: t("devices.hoursUnit"), fractionDigits: 1 } as const;
    const byDay: OpenableChart = {
      data: {
        kind: "bars",
        title: t("devices.use-days"),
        measure,
        axis: { kind: "days", heading: t("devices.date"), places: figures.days.map(({ date }) => date) },
        series: [
          {
            key: "days",
            name: t("devices.bookedHours"),
            values: figures.days.map(({ minutes }) => hoursOf(minutes)),
          },
        ],
      },
      partOf: (_, at) => {
        const { date } = figures.days[at]!;
        const [from, to] = [date, addDays(date, 1)].map((day) =>
          new Date(startOfZonedDay(day, timezone)).toISOString(),
        ) as [string, string];
        return { title: format.day(date), part: { from, to } };
      },
    };
    const byShare = shares.map(([key, field]): OpenableChart => {
      const shown = figures[key].slice(0, MOST_BARS);
      return {
        data: {
          kind: "bars",
          title: t(`devices.use-${key}`),
          measure,
          axis: { kind: "names", heading: t("devices.name"), places: shown.map(({ name }) => name) },
          series: [
            {
              key,
              name: t("devices.bookedHours"),
              values: shown.map(({ minutes }) => hoursOf(minutes)),
            },
          ],
        },
        partOf: (_, at) => ({ title: shown[at]!.name, part: { [field]: shown[at]!.id } }),
      };
    });
    const byHourOfWeek: OpenableChart = {
      data: {
        kind: "heat",
        title: t("devices.use-hoursOfWeek"),
        measure,
        axis: { kind: "names", heading: t("devices.hour"), places: hoursOfDay.map(twoDigits) },
        series: days.map((day) => ({
          key: String(day),
          name: t(`devices.day-${day}`),
          values: hoursOfDay.map((hour) => hoursOf(figures.hoursOfWeek[(day - 1) * 24 + hour] ?? 0)),
        })),
      },
      partOf: (series, at) => ({
        title: `${t(`devices.day-${days[series]!}`)} ${twoDigits(at)}:00`,
        part: { slot: series * 24 + at, timezone },
      }),
    };
    return [byDay, byHourOfWeek, ...byShare];
  }, [figures, t, format, timezone]);
};

/** The charts of the dashboard: a click on a part, or its number in the table, opens the bookings that it counts. */
export const DashboardCharts = ({ figures, onOpen }: DashboardChartsProps) => (
  <div className={styles.charts}>
    {useCharts(figures).map(({ data, partOf }) => (
      <ChartPanel key={data.title} data={data} onPick={(series, at) => onOpen(partOf(series, at))} />
    ))}
  </div>
);

const ChartPanel = ({
  data,
  onPick,
}: {
  readonly data: ChartData;
  readonly onPick: (series: number, at: number) => void;
}) => {
  const t = useTranslation();
  return <Chart data={data} emptyText={t("devices.nothingBooked")} onPick={onPick} />;
};
