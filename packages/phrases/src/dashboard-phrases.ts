import type { AnalysisSetLabel, Locale } from "@benchleaf/contract";
import { dashboards as english } from "./en-US/analysis/dashboards.ts";
import { analysisSets as englishSets } from "./en-US/analysis/sets.ts";
import { dashboards as simplified } from "./zh-CN/analysis/dashboards.ts";
import { analysisSets as simplifiedSets } from "./zh-CN/analysis/sets.ts";
import { dashboards as traditional } from "./zh-TW/analysis/dashboards.ts";
import { analysisSets as traditionalSets } from "./zh-TW/analysis/sets.ts";

type Words = Readonly<Record<keyof typeof simplified | AnalysisSetLabel, string>>;

const words: Readonly<Record<Locale, Words>> = {
  "zh-CN": { ...simplified, ...simplifiedSets },
  "zh-TW": { ...traditional, ...traditionalSets },
  "en-US": { ...english, ...englishSets },
};

/**
 * Returns the texts of dashboards with their values filled in, for exports that the server writes.
 *
 * @example dashboardPhrasesIn("en-US")("title-by", { what: "Files", groups: "Kind" }) // "Files by Kind"
 */
export const dashboardPhrasesIn =
  (locale: Locale) =>
  (key: keyof Words, values: Readonly<Record<string, string | number>> = {}): string =>
    words[locale][key].replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ""));
