import type { Locale } from "@benchleaf/contract";
import type { ElnPreset } from "./eln-preset.ts";
import { presets as english } from "./en-US/eln/presets.ts";
import { presets as simplified } from "./zh-CN/eln/presets.ts";
import { presets as traditional } from "./zh-TW/eln/presets.ts";

const byLocale: Readonly<Record<Locale, readonly ElnPreset[]>> = {
  "zh-CN": simplified,
  "zh-TW": traditional,
  "en-US": english,
};

/** Returns the built-in templates in one language, e.g. `presetsIn("en-US")[0].name`. Used only by the server. */
export const presetsIn = (locale: Locale): readonly ElnPreset[] => byLocale[locale];
