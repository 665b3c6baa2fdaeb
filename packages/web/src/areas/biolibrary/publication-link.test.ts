import { expect, it } from "vitest";
import { publicationLink } from "./publication-link.ts";

it.each([
  ["https://example.org/a paper", "https://example.org/a"],
  ["Vieira 1982, doi:10.1016/0378-1119(82)90015-4.", "https://doi.org/10.1016/0378-1119(82)90015-4"],
  ["PMID 2985470", "https://pubmed.ncbi.nlm.nih.gov/2985470/"],
  ["Yanisch-Perron et al., Gene 1985;33:103", null],
  ["javascript:alert(1)", null],
  ["", null],
])("%j is read at %j", (text, link) => {
  expect(publicationLink(text)).toBe(link);
});
