import { type BillingInterval, type Currency, currencySchema } from "@benchleaf/contract";
import { Segmented, Select } from "antd";
import { useId } from "react";
import { useTranslation } from "../../../kernel/translation.ts";
import type { SeatOption } from "../price-choice.ts";
import styles from "./plans.module.css";

interface PlanChoiceProps {
  readonly interval: BillingInterval;
  readonly onInterval: (interval: BillingInterval) => void;
  readonly seats: number | undefined;
  readonly options: readonly SeatOption[];
  readonly members: number;
  readonly onSeats: (seats: number) => void;
  /** The seats are those of the subscription, and are changed elsewhere. */
  readonly areSeatsFixed?: boolean;
  readonly currency?: Currency;
  /** Absent: the currency is fixed. */
  readonly onCurrency?: (currency: Currency) => void;
}

const INTERVALS = ["month", "year"] as const;
const CURRENCIES: readonly Currency[] = currencySchema.options;

/** Interval, seats and currency of the team edition. */
export const PlanChoice = (props: PlanChoiceProps) => {
  const { interval, onInterval, seats, options, members, onSeats, areSeatsFixed = false } = props;
  const { currency, onCurrency } = props;
  const t = useTranslation();
  const seatsId = useId();
  const currencyId = useId();
  return (
    <div className={styles.bar}>
      <Segmented
        aria-label={t("plans.interval")}
        value={interval}
        options={INTERVALS.map((value) => ({ value, label: t(`plans.${value}`) }))}
        onChange={onInterval}
      />
      <div className={styles.field}>
        <label htmlFor={seatsId}>{t("plans.seats")}</label>
        <Select
          id={seatsId}
          className={styles.select ?? ""}
          disabled={areSeatsFixed}
          popupMatchSelectWidth={false}
          value={seats ?? null}
          options={options.map((option) => ({
            value: option.seats,
            disabled: option.isTooFew,
            label: option.isTooFew
              ? t("plans.seatsTooFew", { seats: option.seats, count: members })
              : t("plans.seatCount", { count: option.seats }),
          }))}
          onChange={(next) => next !== null && onSeats(next)}
        />
      </div>
      {onCurrency && (
        <div className={styles.field}>
          <label htmlFor={currencyId}>{t("plans.currency")}</label>
          <Select
            id={currencyId}
            value={currency ?? null}
            options={CURRENCIES.map((value) => ({ value, label: value }))}
            onChange={(next) => next && onCurrency(next)}
          />
        </div>
      )}
    </div>
  );
};
