import type { PaperFields } from "@benchleaf/contract";
import { foldText } from "../../../kernel/reading/split-words.ts";

/**
 * A DOI in lower case, without a URL or "doi:" before it; null if invalid.
 *
 * @example doiOf("https://doi.org/10.1038/S41586-020-2649-2") // "10.1038/s41586-020-2649-2"
 */
export const doiOf = (text: string): string | null => {
  const found = /10\.\d{4,9}\/[^\s"<>]+/.exec(text);
  if (found === null) return null;
  // A closing bracket only belongs to the DOI if it contains the opening one.
  let doi = found[0].toLowerCase().replace(/[.,;:]+$/, "");
  const count = (sign: string): number => doi.split(sign).length - 1;
  while (doi.endsWith(")") && count(")") > count("(")) doi = doi.slice(0, -1);
  return doi.length <= 300 ? doi : null;
};

/** A PMID; null if it is none. @example pmidOf("PMID: 33184504") // "33184504" */
export const pmidOf = (text: string): string | null => {
  const found = /^(?:pmid:?\s*|https?:\/\/pubmed\.ncbi\.nlm\.nih\.gov\/)?(\d{1,9})\/?$/i.exec(text.trim());
  return found?.[1] ?? null;
};

const lettersOf = (text: string): string => foldText(text).replace(/[^\p{L}\p{N}]+/gu, "");

/**
 * How likely duplicates are recognized. Chapters are distinguished by their book and pages, since many of them have
 * the same title.
 */
export const titleKeyOf = ({ type, title, container, pages, year }: PaperFields): string =>
  (type === "chapter" || lettersOf(title).length < 12
    ? `${lettersOf(title)}|${lettersOf(container)}|${pages}|${year ?? ""}`
    : lettersOf(title)
  ).slice(0, 600);

const MAX_SEARCH_KEY = 4_000;

/** The search text of a list: title, authors, journal and identifiers, in lower case. */
export const searchKeyOf = ({ title, authors, container, doi, pmid, year }: PaperFields): string =>
  [
    title,
    authors
      .map(({ family, given }) => (/\p{Script=Han}/u.test(family) ? family + given : `${given} ${family}`))
      .join("; "),
    container,
    doi,
    pmid,
    year ?? "",
  ]
    .join("\n")
    .toLowerCase()
    .slice(0, MAX_SEARCH_KEY);
