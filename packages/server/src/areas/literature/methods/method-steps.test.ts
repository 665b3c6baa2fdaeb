import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { PassageRow } from "../passages/passages.store.ts";
import { figuresOfStep, stepsByRules } from "./method-steps.rules.ts";

const kinds = ["reagents", "amounts", "temperatures", "times"] as const;
type Kind = (typeof kinds)[number];
type Step = { readonly text: string } & Readonly<Record<Kind, readonly string[]>>;

interface MethodSentences {
  readonly steps: readonly Step[];
  /** Written after the rules, to see what they miss. */
  readonly laterSteps: readonly Step[];
  /** Sentences of methods sections that are no steps. */
  readonly others: readonly string[];
}
const { steps, laterSteps, others } = JSON.parse(
  readFileSync(new URL("./data/method-sentences.json", import.meta.url), "utf8"),
) as MethodSentences;

const rowOf = (text: string): PassageRow => ({
  ...{ file_id: "1", no: 1, version: 1, section: "Methods", page: 1, title: "T", is_public: true },
  body: text,
  sentences: [{ start: 0, end: text.length, page: 1, boxes: [], hidden: false }],
});
const isFound = (text: string): boolean => stepsByRules([rowOf(text)]).length === 1;

/** Recall and precision of one kind of figure over all sentences. */
const measure = (sentences: readonly Step[], kind: Kind) => {
  const counts = { wanted: 0, found: 0, all: 0 };
  const faults: string[] = [];
  for (const sentence of sentences) {
    const seen = figuresOfStep(sentence.text)[kind];
    const wanted = sentence[kind];
    counts.wanted += wanted.length;
    counts.all += seen.length;
    counts.found += wanted.filter((one) => seen.includes(one)).length;
    const missed = wanted.filter((one) => !seen.includes(one));
    const wrong = seen.filter((one) => !wanted.includes(one));
    if (missed.length + wrong.length > 0)
      faults.push(`missed ${JSON.stringify(missed)}, wrongly ${JSON.stringify(wrong)}: ${sentence.text}`);
  }
  const rates = { recall: counts.found / counts.wanted, precision: counts.found / counts.all };
  return { ...counts, ...rates, faults: faults.join("\n") };
};

describe.each([
  ["written with the rules", steps],
  ["written later", laterSteps],
])("steps of methods, %s,", (_, sentences) => {
  it.each(kinds)("give their %s", (kind) => {
    const { wanted, recall, precision, faults } = measure(sentences, kind);
    expect(wanted).toBeGreaterThanOrEqual(10);
    expect(recall, faults).toBeGreaterThanOrEqual(0.9);
    expect(precision, faults).toBeGreaterThanOrEqual(0.9);
  });

  it("are distinguished from other sentences", () => {
    const missed = sentences.filter(({ text }) => !isFound(text));
    const wrong = others.filter(isFound);
    expect(missed.length, JSON.stringify(missed)).toBeLessThanOrEqual(1);
    expect(wrong.length, JSON.stringify(wrong)).toBeLessThanOrEqual(1);
  });
});
