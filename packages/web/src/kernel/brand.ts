import { accountsApi, type GlobalConfig } from "@benchleaf/contract";
import { call } from "./client.ts";
import { usePreferences } from "./preferences.ts";
import { createStore, useStore } from "./store.ts";

const DEFAULT_COLOR = "#07b238";
const DEFAULT_NAME = "Benchleaf";

const config = createStore<GlobalConfig | null>(null);

/** Loads brand and languages. If that fails, the page uses the defaults. */
export const loadBrand = async (): Promise<void> => {
  try {
    config.set(await call(accountsApi.globalConfig));
  } catch {
    config.set(null);
  }
  const favicon = config.get()?.favicon;
  if (favicon) document.querySelector<HTMLLinkElement>('link[rel="icon"]')?.setAttribute("href", favicon);
};

/** Public properties of the installation; null until loaded. */
export const useGlobalConfig = (): GlobalConfig | null => useStore(config);
/** The installation's colour, as `#rrggbb`. */
export const useThemeColor = (): string => useStore(config)?.themeColor ?? DEFAULT_COLOR;

/** The installation's name in the reader's language. */
export const useBrandName = (): string => {
  const { locale } = usePreferences();
  return useStore(config)?.brandNames[locale] ?? DEFAULT_NAME;
};
