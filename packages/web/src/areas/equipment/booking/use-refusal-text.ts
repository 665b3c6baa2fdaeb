import type { Refusal } from "@benchleaf/contract";
import { useFormat } from "../../../kernel/format.ts";
import { useTranslation } from "../../../kernel/translation.ts";

/** What speaks against a booking, in words. */
export const useRefusalText = () => {
  const t = useTranslation();
  const format = useFormat();
  const hours = (minutes: string): string => format.number(Number(minutes) / 60, 2);
  return ({ rule, limit, actual, conflict }: Refusal): string => {
    if (conflict !== null)
      return t("devices.because-conflict", {
        who:
          conflict.kind === "booking" || conflict.kind === "offer"
            ? conflict.who
            : t(`devices.kind-${conflict.kind}`),
        from: format.dateTime(conflict.from),
        to: format.dateTime(conflict.to),
      });
    const values = {
      limit,
      // A date, or a time of the clock on a date.
      actual: actual.replace("T", " "),
      hours: Number(limit) > 0 ? hours(limit) : "",
      used: hours(actual || "0"),
    };
    return t(`devices.because-${rule}`, values);
  };
};
