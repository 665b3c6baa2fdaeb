import type { Locale } from "@benchleaf/contract";
import { presets as english } from "./en-US/eln/presets.ts";
import { presets as simplified } from "./zh-CN/eln/presets.ts";
import { presets as traditional } from "./zh-TW/eln/presets.ts";

/** A template of the notebook that is shipped: what it is called, its fields, and its text in Markdown. */
export interface ElnPreset {
  readonly key: string;
  readonly category: string;
  readonly name: string;
  readonly description: string;
  readonly fields: readonly {
    readonly key: string;
    readonly name: string;
    readonly type: "text" | "number" | "date" | "choice";
    readonly choices: readonly string[];
    readonly isRequired: boolean;
  }[];
  readonly text: string;
}

const byLocale: Readonly<Record<Locale, readonly ElnPreset[]>> = {
  "zh-CN": simplified,
  "zh-TW": traditional,
  "en-US": english,
};

/** The shipped templates in one language, e.g. `presetsIn("en-US")[0].name`. For the server alone. */
export const presetsIn = (locale: Locale): readonly ElnPreset[] => byLocale[locale];
