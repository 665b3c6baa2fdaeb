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
import { type ReactNode, useState } from "react";
import { call } from "../../../kernel/client.ts";
import { useFormat } from "../../../kernel/format.ts";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { usePreferences } from "../../../kernel/preferences.ts";
import { useQueryParams } from "../../../kernel/router.tsx";
import { hasPermission } from "../../../kernel/session.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { ToolLine } from "../../../ui/page.tsx";
import { EQUIPMENT_KEY, useGroups } from "../equipment.queries.ts";
import styles from "../parts/dashboard.module.css";
import { DashboardCharts, hoursOf, type Opened } from "../parts/dashboard-charts.tsx";
import { EquipmentFrame } from "../parts/equipment-frame.tsx";
import { FigureBookings, type FigureQuery } from "../parts/figure-bookings.tsx";

/** Days before and after today. */
const periods = { month: [-15, 15], past: [-30, 1], ahead: [0, 30] } as const;
type Period = keyof typeof periods;

interface FiguresProps {
  readonly figures: EquipmentDashboard;
  /** Days and group that the lists of other pages are narrowed by. */
  readonly listed: { readonly from: string; readonly to: string; readonly group?: string };
  readonly onOpen: (opened: Opened) => void;
}

const Figures = ({ figures, listed, onOpen }: FiguresProps) => {
  const t = useTranslation();
  const format = useFormat();
  const inHours = (minutes: number) => format.number(hoursOf(minutes), 1);
  const figure = (label: string, value: ReactNode) => (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
  const opened = (label: string, text: string, part: Partial<FigureQuery>) =>
    figure(
      label,
      <button type="button" onClick={() => onOpen({ title: label, part })}>
        {text}
      </button>,
    );
  const used = inHours(figures.usedMinutes);
  return (
    <dl className={styles.figures}>
      {opened(t("devices.bookedHours"), inHours(figures.bookedMinutes), {})}
      {figure(
        t("devices.usedHours"),
        hasPermission("EQUIPMENT_ASSET") ? (
          <Link to="/equipment/usage" search={listed}>
            {used}
          </Link>
        ) : (
          used
        ),
      )}
      {opened(t("devices.bookingCount"), format.number(figures.bookings), {})}
      {opened(t("devices.noShows"), format.number(figures.noShows), { outcome: "noShow" })}
      {figure(
        t("devices.downtimeHours"),
        <Link to="/equipment/maintenance" search={listed}>
          {inHours(figures.downtimeMinutes)}
        </Link>,
      )}
      {figure(
        t("devices.outOfService"),
        <Link
          to="/equipment/management"
          search={{ attention: "blocked", ...(listed.group && { group: listed.group }) }}
        >
          {format.number(figures.blockedDevices)}
        </Link>,
      )}
    </dl>
  );
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
          <Figures
            figures={data}
            listed={{
              from: addDays(today, first),
              to: addDays(today, last - 1),
              ...(query.group && { group: query.group }),
            }}
            onOpen={setOpened}
          />
          <DashboardCharts figures={data} onOpen={setOpened} />
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
