import { useMemo } from "react";
import { usePreferences } from "./preferences.ts";

/** "10:32" for today, else with the day, in the user's timezone. */
export const useClock = (): ((instant: string) => string) => {
  const { locale, timezone } = usePreferences();
  return useMemo(() => {
    const zone = { timeZone: timezone, hourCycle: "h23" } as const;
    const time = new Intl.DateTimeFormat(locale, { ...zone, timeStyle: "short" });
    const day = new Intl.DateTimeFormat(locale, { ...zone, dateStyle: "medium" });
    const both = new Intl.DateTimeFormat(locale, { ...zone, dateStyle: "medium", timeStyle: "short" });
    return (instant) => {
      const moment = new Date(instant);
      return (day.format(moment) === day.format(new Date()) ? time : both).format(moment);
    };
  }, [locale, timezone]);
};
