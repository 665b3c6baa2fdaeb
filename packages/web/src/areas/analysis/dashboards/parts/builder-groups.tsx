import {
  analysisSetOf,
  fieldLabel,
  type QueryGroup,
  type SayTile,
  type Tile,
  type TimeUnit,
  timeLabel,
  timeUnits,
} from "@benchleaf/contract";
import { Select } from "antd";
import { useTranslation } from "../../../../kernel/translation.ts";
import { hasHours } from "../work/fit-query.ts";
import { Field } from "./field.tsx";

interface BuilderGroupsProps {
  readonly tile: Tile;
  readonly say: SayTile;
  readonly onChange: (groups: QueryGroup[]) => void;
}

const NONE = "";
const keyOf = (group: QueryGroup | undefined): string => {
  if (group === undefined) return NONE;
  return "field" in group ? `field.${group.field}` : `time.${group.time}`;
};

const groupOf = (key: string): QueryGroup | null => {
  const [kind = "", name = ""] = key.split(".");
  if (key === NONE) return null;
  return kind === "time" ? { time: name, unit: "week" } : { field: name };
};

/** What a chart is grouped by: across, and the series. */
export const BuilderGroups = ({ tile, say, onChange }: BuilderGroupsProps) => {
  const t = useTranslation();
  const { set, groups } = tile.query;
  const [first, second] = groups;
  const { fields, times } = analysisSetOf(set);
  const fieldChoices = Object.keys(fields).map((field) => ({
    value: `field.${field}`,
    label: fieldLabel(say, field),
  }));
  const timeChoices = Object.keys(times).map((time) => ({
    value: `time.${time}`,
    label: t("dashboards.timeGroup", { time: timeLabel(say, time) }),
  }));
  const none = { value: NONE, label: t("dashboards.noGroup") };
  const compact = (list: readonly (QueryGroup | null | undefined)[]) =>
    onChange(list.filter((group) => group !== null && group !== undefined));
  const isTime = first !== undefined && "time" in first;
  const isAlone = tile.chart === "pie" || (isTime && first.unit === "hourOfWeek");
  const units = timeUnits.filter(
    (unit) =>
      isTime &&
      (unit === "hourOfWeek" ? tile.chart === "heat" && hasHours(set, first.time) : tile.chart !== "heat"),
  );
  return (
    <>
      <Field label={t("dashboards.groupFirst")}>
        {(id) => (
          <Select
            id={id}
            value={keyOf(first)}
            options={[
              ...(tile.chart === "line" || tile.chart === "pie" ? [] : [none]),
              ...(tile.chart === "line" ? [] : fieldChoices.filter(({ value }) => value !== keyOf(second))),
              ...(tile.chart === "pie" ? [] : timeChoices),
            ]}
            onChange={(key) => compact([groupOf(key), key === NONE ? null : second])}
          />
        )}
      </Field>
      {isTime && (
        <Field label={t("dashboards.timeUnit")}>
          {(id) => (
            <Select<TimeUnit>
              id={id}
              value={first.unit}
              options={units.map((value) => ({ value, label: t(`dashboards.unit-${value}`) }))}
              onChange={(unit) => compact([{ ...first, unit }, second])}
            />
          )}
        </Field>
      )}
      {first !== undefined && !isAlone && (
        <Field label={t("dashboards.groupSecond")}>
          {(id) => (
            <Select
              id={id}
              value={keyOf(second)}
              options={[none, ...fieldChoices.filter(({ value }) => value !== keyOf(first))]}
              onChange={(key) => compact([first, groupOf(key)])}
            />
          )}
        </Field>
      )}
    </>
  );
};
