import { type Currency, currencySchema } from "@benchleaf/contract";
import { usePersistedState } from "../../../kernel/use-persisted-state.ts";

/** The currency in which the reader last stated a price. */
export const useCurrency = (): [Currency, (next: Currency) => void] =>
  usePersistedState<Currency>("currency", (text) => {
    const kept = currencySchema.safeParse(text.replaceAll('"', ""));
    return kept.success ? kept.data : currencySchema.enum.CNY;
  });
