import {
  type Collection,
  type ImportedPaper,
  MAX_PAPER_BYTES,
  type Paper,
  type PaperDetail,
  type PaperMark,
  type PassageHit,
} from "@benchleaf/contract";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { buildLab, type Lab, type Person } from "../test-support/lab.ts";
import { transformationPaper } from "../test-support/papers.ts";

const LIBRARY = "/library/literature";
let lab: Lab;
let owner: Person;
let mate: Person;
let stranger: Person;
let projectId: string;
beforeAll(async () => {
  lab = await buildLab();
  owner = await lab.register("owner");
  mate = await lab.addColleague(owner, "mate");
  stranger = await lab.register("stranger");
  projectId = (
    await owner.post<{ id: string }>("/platform/resource/projects", { name: "shared", accessLevel: "PUBLIC" })
  ).id;
  await lab.kernel.start();
});
afterAll(() => lab.close());

const importInto = async (by: Person, source: object, more: object = {}): Promise<ImportedPaper[]> => {
  const place = { projectId, folderId: null };
  return (await by.post<{ entries: ImportedPaper[] }>("/library/import", { place, source, ...more })).entries;
};
const importText = (text: string, more: object = {}) => importInto(owner, { type: "text", text }, more);
const get = (by: Person, id: string) => by.get<PaperDetail>(`${LIBRARY}/${id}`);
const listed = async (by: Person, query = ""): Promise<string[]> =>
  (await by.get<{ records: Paper[] }>(`${LIBRARY}?limit=100${query}`)).records.map(({ id }) => id);
const importPdf = async (by: Person, name: string, bytes: Uint8Array): Promise<ImportedPaper> => {
  const uuid = await by.upload(name, bytes);
  const [entry] = await importInto(by, { type: "uploads", uploads: [{ uuid, name }] });
  return entry!;
};
const readBy = async (by: Person, id: string): Promise<PaperDetail> => {
  await vi.waitFor(async () => expect((await get(by, id)).extraction).not.toBe("waiting"), 60_000);
  return get(by, id);
};

describe("an import of records", () => {
  it("takes good entries, names bad ones with their line, and makes nothing twice", async () => {
    const text = `@article{a, title={One {DNA} paper}, author={M{\\"u}ller, J. and Li, Wei}, year=2020, doi={10.5555/One}}
@article{b, title={Broken, author={X
@article{c, author={Nobody}}
@article{d, title={Another paper of some length}, year={2019}}`;
    const first = await importText(text);
    expect(first.map(({ outcome, reason, line }) => [outcome, reason, line])).toEqual([
      ["created", null, 1],
      ["failed", "unreadable", 2],
      ["failed", "no-title", 3],
      ["created", null, 4],
    ]);
    const one = await get(mate, first[0]!.literatureId!);
    expect(one.fields).toMatchObject({
      title: "One DNA paper",
      authors: [
        { family: "Müller", given: "J." },
        { family: "Li", given: "Wei" },
      ],
      year: 2020,
      doi: "10.5555/one",
    });
    expect(one).toMatchObject({ isPublic: true, hasPdf: false, extraction: "none" });
    const again = await importText(text);
    expect(again.map(({ outcome }) => outcome)).toEqual(["duplicate", "failed", "failed", "duplicate"]);
    expect((await get(stranger, one.id).catch((error: Error) => error.message)).toString()).toContain(
      "not.found",
    );
  });

  it("says which sources are off, and refuses a text of nothing", async () => {
    const entries = await importInto(owner, { type: "identifiers", identifiers: ["10.5555/x", "123"] });
    expect(entries.map(({ reason }) => reason)).toEqual(["source-off", "source-off"]);
    const empty = { source: { type: "text", text: "hello" } };
    expect((await owner.call("POST", "/library/import", empty)).code).toBe("literature.import.empty");
  });
});

