import {
  type ExtractionState,
  MAX_PAPER_BYTES,
  MAX_PAPER_PAGES,
  type PaperFields,
} from "@benchleaf/contract";
import type { Translate } from "../../kernel/translation.ts";

/** How an author is called in a list. */
export const nameOf = ({ family, given }: PaperFields["authors"][number]): string =>
  /\p{Script=Han}/u.test(family) ? family + given : [given, family].filter(Boolean).join(" ");

/** The first author, and that there are more. */
export const authorsLine = (t: Translate, { authors }: PaperFields): string => {
  const [first, second] = authors;
  if (first === undefined) return t("papers.noAuthors");
  if (second === undefined) return nameOf(first);
  return authors.length === 2
    ? `${nameOf(first)}, ${nameOf(second)}`
    : t("papers.andOthers", { name: nameOf(first) });
};

/** Journal, year and place. @example sourceLine(fields) // "eLife 2013, 2: e00471" */
export const sourceLine = ({ container, publisher, year, volume, issue, pages }: PaperFields): string => {
  const place = `${volume}${issue ? `(${issue})` : ""}${pages ? `: ${pages}` : ""}`;
  return [[container || publisher, year].filter(Boolean).join(" "), place].filter(Boolean).join(", ");
};

/** Largest PDF that is searched, as sentences name it. */
export const MAX_PAPER_MB = MAX_PAPER_BYTES / 1024 ** 2;

/** How far the text of a PDF is, and why it cannot be searched. */
export const extractionLine = (t: Translate, state: ExtractionState): string =>
  t(`papers.extraction-${state}`, { pages: MAX_PAPER_PAGES, size: MAX_PAPER_MB });
