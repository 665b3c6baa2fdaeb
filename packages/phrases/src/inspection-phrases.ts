import type { Locale } from "@benchleaf/contract";
import { readyForms as englishForms } from "./en-US/inspection/ready-forms.ts";
import { inspectionReport as englishReport } from "./en-US/inspection/report.ts";
import { readyForms as simplifiedForms } from "./zh-CN/inspection/ready-forms.ts";
import { inspectionReport as simplifiedReport } from "./zh-CN/inspection/report.ts";
import { readyForms as traditionalForms } from "./zh-TW/inspection/ready-forms.ts";
import { inspectionReport as traditionalReport } from "./zh-TW/inspection/report.ts";

type FormWords = Readonly<Record<keyof typeof simplifiedForms, string>>;
type ReportWords = Readonly<Record<keyof typeof simplifiedReport, string>>;

const forms: Readonly<Record<Locale, FormWords>> = {
  "zh-CN": simplifiedForms,
  "zh-TW": traditionalForms,
  "en-US": englishForms,
};

const reports: Readonly<Record<Locale, ReportWords>> = {
  "zh-CN": simplifiedReport,
  "zh-TW": traditionalReport,
  "en-US": englishReport,
};

/**
 * Returns a text of a built-in inspection form in all languages, or undefined if there is none of that name. Used by the
 * server, which writes it into a team's form.
 *
 * @example readyFormText("freezer_shown") // { "zh-CN": "显示温度", "zh-TW": "顯示溫度", "en-US": "Displayed temperature" }
 */
export const readyFormText = (word: string): Readonly<Record<Locale, string>> | undefined => {
  if (!(word in simplifiedForms)) return undefined;
  const key = word as keyof FormWords;
  return { "zh-CN": forms["zh-CN"][key], "zh-TW": forms["zh-TW"][key], "en-US": forms["en-US"][key] };
};

/** Returns the texts of the printed inspection report in one language. */
export const inspectionReportPhrases = (locale: Locale): ReportWords => reports[locale];
