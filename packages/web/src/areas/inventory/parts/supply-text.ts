import type { Supply } from "@benchleaf/contract";
import type { Format } from "../../../kernel/format.ts";

/** A supplier with pack and price: `Sigma · 500 g · $42.00`. */
export const supplyText = (
  format: Pick<Format, "money">,
  { supplier, pack, price, currency }: Supply,
): string =>
  [supplier, pack, price === null ? "" : format.money(price, currency)]
    .filter((part) => part !== "")
    .join(" · ");