describe("a PDF", () => {
  it("is read: title, DOI, sections, sentences with boxes; its passages are found", async () => {
    const entry = await importPdf(owner, "download.pdf", transformationPaper());
    expect(entry.outcome).toBe("created");
    const paper = await readBy(owner, entry.literatureId!);
    expect(paper).toMatchObject({ extraction: "read", pageCount: 2, hasPdf: true, isPublic: false });
    expect(paper.fields).toMatchObject({
      title: "A rapid heat shock protocol for plasmid transformation",
      doi: "10.5555/benchleaf.2026.001",
    });
    const { records } = await mate.get<{ records: PassageHit[] }>(
      "/library/passages?q=how%20long%20was%20the%20heat%20shock",
    );
    expect(records[0]!.literatureId).toBe(paper.id);
    const said = records.flatMap(({ best }) => best);
    const shock = said.find(({ text }) => text.includes("45 s"))!;
    expect(shock.page).toBe(1);
    expect(shock.boxes[0]!.width).toBeGreaterThan(0.2);
    expect(said.every(({ text }) => !text.includes("Ignore all"))).toBe(true);
    const same = { uuid: await mate.upload("same.pdf", transformationPaper()), name: "same.pdf" };
    const again = await mate.post<{ entries: ImportedPaper[] }>("/library/import", {
      source: { type: "uploads", uploads: [same] },
    });
    expect(again.entries[0]).toMatchObject({ outcome: "duplicate", literatureId: paper.id });
    expect(
      (await stranger.get<{ records: PassageHit[] }>("/library/passages?q=heat%20shock")).records,
    ).toEqual([]);
  });

  it("that is none, or is damaged, is reported so", async () => {
    expect(await importPdf(owner, "notes.pdf", Buffer.from("only text"))).toMatchObject({
      outcome: "failed",
      reason: "not-pdf",
    });
    const damaged = await importPdf(owner, "damaged.pdf", Buffer.from("%PDF-1.4\nnothing of it is right"));
    expect((await readBy(owner, damaged.literatureId!)).extraction).toBe("damaged");
  });

  it("of more than 100 MB is stored, and the reason why it is not searched is reported", async () => {
    const { literatureId } = await importPdf(owner, "large.pdf", transformationPaper("A large one"));
    expect((await readBy(owner, literatureId!)).extraction).toBe("read");
    const sizeIs = (bytes: number) =>
      lab.database.asOwner("update file_content set size = $2 where file_id = $1", [literatureId, bytes]);
    await sizeIs(MAX_PAPER_BYTES + 1);
    await owner.post(`/literature-mgmt/parse/${literatureId}`, {});
    expect((await readBy(owner, literatureId!)).extraction).toBe("too-large");
    await sizeIs(MAX_PAPER_BYTES);
    await owner.post(`/literature-mgmt/parse/${literatureId}`, {});
    expect((await readBy(owner, literatureId!)).extraction).toBe("read");
  });

  it("of a file that is not shared is neither listed nor found", async () => {
    const place = { projectId: owner.user.personalProjectId, folderId: null };
    const bytes = transformationPaper(
      "A secret method",
      "Yeast spheroplasts were prepared for electroporation.",
    );
    const uuid = await owner.upload("secret.pdf", bytes);
    const source = { type: "uploads", uploads: [{ uuid, name: "secret.pdf" }] };
    const [entry] = (await owner.post<{ entries: ImportedPaper[] }>("/library/import", { place, source }))
      .entries;
    await readBy(owner, entry!.literatureId!);
    const question = "/library/passages?q=spheroplasts%20electroporation";
    expect((await owner.get<{ records: PassageHit[] }>(question)).records).toHaveLength(1);
    expect((await mate.get<{ records: PassageHit[] }>(question)).records).toEqual([]);
    expect(await listed(mate)).not.toContain(entry!.literatureId);
    expect((await mate.call("GET", `${LIBRARY}/${entry!.literatureId}`)).code).toBe(
      "fileAsset.no.read.permission",
    );
  });
});

