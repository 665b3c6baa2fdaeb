import type { Locale } from "@benchleaf/contract";
import { methodPage as english } from "./en-US/literature/methods.ts";
import { methodPage as simplified } from "./zh-CN/literature/methods.ts";
import { methodPage as traditional } from "./zh-TW/literature/methods.ts";

type MethodPageWords = Readonly<Record<keyof typeof simplified, string>>;

const words: Readonly<Record<Locale, MethodPageWords>> = {
  "zh-CN": simplified,
  "zh-TW": traditional,
  "en-US": english,
};

/** Returns the texts of a notebook page created from a paper's methods. Used by the server, which writes the page. */
export const methodPhrasesIn = (locale: Locale) => {
  const { source, materials, steps, page } = words[locale];
  return {
    source,
    materials,
    steps,
    page: (number: number): string => page.replace("{{page}}", String(number)),
  };
};
