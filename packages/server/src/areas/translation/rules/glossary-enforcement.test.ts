import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { type CheckedTerm, checkTranslation } from "./check-translation.ts";
import { findTerms } from "./find-terms.ts";

interface Sentence {
  readonly source: string;
  /** A translation with all terms of the glossary. */
  readonly kept: string;
  /** A translation in which the terms in `missing` are translated otherwise. */
  readonly broken: string;
  readonly missing: readonly string[];
}
const { terms, fromChinese, fromEnglish } = JSON.parse(
  readFileSync(new URL("./data/glossary-sentences.json", import.meta.url), "utf8"),
) as {
  readonly terms: readonly { readonly zh: string; readonly en: readonly string[] }[];
  readonly fromChinese: readonly Sentence[];
  readonly fromEnglish: readonly Sentence[];
};
const chinese: CheckedTerm[] = terms.map(({ zh, en }) => ({ source: zh, targets: en }));
const english: CheckedTerm[] = terms.flatMap(({ zh, en }) => en.map((source) => ({ source, targets: [zh] })));

/** The terms that a check reports as not translated by the glossary. */
const reported = (source: string, target: string, glossary: readonly CheckedTerm[]): string[] =>
  checkTranslation({ source, target, terms: glossary, parts: [] })
    .filter(({ code }) => code === "term.missing")
    .map(({ part }) => findTerms(part, glossary)[0]!.term.source)
    .sort();

describe.each([
  ["from Chinese", fromChinese, chinese],
  ["from English", fromEnglish, english],
])("terms in translations %s", (_, sentences, glossary) => {
  it("that are not those of the glossary are all reported, and no others", () => {
    const counts = { wanted: 0, found: 0, wrong: 0, kept: 0, alarms: 0 };
    const faults: string[] = [];
    for (const { source, kept, broken, missing } of sentences) {
      const seen = reported(source, broken, glossary);
      const alarms = reported(source, kept, glossary);
      counts.wanted += missing.length;
      counts.found += missing.filter((term) => seen.includes(term)).length;
      counts.wrong += seen.filter((term) => !missing.includes(term)).length;
      counts.kept += findTerms(source, glossary).length;
      counts.alarms += alarms.length;
      if (alarms.length > 0 || seen.join() !== [...missing].sort().join())
        faults.push(`${source} → ${seen.join()}; ${alarms.join()}`);
    }
    expect(counts.wanted).toBeGreaterThanOrEqual(14);
    expect(counts.found / counts.wanted, faults.join("\n")).toBeGreaterThanOrEqual(0.95);
    expect(counts.wrong, faults.join("\n")).toBeLessThanOrEqual(1);
    expect(counts.alarms / counts.kept, faults.join("\n")).toBeLessThanOrEqual(0.03);
  });
});
