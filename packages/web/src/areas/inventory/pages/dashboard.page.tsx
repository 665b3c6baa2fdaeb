import type { InventoryDashboard, Warehouse } from "@benchleaf/contract";
import { Link } from "@tanstack/react-router";
import { useMemo } from "react";
import { Chart } from "../../../kernel/charts/chart.tsx";
import type { ChartData } from "../../../kernel/charts/chart-data.ts";
import { dayAfter } from "../../../kernel/end-of-day.ts";
import { useFormat } from "../../../kernel/format.ts";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { usePreferences } from "../../../kernel/preferences.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { WarehouseFrame } from "../../warehouses/warehouses.public.tsx";
import { useInventoryDashboard } from "../inventory.queries.ts";
import { Figure, FigureList } from "../parts/figure-list.tsx";

const DAYS = 90;
const SOON_DAYS = 30;

const Figures = ({ warehouse, figures }: { warehouse: Warehouse; figures: InventoryDashboard }) => {
  const t = useTranslation();
  const format = useFormat();
  const params = { storeId: warehouse.id };
  const { timezone } = usePreferences();
  const today = dayAfter(0, timezone);
  const soon = dayAfter(SOON_DAYS, timezone);
  const yesterday = dayAfter(-1, timezone);
  const material = "/inventory/$storeId/material";
  const stock = "/inventory/$storeId/stock";
  const since = dayAfter(1 - DAYS, timezone);
  const turns = figures.values.flatMap(({ currency, turnsPerYear: times }) =>
    times === null ? [] : [{ currency, times }],
  );
  const unpriced = figures.withoutPrice > 0 && t("stock.withoutPrice", { count: figures.withoutPrice });
  const use = useMemo(
    (): ChartData => ({
      kind: "bars",
      isStacked: false,
      title: t("stock.chartUse"),
      measure: { kind: "number" },
      axis: { kind: "days", heading: t("stock.day"), places: figures.days.map(({ day }) => day) },
      series: [
        { key: "incoming", name: t("stock.incoming"), values: figures.days.map(({ incoming }) => incoming) },
        { key: "outgoing", name: t("stock.outgoing"), values: figures.days.map(({ outgoing }) => outgoing) },
      ],
    }),
    [figures, t],
  );
  const expiry = useMemo(
    (): ChartData => ({
      kind: "bars",
      isStacked: false,
      title: t("stock.chartExpiry"),
      measure: { kind: "number" },
      axis: {
        kind: "names",
        heading: t("stock.month"),
        places: figures.expiryMonths.map(({ month }) => month),
      },
      series: [
        {
          key: "containers",
          name: t("stock.containers"),
          values: figures.expiryMonths.map(({ containers }) => containers),
        },
      ],
    }),
    [figures, t],
  );
  return (
    <>
      <FigureList>
        <Figure label={t("stock.materials")}>
          <Link to={material} params={params}>
            {format.number(figures.materials)}
          </Link>
        </Figure>
        <Figure label={t("stock.low")}>
          <Link to={material} params={params} search={{ isLow: "true" }}>
            {format.number(figures.low)}
          </Link>
        </Figure>
        <Figure label={t("stock.expiring")}>
          <Link to={material} params={params} search={{ expirationFrom: today, expirationDate: soon }}>
            {format.number(figures.expiring)}
          </Link>
        </Figure>
        <Figure label={t("stock.expired")}>
          <Link to={material} params={params} search={{ expirationDate: yesterday }}>
            {format.number(figures.expired)}
          </Link>
        </Figure>
        <Figure label={t("stock.pendingApplications")}>
          <Link to="/inventory/$storeId/approval" params={params}>
            {format.number(figures.pendingApplications)}
          </Link>
        </Figure>
        <Figure label={t("stock.openOrders")}>
          <Link to="/inventory/$storeId/orders" params={params}>
            {format.number(figures.openOrders)}
          </Link>
        </Figure>
        <Figure label={t("stock.uses", { days: DAYS })}>
          <Link to={stock} params={params} search={{ operation: "use", from: since }}>
            {format.number(figures.uses)}
          </Link>
        </Figure>
        {figures.values.length > 0 && (
          <Figure label={t("stock.valueLeft")} help={unpriced}>
            {figures.values.map(({ currency, left }) => (
              <Link key={currency} to={material} params={params}>
                {format.money(left, currency)}
              </Link>
            ))}
          </Figure>
        )}
        {figures.values.length > 0 && (
          <Figure label={t("stock.valueUsed", { days: DAYS })}>
            {figures.values.map(({ currency, used }) => (
              <Link key={currency} to={stock} params={params} search={{ direction: "out", from: since }}>
                {format.money(used, currency)}
              </Link>
            ))}
          </Figure>
        )}
        {turns.length > 0 && (
          <Figure label={t("stock.turnover")} help={t("stock.turnoverHelp", { days: DAYS })}>
            {turns.map(({ currency, times }) => (
              <Link key={currency} to={stock} params={params} search={{ direction: "out", from: since }}>
                {t("stock.timesPerYear", { times: format.number(times, 2) })}
                {turns.length > 1 && ` (${currency})`}
              </Link>
            ))}
          </Figure>
        )}
        {figures.spent.length > 0 && (
          <Figure label={t("stock.spent", { days: DAYS })}>
            {figures.spent.map(({ currency, total }) => (
              <Link key={currency} to="/inventory/$storeId/orders" params={params}>
                {format.money(total, currency)}
              </Link>
            ))}
          </Figure>
        )}
      </FigureList>
      <Chart data={use} headingLevel={2} />
      <p>{t("stock.utcDays")}</p>
      <Chart data={expiry} headingLevel={2} />
      {figures.mostUsed.length > 0 && (
        <section>
          <h2>{t("stock.mostUsed", { days: DAYS })}</h2>
          <ol>
            {figures.mostUsed.map(({ materialId, name, entries }) => (
              <li key={materialId}>
                <Link to={stock} params={params} search={{ materialId, direction: "out", from: since }}>
                  {t("stock.usedTimes", { name, count: entries })}
                </Link>
              </li>
            ))}
          </ol>
        </section>
      )}
    </>
  );
};

const Board = ({ warehouse }: { warehouse: Warehouse }) => {
  const t = useTranslation();
  const { timezone } = usePreferences();
  const { data, error, refetch } = useInventoryDashboard(warehouse.id, DAYS, timezone);
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return data ? (
    <Figures warehouse={warehouse} figures={data} />
  ) : (
    <ListSkeleton label={t("shell.loading")} />
  );
};

/** Figures of a warehouse, each a link to what it counts. */
export default function DashboardPage() {
  return <WarehouseFrame>{(warehouse) => <Board warehouse={warehouse} />}</WarehouseFrame>;
}
