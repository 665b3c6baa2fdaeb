import {
  LAST_DAY_OF_MONTH,
  MAX_DAY_OF_MONTH,
  MAX_OCCURRENCES,
  type Recurrence,
  recurrenceFrequencies,
  weekdays,
} from "@benchleaf/contract";
import { Checkbox, Input, InputNumber, Select } from "antd";
import { useFormat } from "../../../kernel/format.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import styles from "./recurrence.module.css";

/** How a recurrence begins when someone turns it on. */
export const firstRecurrence: Recurrence = {
  frequency: "WEEKLY",
  interval: 1,
  weekdays: [],
  monthDay: null,
  until: null,
  count: null,
};

/** Says a recurrence in words, e.g. "Every 2 weeks on Mon, Thu". */
export const useRecurrenceText = (): ((recurrence: Recurrence | null) => string) => {
  const t = useTranslation();
  const format = useFormat();
  return (recurrence) => {
    if (recurrence === null) return t("recurrence.never");
    const { frequency, interval, weekdays: days, monthDay, until, count } = recurrence;
    const rule =
      interval === 1 ? t(`recurrence.${frequency}`) : t(`recurrence.every${frequency}`, { count: interval });
    const on = [
      ...(frequency === "WEEKLY" ? days.map((day) => t(`recurrence.${day}`)) : []),
      ...(frequency === "MONTHLY" && monthDay !== null
        ? [
            monthDay === LAST_DAY_OF_MONTH
              ? t("recurrence.lastDay")
              : t("recurrence.dayNumber", { day: monthDay }),
          ]
        : []),
    ];
    const end = [
      ...(until === null ? [] : [t("recurrence.untilDay", { day: format.day(until) })]),
      ...(count === null ? [] : [t("recurrence.times", { count })]),
    ];
    const said = on.length > 0 ? t("recurrence.onDays", { rule, days: format.list(on) }) : rule;
    return [said, ...end].join(" · ");
  };
};

interface RecurrenceFieldsProps {
  readonly value?: Recurrence | null;
  readonly onChange?: (value: Recurrence | null) => void;
  /** Whether it must end: after a number of times at first. */
  readonly isBounded?: boolean;
}

const FIRST_COUNT = 4;

/** A recurrence as a form field. */
export const RecurrenceFields = ({ value = null, onChange, isBounded = false }: RecurrenceFieldsProps) => {
  const t = useTranslation();
  const set = (part: Partial<Recurrence>) => value && onChange?.({ ...value, ...part });
  const end =
    value === null || (value.until === null && value.count === null) ? "never" : value.until ? "on" : "after";
  return (
    <div className={styles.fields}>
      <Select
        aria-label={t("recurrence.label")}
        value={value?.frequency ?? "never"}
        style={{ width: 160 }}
        options={[
          { value: "never", label: t("recurrence.never") },
          ...recurrenceFrequencies.map((one) => ({ value: one, label: t(`recurrence.${one}`) })),
        ]}
        onChange={(frequency) =>
          onChange?.(
            frequency === "never"
              ? null
              : {
                  ...(value ?? { ...firstRecurrence, count: isBounded ? FIRST_COUNT : null }),
                  frequency: frequency as Recurrence["frequency"],
                  weekdays: [],
                  monthDay: null,
                },
          )
        }
      />
      {value && (
        <>
          <InputNumber
            aria-label={t("recurrence.interval")}
            prefix={t("recurrence.interval")}
            suffix={t(`recurrence.unit${value.frequency}`)}
            min={1}
            max={99}
            precision={0}
            value={value.interval}
            style={{ width: 160 }}
            onChange={(interval) => set({ interval: interval ?? 1 })}
          />
          {value.frequency === "WEEKLY" && (
            <Checkbox.Group
              className={styles.days ?? ""}
              aria-label={t("recurrence.weekdays")}
              value={value.weekdays}
              options={weekdays.map((day) => ({ value: day, label: t(`recurrence.${day}`) }))}
              onChange={(days) => set({ weekdays: weekdays.filter((day) => days.includes(day)) })}
            />
          )}
          {value.frequency === "MONTHLY" && (
            <Select
              aria-label={t("recurrence.monthDay")}
              value={value.monthDay ?? 0}
              style={{ width: 160 }}
              options={[
                { value: 0, label: t("recurrence.firstDay") },
                { value: LAST_DAY_OF_MONTH, label: t("recurrence.lastDay") },
                ...Array.from({ length: MAX_DAY_OF_MONTH }, (_, at) => ({
                  value: at + 1,
                  label: t("recurrence.dayNumber", { day: at + 1 }),
                })),
              ]}
              onChange={(day) => set({ monthDay: day === 0 ? null : day })}
            />
          )}
          <Select
            aria-label={t("recurrence.ends")}
            value={end}
            style={{ width: 160 }}
            options={[
              ...(isBounded ? [] : [{ value: "never", label: t("recurrence.endsNever") }]),
              { value: "on", label: t("recurrence.endsOn") },
              { value: "after", label: t("recurrence.endsAfter") },
            ]}
            onChange={(next) =>
              set({
                until:
                  next === "on" ? new Date(Date.now() + 90 * 86_400_000).toISOString().slice(0, 10) : null,
                count: next === "after" ? 10 : null,
              })
            }
          />
          {value.until !== null && (
            <Input
              type="date"
              aria-label={t("recurrence.until")}
              value={value.until}
              style={{ width: 160 }}
              onChange={({ target }) => target.value && set({ until: target.value })}
            />
          )}
          {value.count !== null && (
            <InputNumber
              aria-label={t("recurrence.count")}
              suffix={t("recurrence.count")}
              min={1}
              max={MAX_OCCURRENCES}
              precision={0}
              value={value.count}
              style={{ width: 120 }}
              onChange={(count) => set({ count: count ?? 1 })}
            />
          )}
        </>
      )}
    </div>
  );
};