describe("what people put on papers", () => {
  it("is their own or the team's, and stays when doubles are merged", async () => {
    const [one, two] = (
      await importText(`@article{x, title={The same paper written twice}, doi={10.5555/twice}}
@article{y, title={The same paper written twice!}, year={2001}, doi={10.5555/other}}`)
    ).map(({ literatureId }) => literatureId!);
    const { id: collectionId } = await owner.post<Collection>("/library/collections", { name: "twice" });
    await mate.post(`/library/collections/${collectionId}/papers`, { literatureIds: [two] });
    await mate.put(`${LIBRARY}/${two}/state`, { readState: "read", isRecommended: true, note: "of mate" });
    await owner.put(`${LIBRARY}/${one}/state`, { readState: "reading", note: "of owner" });
    const box = { x: 0.1, y: 0.1, width: 0.5, height: 0.02 };
    const mark = { version: 1, page: 1, boxes: [box], quote: "said twice", note: "look" };
    const made = await mate.post<PaperMark>(`${LIBRARY}/${two}/marks`, mark);
    expect((await owner.call("DELETE", `${LIBRARY}/${two}/marks/${made.id}`)).code).toBe(
      "paper.mark.not.found",
    );
    const { groups } = await owner.get<{ groups: { papers: Paper[] }[] }>("/library/doubles");
    expect(groups.some(({ papers }) => papers.length === 2 && papers.some(({ id }) => id === one))).toBe(
      true,
    );
    const merged = await owner.post<PaperDetail>("/library/doubles/merge", {
      literatureId: one,
      mergedIds: [two],
    });
    expect(merged).toMatchObject({ markCount: 1, collectionIds: [collectionId], recommendedCount: 1 });
    expect(merged.fields.year).toBe(2001);
    expect(merged.own).toMatchObject({ readState: "reading", note: "of owner" });
    expect((await get(mate, one!)).own).toMatchObject({ readState: "read", note: "of mate" });
    expect((await owner.call("GET", `${LIBRARY}/${two}`)).code).toBe("projectFile.not.found");
    const found = await listed(mate, `&collectionId=${collectionId}`);
    expect(found).toEqual([one]);
  });

  it("outlives its collections, and is restored from the trash with its user data", async () => {
    const [id] = (
      await importText("@article{z, title={A paper that is thrown away}, doi={10.5555/gone}}")
    ).map(({ literatureId }) => literatureId!);
    const upper = await owner.post<Collection>("/library/collections", { name: "above" });
    const lower = await owner.post<Collection>("/library/collections", { name: "below", parentId: upper.id });
    for (const { id: collectionId } of [upper, lower])
      await owner.post(`/library/collections/${collectionId}/papers`, { literatureIds: [id] });
    await owner.post(`/library/collections/${upper.id}/papers/remove`, { literatureIds: [id] });
    expect((await get(owner, id!)).collectionIds).toEqual([lower.id]);
    expect((await owner.call("DELETE", `/library/collections/${upper.id}`)).code).toBe("success");
    expect((await get(owner, id!)).collectionIds).toEqual([]);
    await owner.put(`${LIBRARY}/${id}/state`, { readState: "read", note: "mine" });
    expect(await owner.post("/library/remove", { literatureIds: [id] })).toEqual({ removed: 1 });
    expect(await listed(owner)).not.toContain(id);
    await owner.post("/platform/resource/garbage/restore", { fileIds: [id] });
    expect((await get(owner, id!)).own).toMatchObject({ readState: "read", note: "mine" });
  });

  it("distinguishes chapters of one title", async () => {
    const entries = await importText(`@incollection{p, title={Introduction}, booktitle={Book A}, pages={1--9}}
@incollection{q, title={Introduction}, booktitle={Book B}, pages={1--12}}`);
    expect(entries.map(({ outcome }) => outcome)).toEqual(["created", "created"]);
  });

  it("refuses a stale save, two collections of one name, and one within itself", async () => {
    const [entry] = await importText("@article{z, title={A paper that two people edit at once}}");
    const id = entry!.literatureId!;
    const { fields, revision } = await get(owner, id);
    const save = (by: Person) => by.call("PUT", `${LIBRARY}/${id}`, { fields, isPublic: true, revision });
    const answers = await Promise.all([save(owner), save(owner)]);
    expect(answers.map(({ code }) => code).sort()).toEqual(["paper.stale", "success"]);
    const upper = await owner.post<Collection>("/library/collections", { name: "upper" });
    const lower = await owner.post<Collection>("/library/collections", { name: "lower", parentId: upper.id });
    expect((await owner.call("POST", "/library/collections", { name: "UPPER" })).code).toBe(
      "collection.name.exists",
    );
    const inside = { name: "upper", parentId: lower.id };
    expect((await owner.call("PUT", `/library/collections/${upper.id}`, inside)).code).toBe(
      "collection.into.itself",
    );
    expect((await mate.call("DELETE", `/library/collections/${upper.id}`)).code).toBe("permission.denied");
  });
});

describe("references and the open library", () => {
  it("are written in styles and read back by ourselves", async () => {
    const [entry] = await importText(
      "@article{g, title={Precise joining of parts}, author={Doudna, Jennifer A. and Wang, Li}, journal={J Parts}, year=2012, volume=3, pages={1--9}, doi={10.5555/joining}}",
    );
    const cite = async (style: string) =>
      (
        await owner.post<{ text: string }>("/library/citations", {
          literatureIds: [entry!.literatureId],
          style,
        })
      ).text;
    expect(await cite("apa")).toBe(
      "Doudna, J. A., & Wang, L. (2012). Precise joining of parts. J Parts, 3, 1–9. https://doi.org/10.5555/joining\n",
    );
    expect(await cite("gb-t-7714")).toBe(
      "[1] DOUDNA J A, WANG L. Precise joining of parts[J]. J Parts, 2012, 3: 1-9. DOI: 10.5555/joining.\n",
    );
    for (const style of ["bibtex", "ris", "csl-json"])
      expect((await importText(await cite(style))).map(({ outcome }) => outcome)).toEqual(["duplicate"]);
  });

  it("show a record to everybody while the team allows it, and nothing of the team", async () => {
    const [entry] = await importText(
      "@article{o, title={An open record of general interest}, doi={10.5555/open}}",
    );
    const path = `${LIBRARY}/${entry!.literatureId}/publication`;
    const wanted = { searchPath: "an-open-record" };
    expect((await owner.call("PUT", path, wanted)).code).toBe("publication.not.allowed");
    await lab.database.asOwner(
      `insert into link_policy (tenant_id, are_allowed, max_days, is_password_required, is_publishing_allowed)
       values ($1, true, 30, false, true) on conflict (tenant_id) do update set is_publishing_allowed = true`,
      [owner.user.tenantId],
    );
    await owner.put(path, wanted);
    const open = await lab.call<{ fields: { title: string } }>(
      "GET",
      "/open/library/literature/an-open-record",
    );
    expect(open.data.fields.title).toBe("An open record of general interest");
    expect(JSON.stringify(open.data)).not.toContain(owner.user.name);
    expect(
      (await lab.call<{ records: unknown[] }>("GET", "/open/library?search=GENERAL")).data.records,
    ).toHaveLength(1);
    expect((await mate.call("PUT", path, { searchPath: "other" })).code).toBe("fileAsset.no.edit.permission");
    await owner.call("DELETE", path);
    expect((await lab.call("GET", "/open/library/literature/an-open-record")).code).toBe(
      "literature.content.not.found",
    );
  });
});
