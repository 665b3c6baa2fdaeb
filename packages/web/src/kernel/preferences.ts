import type { Locale } from "@benchleaf/contract";
import { createStore, useStore } from "./store.ts";

export type ThemeChoice = "light" | "dark" | "system";

export interface Preferences {
  readonly locale: Locale;
  /** An IANA name, e.g. `Asia/Shanghai`. */
  readonly timezone: string;
  readonly theme: ThemeChoice;
}

export const LOCALES: readonly Locale[] = ["zh-CN", "zh-TW", "en-US"];
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

export const writeStored = (key: string, value: string | null): void => {
  try {
    if (value === null) globalThis.localStorage?.removeItem(key);
    else globalThis.localStorage?.setItem(key, value);
  } catch {
    // Full or forbidden: the choice still holds for this page.
  }
};

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

export const preferences = createStore<Preferences>(readPreferences());
export const usePreferences = (): Preferences => useStore(preferences);

/** Keeps a choice for this browser and applies it at once. */
export const choose = (change: Partial<Preferences>): void => {
  for (const key of ["locale", "timezone", "theme"] as const) {
    const value = change[key];
    if (value !== undefined) writeStored(KEYS[key], value);
  }
  preferences.set({ ...preferences.get(), ...change });
};
