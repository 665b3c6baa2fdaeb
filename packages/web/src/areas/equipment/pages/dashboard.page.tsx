import {
  addDays,
  type EquipmentDashboard,
  startOfZonedDay,
  upkeepApi,
  wallTimeOf,
} from "@benchleaf/contract";
import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { Segmented, Select } from "antd";
import { useMemo, useState } from "react";
import { Chart } from "../../../kernel/charts/chart.tsx";
import type { ChartData } from "../../../kernel/charts/chart-data.ts";
import { call } from "../../../kernel/client.ts";
import { useFormat } from "../../../kernel/format.ts";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { Fact, Facts } from "../../../kernel/parts/facts.tsx";
import { usePreferences } from "../../../kernel/preferences.ts";
import { useQueryParams } from "../../../kernel/router.tsx";
import { useTranslation } from "../../../kernel/translation.ts";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { ToolLine } from "../../../ui/page.tsx";
import { PlainButton } from "../../../ui/plain-button.tsx";
import { EQUIPMENT_KEY, useGroups } from "../equipment.queries.ts";
import { EquipmentFrame } from "../parts/equipment-frame.tsx";
import { FigureBookings, type FigureQuery } from "../parts/figure-bookings.tsx";

/** Days before and after today. */
const periods = { month: [-15, 15], past: [-30, 1], ahead: [0, 30] } as const;
type Period = keyof typeof periods;
const hours = (minutes: number): number => Math.round(minutes / 6) / 10;

/** A part of the bookings with its name, whose list is opened. */
interface Opened {
  readonly title: string;
  readonly part: Partial<FigureQuery>;
}

interface FiguresProps {
  readonly figures: EquipmentDashboard;
  readonly onOpen: (opened: Opened) => void;
}

const Figures = ({ figures, onOpen }: FiguresProps) => {
  const t = useTranslation();
  const format = useFormat();
  const figure = (label: string, text: string, part: Partial<FigureQuery>) => (
    <Fact label={label}>
      <PlainButton look="word" onClick={() => onOpen({ title: label, part })}>
        {text}
      </PlainButton>
    </Fact>
  );
  return (
    <Facts>
      {figure(t("devices.bookedHours"), format.number(hours(figures.bookedMinutes), 1), {})}
      {figure(t("devices.bookingCount"), format.number(figures.bookings), {})}
      {figure(t("devices.noShows"), format.number(figures.noShows), { outcome: "noShow" })}
      <Fact label={t("devices.downtimeHours")}>
        <Link to="/equipment/maintenance">{format.number(hours(figures.downtimeMinutes), 1)}</Link>
      </Fact>
      <Fact label={t("devices.outOfService")}>
        <Link to="/equipment/management" search={{ attention: "blocked" }}>
          {format.number(figures.blockedDevices)}
        </Link>
      </Fact>
    </Facts>
  );
};

const shares = [
  ["devices", "equipmentId"],
  ["people", "userId"],
  ["projects", "projectId"],
] as const;

/** The figures of the charts by name, each with its list. */
const Shares = ({ figures, onOpen }: FiguresProps) => {
  const t = useTranslation();
  const format = useFormat();
  return shares.map(
    ([key, field]) =>
      figures[key].length > 0 && (
        <section key={key} aria-label={t(`devices.use-${key}`)}>
          <h2>{t(`devices.use-${key}`)}</h2>
          <Facts>
            {figures[key].map(({ id, name, minutes, count }) => (
              <Fact key={id} label={name}>
                <PlainButton look="word" onClick={() => onOpen({ title: name, part: { [field]: id } })}>
                  {t("devices.shareLine", { hours: format.number(hours(minutes), 1), count })}
                </PlainButton>
              </Fact>
            ))}
          </Facts>
        </section>
      ),
  );
};

