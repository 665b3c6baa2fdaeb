import {
  addExact,
  compareExact,
  convert,
  dimensionOf,
  type ExactNumber,
  exactNumber,
  exactText,
  inBaseUnit,
  subtractExact,
  type Unit,
} from "@benchleaf/bio";
import type { StockOperation, StockQuantity } from "@benchleaf/contract";
import { problem } from "../../kernel/problem.ts";

/**
 * An amount in the unit of a container, exactly.
 *
 * @throws quantity.unit.mismatch where the units do not measure the same
 * @example amountIn("mg", { value: "0.0015", unit: "g" }) // "1.5"
 */
export const amountIn = (unit: Unit, { value, unit: from }: StockQuantity): string => {
  const converted = dimensionOf(from) === dimensionOf(unit) ? convert({ value, unit: from }, unit) : null;
  if (converted === null || !converted.ok) throw problem("quantity.unit.mismatch", { from, to: unit });
  return exactText(converted.number)!;
};

/** Operations that put something into a container; the others but `adjust` and `count` take out of it. */
const incoming: ReadonlySet<StockOperation> = new Set(["in", "return"]);

/** @example signed("out", "2.5") // "-2.5" */
export const signed = (operation: StockOperation, amount: string): string =>
  incoming.has(operation) || amount.startsWith("-") || !/[1-9]/.test(amount) ? amount : `-${amount}`;

/** @example opposite("-2.5") // "2.5" */
export const opposite = (amount: string): string =>
  amount.startsWith("-") ? amount.slice(1) : /[1-9]/.test(amount) ? `-${amount}` : amount;

/** @example difference("1.2", "1.3") // "-0.1" */
export const difference = (counted: string, booked: string): string =>
  exactText(subtractExact(exactNumber(counted), exactNumber(booked)))!;

/** What of a container can be promised. */
export interface Available {
  readonly id: string;
  readonly unit: Unit;
  readonly available: string;
  readonly expirationDay: string | null;
  readonly isOpened: boolean;
}

/** The part of an amount that is taken from one container, in its unit. */
export interface Pick {
  readonly containerId: string;
  readonly amount: string;
}

const isBefore = (one: Available, other: Available): number => {
  const [a, b] = [one.expirationDay ?? "9999", other.expirationDay ?? "9999"];
  if (a !== b) return a < b ? -1 : 1;
  if (one.isOpened !== other.isOpened) return one.isOpened ? -1 : 1;
  return Number(BigInt(one.id) - BigInt(other.id));
};

/**
 * Which containers an amount is taken from: the earliest expiry first, and among those opened ones. Containers that
 * expired before `today` are skipped, as are those with another dimension. Null if there is not enough.
 */
export const pickFirstToExpire = (
  containers: readonly Available[],
  wanted: StockQuantity,
  today: string,
): Pick[] | null => {
  const usable = containers
    .filter(({ unit }) => dimensionOf(unit) === dimensionOf(wanted.unit))
    .filter(({ expirationDay }) => expirationDay === null || expirationDay >= today)
    .toSorted(isBefore);
  const zero = exactNumber("0");
  let rest: ExactNumber = inBaseUnit(wanted);
  const picks: Pick[] = [];
  for (const { id, unit, available } of usable) {
    if (compareExact(rest, zero) <= 0) break;
    const there = inBaseUnit({ value: available, unit });
    if (compareExact(there, zero) <= 0) continue;
    const takesAll = compareExact(there, rest) <= 0;
    const taken = takesAll ? there : rest;
    const inItsUnit = convert({ value: exactText(taken)!, unit: baseUnitOf(wanted.unit) }, unit);
    picks.push({
      containerId: id,
      amount: takesAll || !inItsUnit.ok ? available : exactText(inItsUnit.number)!,
    });
    rest = subtractExact(rest, taken);
  }
  return compareExact(rest, zero) > 0 ? null : picks;
};

const bases: Readonly<Record<string, Unit>> = {
  mass: "g",
  volume: "L",
  amount: "mol",
  count: "pcs",
  activity: "U",
  length: "m",
};

const baseUnitOf = (unit: Unit): Unit => bases[dimensionOf(unit)] ?? unit;

/** The sum of amounts in one unit. @example sumIn("mL", [{ value: "0.1", unit: "mL" }, { value: "0.2", unit: "mL" }]) // "0.3" */
export const sumIn = (unit: Unit, quantities: readonly StockQuantity[]): string =>
  exactText(quantities.map((one) => exactNumber(amountIn(unit, one))).reduce(addExact, exactNumber("0")))!;
