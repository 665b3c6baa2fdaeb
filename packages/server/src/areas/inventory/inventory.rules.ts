import {
  addExact,
  compareExact,
  type ExactNumber,
  exactNumber,
  exactText,
  multiplyExact,
} from "@benchleaf/bio";
import type { OrderStatus, UniqueField } from "@benchleaf/contract";

type Named = Readonly<Record<UniqueField, string>>;

/**
 * The unique key of a material according to its warehouse's setting; null if none is set, or one of the fields is
 * empty: unknown values are not equal.
 *
 * @example uniqueKeyOf(["name", "brand"], material) // "tris\u001fsigma"
 */
export const uniqueKeyOf = (fields: readonly UniqueField[], material: Named): string | null => {
  const values = fields.map((field) => material[field]);
  if (values.length === 0 || values.includes("")) return null;
  return values.join("\u001f").toLowerCase();
};

/** Allowed transitions of an order. Receiving depends on the received amount. */
const moves = {
  submit: { from: ["draft", "rejected", "canceled"], to: "pending" },
  order: { from: ["approved"], to: "ordered" },
  receive: { from: ["ordered", "partlyReceived"], to: "partlyReceived" },
  close: {
    from: ["draft", "approved", "rejected", "canceled", "ordered", "partlyReceived", "received"],
    to: "closed",
  },
  revoke: { from: ["active"], to: "revoked" },
  update: { from: ["draft", "rejected", "canceled"], to: "draft" },
} as const satisfies Readonly<Record<string, { from: readonly OrderStatus[]; to: OrderStatus }>>;
export type OrderMove = keyof typeof moves;

/**
 * The next state; undefined if the transition is not allowed. @example orderAfter("approved", "order") // "ordered"
 */
export const orderAfter = (status: OrderStatus, move: OrderMove): OrderStatus | undefined =>
  (moves[move].from as readonly OrderStatus[]).includes(status) ? moves[move].to : undefined;

interface Line {
  readonly quantity: string;
  readonly received: string;
  readonly price: string | null;
}

/** Whether an order was received completely. */
export const isAllReceived = (lines: readonly Pick<Line, "quantity" | "received">[]): boolean =>
  lines.every(({ quantity, received }) => compareExact(exactNumber(received), exactNumber(quantity)) >= 0);

/** The sum of the lines that have a price, exactly. @example totalOf([{ quantity: "3", price: "0.1", received: "0" }]) // "0.3" */
export const totalOf = (lines: readonly Line[]): string => {
  const zero: ExactNumber = exactNumber("0");
  const sums = lines.map(({ quantity, price }) =>
    price === null ? zero : multiplyExact(exactNumber(quantity), exactNumber(price)),
  );
  return exactText(sums.reduce(addExact, zero))!;
};
