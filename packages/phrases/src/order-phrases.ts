import type { Locale } from "@benchleaf/contract";
import { orderFile as english } from "./en-US/inventory/order-file.ts";
import { orderFile as simplified } from "./zh-CN/inventory/order-file.ts";
import { orderFile as traditional } from "./zh-TW/inventory/order-file.ts";

type OrderWords = Readonly<Record<keyof typeof simplified, string>>;

const words: Readonly<Record<Locale, OrderWords>> = {
  "zh-CN": simplified,
  "zh-TW": traditional,
  "en-US": english,
};

/** Returns the texts of a purchase order as a file, e.g. `orderPhrasesIn("en-US").title` is `"Purchase order"`. */
export const orderPhrasesIn = (locale: Locale): OrderWords => words[locale];
