import { type InspectionFormDetail, type InspectionTrend, trendDays } from "@benchleaf/contract";
import { useNavigate } from "@tanstack/react-router";
import { Select } from "antd";
import { useMemo } from "react";
import { Chart } from "../../../kernel/charts/chart.tsx";
import type { ChartData } from "../../../kernel/charts/chart-data.ts";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { useTranslation } from "../../../kernel/translation.ts";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { ToolLine } from "../../../ui/page.tsx";
import { PlainButton } from "../../../ui/plain-button.tsx";
import { useFormText } from "../form-text.ts";
import styles from "../inspection.module.css";
import { useTrend } from "../inspection.queries.ts";

interface FormTrendProps {
  readonly form: InspectionFormDetail;
  readonly days: number;
  readonly item: string | undefined;
  readonly onChange: (change: { days?: string; item?: string | undefined }) => void;
  /** Opens the records that a number counts. */
  readonly onOpen: (counted: Counted) => void;
}

/** Records that a number of the trend counts. */
export interface Counted {
  readonly day?: string;
  readonly result?: "pass" | "fail";
  readonly failed?: string;
}

const DAY_MS = 86_400_000;

/** Every day from the first to the last, those without an inspection too. */
const everyDay = (days: InspectionTrend["days"]): InspectionTrend["days"] => {
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return [];
  const byDay = new Map(days.map((one) => [one.day, one]));
  const count = (Date.parse(last.day) - Date.parse(first.day)) / DAY_MS + 1;
  return Array.from({ length: count }, (_, at) => {
    const day = new Date(Date.parse(first.day) + at * DAY_MS).toISOString().slice(0, 10);
    return byDay.get(day) ?? { day, pass: 0, fail: 0 };
  });
};

/** How inspections by a form came out, what its numbers were, and what fails most. */
export const FormTrend = ({ form, days, item, onChange, onOpen }: FormTrendProps) => {
  const t = useTranslation();
  const say = useFormText();
  const navigate = useNavigate();
  const { data, error, refetch } = useTrend(form.id, days, item);
  const items = form.content.sections.flatMap((section) => section.items);
  const measured = items.filter(({ kind }) => kind === "number" || kind === "score");
  const shown = measured.find(({ id }) => id === item);
  const name = shown ? say(shown.title) : "";
  const unit = shown?.kind === "number" ? shown.unit : "";
  const results = useMemo((): ChartData => {
    const every = everyDay(data?.days ?? []);
    return {
      kind: "bars",
      isStacked: true,
      title: t("inspecting.trendTitle"),
      measure: { kind: "number" },
      axis: {
        kind: "days",
        heading: t("inspecting.day"),
        places: every.map(({ day }) => day),
      },
      series: [
        { key: "pass", name: t("inspecting.pass"), values: every.map(({ pass }) => pass) },
        { key: "fail", name: t("inspecting.fail"), values: every.map(({ fail }) => fail) },
      ],
    };
  }, [data, t]);
  const values = useMemo((): ChartData => {
    const all = data?.values ?? [];
    const targets = [...new Set(all.map(({ target }) => target))].slice(0, 8);
    return {
      kind: "points",
      title: t("inspecting.valuesTitle", { name }),
      measure: { kind: "number", fractionDigits: 2, ...(unit && { unit }) },
      axis: { kind: "instants", heading: t("inspecting.time"), places: all.map(({ time }) => time) },
      series: targets.map((target) => ({
        key: target,
        name: target,
        values: all.map((one) => (one.target === target ? one.value : null)),
      })),
    };
  }, [data, t, name, unit]);
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton label={t("shell.loading")} />;
  return (
    <>
      <ToolLine>
        <Select
          aria-label={t("inspecting.trendDays")}
          value={days}
          style={{ width: 140 }}
          options={trendDays.map((value) => ({ value, label: t("inspecting.lastDays", { days: value }) }))}
          onChange={(value: number) => onChange({ days: String(value) })}
        />
        <Select
          aria-label={t("inspecting.trendItem")}
          value={item ?? ""}
          style={{ width: 280 }}
          options={[
            { value: "", label: t("inspecting.chooseItem") },
            ...measured.map(({ id, title }) => ({ value: id, label: say(title) })),
          ]}
          onChange={(value) => onChange({ item: value || undefined })}
        />
      </ToolLine>
      <div className={styles.charts}>
        <Chart
          data={results}
          emptyText={t("inspecting.noTrend")}
          onPick={(series, at) =>
            onOpen({ day: String(results.axis.places[at]), result: series === 0 ? "pass" : "fail" })
          }
        />
        {shown && (
          <Chart
            data={values}
            emptyText={t("inspecting.noTrend")}
            onPick={(_, at) =>
              void navigate({ to: `/inspection/view/${data.values[at]?.recordId}`, search: {} })
            }
          />
        )}
        {data.failures.length > 0 && (
          <section>
            <h2 className={styles.sectionTitle}>{t("inspecting.failuresTitle")}</h2>
            <ul className={styles.failures}>
              {data.failures.map(({ itemId, count }) => (
                <li key={itemId}>
                  <span>{say(items.find(({ id }) => id === itemId)?.title ?? {}) || itemId}</span>
                  <PlainButton look="word" onClick={() => onOpen({ failed: itemId })}>
                    {count}
                  </PlainButton>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </>
  );
};
