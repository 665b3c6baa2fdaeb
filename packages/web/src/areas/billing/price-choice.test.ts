import type { PlanPrice } from "@benchleaf/contract";
import { expect, it } from "vitest";
import { findPrice, firstSeats, formatMoney, seatOptions } from "./price-choice.ts";

const price = (seats: number, interval: "month" | "year"): PlanPrice => ({
  priceId: `p${seats}${interval}`,
  productId: "prod",
  productName: "Team",
  amount: seats * 1_000,
  currency: "USD",
  interval,
  lookupKey: `team_${seats}_seats`,
  plan: "team",
  seats,
  amounts: [],
});
const prices = [price(3, "month"), price(5, "month"), price(10, "month"), price(5, "year")];

it("offers the seats that have a price, and shuts those below the number of members", () => {
  const options = seatOptions(prices, "month", 4);
  expect(options).toEqual([
    { seats: 3, isTooFew: true },
    { seats: 5, isTooFew: false },
    { seats: 10, isTooFew: false },
  ]);
  expect(seatOptions(prices, "year", 4)).toHaveLength(1);
  expect(firstSeats(options, undefined)).toBe(5);
  expect(firstSeats(options, 10)).toBe(10);
  expect(firstSeats(seatOptions(prices, "month", 40), undefined)).toBe(10);
});

it("offers every number where nothing is sold", () => {
  expect(seatOptions(undefined, "month", 1).map(({ seats }) => seats)).toEqual(
    Array.from({ length: 18 }, (_, at) => at + 3),
  );
});

it("finds the price of interval and seats", () => {
  expect(findPrice(prices, "year", 5)?.priceId).toBe("p5year");
  expect(findPrice(prices, "year", 3)).toBeUndefined();
});

it("writes sums by currency, without cents where there are none", () => {
  expect(formatMoney("en-US", "USD", 5_000)).toBe("$50");
  expect(formatMoney("en-US", "USD", 1_999)).toBe("$19.99");
  expect(formatMoney("zh-CN", "CNY", 34_500)).toBe("¥345");
  expect(formatMoney("zh-TW", "HKD", 39_500)).toContain("395");
});
