import { type GuideSection, type Locale, locales } from "@benchleaf/contract";
import { searchGuide } from "../../guide/guide.service.ts";

const MAX_QUESTION = 500;

/** Sections of the guide for a question, in the reader's language; in another one if only that finds any. */
export const findSections = (locale: Locale, question: string, limit: number): GuideSection[] => {
  const asked = question.slice(0, MAX_QUESTION);
  for (const language of [locale, ...locales.filter((one) => one !== locale)]) {
    const sections = searchGuide(language, asked, limit);
    if (sections.length > 0) return sections;
  }
  return [];
};
