import { type BillingInterval, type Currency, type PlanPrice, seatChoices } from "@benchleaf/contract";
import type { Format } from "../../kernel/format.ts";

/** A sum as the reader's language writes it; without cents if there are none. */
export const formatMoney = (locale: string, currency: Currency, amount: number): string =>
  new Intl.NumberFormat(locale, {
    style: "currency",
    currency,
    minimumFractionDigits: amount % 100 === 0 ? 0 : 2,
  }).format(amount / 100);

const GIBIBYTE = 1024 ** 3;

/** Storage as plans count it: 5 GB are 5 × 1024³ bytes. */
export const formatStorage = ({ bytes, number }: Pick<Format, "bytes" | "number">, count: number): string =>
  count < GIBIBYTE ? bytes(count) : `${number(count / GIBIBYTE, 1)} GB`;

export interface SeatOption {
  readonly seats: number;
  /** Fewer than the team has members. */
  readonly isTooFew: boolean;
}

/** Numbers of seats to choose from: those that have a price, or all if nothing is sold. */
export const seatOptions = (
  prices: readonly PlanPrice[] | undefined,
  interval: BillingInterval,
  members: number,
): SeatOption[] => {
  const sold = (prices ?? []).filter((price) => price.plan === "team" && price.interval === interval);
  const numbers = prices === undefined ? seatChoices : [...new Set(sold.map(({ seats }) => seats))];
  return numbers.map((seats) => ({ seats, isTooFew: seats < members }));
};

/** The seats that are chosen at first: as subscribed, else the fewest that are enough. */
export const firstSeats = (
  options: readonly SeatOption[],
  subscribed: number | undefined,
): number | undefined =>
  subscribed ?? options.find(({ isTooFew }) => !isTooFew)?.seats ?? options.at(-1)?.seats;

export const findPrice = (
  prices: readonly PlanPrice[] | undefined,
  interval: BillingInterval,
  seats: number | undefined,
): PlanPrice | undefined =>
  prices?.find((price) => price.plan === "team" && price.interval === interval && price.seats === seats);

/** The currency that a reader of a language sees first. */
export const firstCurrency = (locale: string): Currency =>
  locale === "zh-CN" ? "CNY" : locale === "zh-TW" ? "HKD" : "USD";
