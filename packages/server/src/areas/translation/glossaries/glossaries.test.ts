import type { Glossary, GlossaryImport, GlossaryTermRecord } from "@benchleaf/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildLab, type Lab, type Person } from "../../test-support/lab.ts";

let lab: Lab;
let owner: Person;
let mate: Person;
beforeAll(async () => {
  lab = await buildLab();
  owner = await lab.register("owner");
  mate = await lab.addColleague(owner, "mate");
});
afterAll(() => lab.close());

const languages = { sourceLanguage: "en", targetLanguage: "zh-CN" };

const newGlossary = (name: string) => owner.post<Glossary>("/translation/glossaries", { name, ...languages });
const addTerm = (glossaryId: string, source: string, targets: string[]) =>
  owner.post<GlossaryTermRecord>(`/translation/glossaries/${glossaryId}/terms`, { source, targets });
const csv = (text: string): string => Buffer.from(text).toString("base64");

describe("glossaries", () => {
  it("refuse a term that contradicts another, page by their source, and are the team's", async () => {
    const { id } = await newGlossary("Cloning");
    const path = `/translation/glossaries/${id}`;
    const term = await addTerm(id, "Plasmid", ["质粒"]);
    expect((await owner.call("POST", `${path}/terms`, { source: "plasmid", targets: ["载体"] })).code).toBe(
      "glossary.term.contradicts",
    );
    expect((await addTerm(id, "plasmid ", ["质粒"])).id).toBe(term.id);
    await addTerm(id, "vector", ["载体"]);
    expect(
      (await owner.call("PUT", `${path}/terms/${term.id}`, { source: "vector", targets: ["质粒"] })).code,
    ).toBe("glossary.term.contradicts");
    await owner.put(`${path}/terms/${term.id}`, { source: "Plasmid", targets: ["质粒", "质粒 DNA"] });
    const first = await mate.get<{ records: GlossaryTermRecord[]; nextCursor: string }>(
      `${path}/terms?limit=1`,
    );
    expect([first.records[0]!.source, first.records[0]!.targets]).toEqual(["Plasmid", ["质粒", "质粒 DNA"]]);
    const next = await mate.get<{ records: GlossaryTermRecord[]; nextCursor: null }>(
      `${path}/terms?limit=1&cursor=${first.nextCursor}`,
    );
    expect([next.records[0]!.source, next.nextCursor]).toEqual(["vector", null]);
    expect((await owner.get<Glossary>(path)).termCount).toBe(2);
    await owner.post(`${path}/terms/remove`, { termIds: [term.id] });
    expect((await owner.get<Glossary>(path)).termCount).toBe(1);
    expect(
      (await owner.call("POST", "/translation/glossaries", { name: "cloning", ...languages })).code,
    ).toBe("glossary.name.exists");
  });

  it("are imported after a preview of what is wrong, and exported", async () => {
    const { id } = await newGlossary("Imported");
    const path = `/translation/glossaries/${id}`;
    await addTerm(id, "primer", ["引物"]);
    const content = csv(
      "source,target,note,caseSensitive,doNotTranslate\nprimer,引物|引子,,,\ninsert,插入片段,,,\n,无,,,\ninsert,片段,,,\nDH5α,,,yes,yes\n",
    );
    const ask = (isPreview: boolean) =>
      owner.post<GlossaryImport>(`${path}/import`, { format: "csv", content, isPreview });
    const preview = await ask(true);
    expect(preview).toMatchObject({ isWritten: false, added: 2, updated: 1, wrongCount: 2 });
    expect(preview.wrong.map(({ fault }) => fault).sort()).toEqual(["contradicts", "source-empty"]);
    expect((await owner.get<Glossary>(path)).termCount).toBe(1);
    expect(await ask(false)).toMatchObject({ isWritten: true, added: 2, updated: 1 });
    expect((await owner.get<Glossary>(path)).termCount).toBe(3);
    expect(await ask(false)).toMatchObject({ isWritten: false, added: 0, updated: 0, unchanged: 3 });
    for (const format of ["csv", "tbx"]) {
      const { payload } = await lab.app.inject({
        url: `/app${path}/export?format=${format}`,
        headers: { cookie: owner.cookie },
      });
      expect(payload).toContain("插入片段");
    }
  });
});
