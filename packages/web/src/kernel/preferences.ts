import type { Locale } from "@benchleaf/contract";
import { createStore, useStore } from "./store.ts";

/** Light, dark, or as the operating system has it. */
export type ThemeChoice = "light" | "dark" | "system";

/** What a reader has chosen in this browser. */
export interface Preferences {
  readonly locale: Locale;
  /** An IANA name, e.g. `Asia/Shanghai`. */
  readonly timezone: string;
  readonly theme: ThemeChoice;
}

/** The languages, in the order in which they are offered. */
export const LOCALES: readonly Locale[] = ["zh-CN", "zh-TW", "en-US"];
/** IANA zone where the browser names none. */
export const DEFAULT_TIMEZONE = "Asia/Shanghai";
const KEYS = { locale: "yy-locale", timezone: "yy-timezone", theme: "yy-theme" } as const;

/** Local storage may be forbidden (private windows, policies); choices then last as long as the page. */
export const readStored = (key: string): string | null => {
  try {
    return globalThis.localStorage?.getItem(key) ?? null;
  } catch {
    return null;
  }
};

/** Keeps a text in this browser, or forgets it with null; where that is forbidden, nothing happens. */
export const writeStored = (key: string, value: string | null): void => {
  try {
    if (value === null) globalThis.localStorage?.removeItem(key);
    else globalThis.localStorage?.setItem(key, value);
  } catch {
    // Full or forbidden: the choice still holds for this page.
  }
};

/** Whether the browser knows an IANA zone: `Asia/Shanghai` yes, `Mars/Base` no. */
export const isTimezone = (name: string): boolean => {
  try {
    new Intl.DateTimeFormat("en-US", { timeZone: name });
    return true;
  } catch {
    return false;
  }
};

const readPreferences = (): Preferences => {
  const locale = readStored(KEYS.locale);
  const timezone = readStored(KEYS.timezone);
  const theme = readStored(KEYS.theme);
  return {
    locale: LOCALES.find((known) => known === locale) ?? "zh-CN",
    timezone: timezone !== null && isTimezone(timezone) ? timezone : DEFAULT_TIMEZONE,
    theme: theme === "light" || theme === "dark" ? theme : "system",
  };
};

/** The user's preferences, with a listener for changes. */
export const preferences = createStore<Preferences>(readPreferences());
/** The reader's choices, drawn again with each change. */
export const usePreferences = (): Preferences => useStore(preferences);

/** Keeps a choice for this browser and applies it at once. */
export const choose = (change: Partial<Preferences>): void => {
  for (const key of ["locale", "timezone", "theme"] as const) {
    const value = change[key];
    if (value !== undefined) writeStored(KEYS[key], value);
  }
  preferences.set({ ...preferences.get(), ...change });
};
