import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { ImportedPaper } from "@benchleaf/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { positionedWords } from "../../../kernel/reading/word-vectors.ts";
import { buildLab, type Lab, type Person } from "../../test-support/lab.ts";
import { splitSentences } from "../reading/split-sentences.ts";
import { evidenceOf, findPassages } from "./find-passages.ts";
import { replacePassages } from "./passages.store.ts";

interface RetrievalData {
  readonly papers: readonly {
    readonly title: string;
    readonly passages: readonly (readonly [section: string, body: string])[];
  }[];
  readonly questions: readonly (readonly [question: string, passage: string | null])[];
}
const { papers, questions }: RetrievalData = JSON.parse(
  readFileSync(join(import.meta.dirname, "data/retrieval-questions.json"), "utf8"),
);

let lab: Lab;
let owner: Person;
const nameOf = new Map<string, string>();
beforeAll(async () => {
  lab = await buildLab();
  owner = await lab.register("reader");
  for (const [at, { title, passages }] of papers.entries()) {
    const { entries } = await owner.post<{ entries: ImportedPaper[] }>("/library/import", {
      source: { type: "record", fields: { title } },
    });
    const id = entries[0]!.literatureId!;
    nameOf.set(id, String(at + 1));
    const read = passages.map(([section, body]) => ({
      ...{ section, body, page: 1, words: positionedWords(body) },
      sentences: splitSentences(body).map((range) => ({ ...range, page: 1, boxes: [], hidden: false })),
    }));
    await lab.kernel.database.write(owner.user, (tx) => replacePassages(tx, id, 1, read));
  }
});
afterAll(() => lab.close());

const find = (question: string): Promise<string[]> =>
  lab.kernel.database.read(owner.user, async (q) => {
    const { words, ranked } = await findPassages(q, question, null, 12);
    return evidenceOf(ranked, words).map(({ row }) => `${nameOf.get(row.file_id)}.${row.no}`);
  });
const share = (values: readonly boolean[]): number => values.filter(Boolean).length / values.length;

it("finds the known passage of a question among the first five, and mostly first", async () => {
  const found: { question: string; passage: string; rank: number }[] = [];
  for (const [question, passage] of questions)
    if (passage !== null)
      found.push({ question, passage, rank: (await find(question)).indexOf(passage) + 1 });
  const missed = found.filter(({ rank }) => rank === 0 || rank > 5);
  expect(found).toHaveLength(40);
  expect(share(found.map((one) => !missed.includes(one))), JSON.stringify(missed)).toBeGreaterThanOrEqual(
    0.95,
  );
  expect(share(found.map(({ rank }) => rank === 1))).toBeGreaterThanOrEqual(0.85);
});

it("finds nothing for questions that the papers do not answer", async () => {
  const wrong: string[] = [];
  const asked = questions.filter(([, passage]) => passage === null);
  for (const [question] of asked) if ((await find(question)).length > 0) wrong.push(question);
  expect(asked).toHaveLength(10);
  expect(wrong.length, JSON.stringify(wrong)).toBeLessThanOrEqual(1);
});