const useCharts = (figures: EquipmentDashboard): readonly ChartData[] => {
  const t = useTranslation();
  return useMemo(() => {
    const measure = { kind: "number", unit: t("devices.hoursUnit"), fractionDigits: 1 } as const;
    const share = (key: "devices" | "people" | "projects"): ChartData => ({
      kind: "bars",
      title: t(`devices.use-${key}`),
      measure,
      axis: {
        kind: "names",
        heading: t("devices.name"),
        places: figures[key].slice(0, 12).map(({ name }) => name),
      },
      series: [
        {
          key,
          name: t("devices.bookedHours"),
          values: figures[key].slice(0, 12).map(({ minutes }) => hours(minutes)),
        },
      ],
    });
    const byHour = Array.from({ length: 24 }, (_, hour) =>
      figures.hoursOfWeek.reduce((sum, minutes, slot) => (slot % 24 === hour ? sum + minutes : sum), 0),
    );
    const byWeekday = ([1, 2, 3, 4, 5, 6, 7] as const).map((day) =>
      figures.hoursOfWeek.slice((day - 1) * 24, day * 24).reduce((sum, minutes) => sum + minutes, 0),
    );
    return [
      {
        kind: "bars",
        title: t("devices.use-days"),
        measure,
        axis: { kind: "days", heading: t("devices.date"), places: figures.days.map(({ date }) => date) },
        series: [
          {
            key: "days",
            name: t("devices.bookedHours"),
            values: figures.days.map(({ minutes }) => hours(minutes)),
          },
        ],
      },
      share("devices"),
      share("people"),
      share("projects"),
      {
        kind: "bars",
        title: t("devices.use-hours"),
        measure,
        axis: {
          kind: "names",
          heading: t("devices.hour"),
          places: byHour.map((_, hour) => `${String(hour).padStart(2, "0")}:00`),
        },
        series: [{ key: "hours", name: t("devices.bookedHours"), values: byHour.map(hours) }],
      },
      {
        kind: "bars",
        title: t("devices.use-weekdays"),
        measure,
        axis: {
          kind: "names",
          heading: t("devices.date"),
          places: ([1, 2, 3, 4, 5, 6, 7] as const).map((day) => t(`devices.day-${day}`)),
        },
        series: [{ key: "weekdays", name: t("devices.bookedHours"), values: byWeekday.map(hours) }],
      },
    ] satisfies readonly ChartData[];
  }, [figures, t]);
};

const Charts = ({ figures }: { readonly figures: EquipmentDashboard }) => {
  const t = useTranslation();
  const charts = useCharts(figures);
  return charts.map((data) => <Chart key={data.title} data={data} emptyText={t("devices.nothingBooked")} />);
};

/** How much devices are booked, by whom, when and for what. */
export default function DashboardPage() {
  const t = useTranslation();
  const navigate = useNavigate();
  const { timezone } = usePreferences();
  const query = useQueryParams();
  const period: Period = query.period === "past" || query.period === "ahead" ? query.period : "month";
  const { data: groups = [] } = useGroups();
  const today = wallTimeOf(Date.now(), timezone).date;
  const [first, last] = periods[period];
  const asked = {
    from: new Date(startOfZonedDay(addDays(today, first), timezone)).toISOString(),
    to: new Date(startOfZonedDay(addDays(today, last), timezone)).toISOString(),
    timezone,
    ...(query.group && { groupId: query.group }),
  };
  const { data, error, refetch } = useQuery({
    queryKey: [...EQUIPMENT_KEY, "dashboard", asked],
    queryFn: ({ signal }) => call(upkeepApi.dashboard, { query: asked }, { signal }),
  });
  const [opened, setOpened] = useState<Opened | null>(null);
  const show = (part: { period?: Period; group?: string | undefined }) =>
    void navigate({
      to: "/equipment/dashboard",
      search: { period, ...(query.group && { group: query.group }), ...part },
      replace: true,
    });
  return (
    <EquipmentFrame place="dashboard">
      <ToolLine>
        <Segmented<Period>
          aria-label={t("devices.period")}
          value={period}
          options={(Object.keys(periods) as Period[]).map((value) => ({
            value,
            label: t(`devices.period-${value}`),
          }))}
          onChange={(next) => show({ period: next })}
        />
        <Select
          aria-label={t("devices.group")}
          placeholder={t("devices.group")}
          allowClear
          style={{ width: 160 }}
          value={query.group ?? null}
          options={groups.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(group: string | null) => show({ group: group ?? undefined })}
        />
      </ToolLine>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <ListSkeleton rows={8} label={t("shell.loading")} />}
      {data && (
        <>
          <Figures figures={data} onOpen={setOpened} />
          <Charts figures={data} />
          <Shares figures={data} onOpen={setOpened} />
        </>
      )}
      {opened && (
        <FigureBookings
          title={opened.title}
          query={{
            from: asked.from,
            to: asked.to,
            ...(query.group && { groupId: query.group }),
            ...opened.part,
          }}
          onClose={() => setOpened(null)}
        />
      )}
    </EquipmentFrame>
  );
}
