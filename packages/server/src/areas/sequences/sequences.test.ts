import type {
  FileVersion,
  FlatSequence,
  LabFile,
  ReadNoteWire,
  SavedSequence,
  Sequence,
} from "@benchleaf/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildLab, contentOf, type Lab, type Person } from "../test-support/lab.ts";
import { normalizeContent } from "./sequences.rules.ts";

const base = "/application/molecular-biology/sequences";
let lab: Lab;
let person: Person;
beforeAll(async () => {
  lab = await buildLab();
  person = await lab.register("owner");
});
afterAll(() => lab.close());

const create = (name: string) => person.post<Sequence>(base, { content: contentOf({ name }) });

describe("saving", () => {
  it("lets one of several concurrent saves succeed, and reports to the others who it was", async () => {
    const made = await create("contended");
    // One after another: concurrent sign-ins count as attempts, and the fourth requires a captcha.
    const browsers: Person[] = [];
    for (let count = 0; count < 4; count++) browsers.push(await lab.signIn("owner@lab.test"));
    const answers = await Promise.all(
      browsers.map((one, index) =>
        one.call<{ currentVersion: number; authorName: string }>("PUT", `${base}/${made.file.id}`, {
          baseVersion: 1,
          content: contentOf({ name: "contended", sequence: "ACGT".repeat(index + 1) }),
        }),
      ),
    );
    expect(answers.map((one) => one.code).sort()).toEqual([
      "file.version.stale",
      "file.version.stale",
      "file.version.stale",
      "success",
    ]);
    const stale = answers.find((one) => one.code !== "success");
    expect(stale).toMatchObject({ status: 409, data: { currentVersion: 2, authorName: "owner" } });
    const winner = answers.findIndex((one) => one.code === "success");
    const now = await person.get<Sequence>(`${base}/${made.file.id}`);
    expect(now).toMatchObject({ version: 2, content: { sequence: "ACGT".repeat(winner + 1) } });
  });

  it("names the first illegal character", async () => {
    const answer = await person.call("POST", base, { content: contentOf({ sequence: "ACG!T" }) });
    expect(answer).toMatchObject({
      code: "sequence.illegal.letters",
      data: { position: 4, letter: "!", alphabet: "dna" },
    });
  });

  it("shows a renamed file under its new name and keeps old versions as they were", async () => {
    const made = await create("old name");
    await person.put(`/platform/resource/projects/fileAsset/${made.file.id}`, { name: "new name" });
    const path = `${base}/${made.file.id}`;
    expect((await person.get<Sequence>(path)).content.name).toBe("new name");
    await person.put(path, { baseVersion: 1, content: contentOf({ name: "new name" }) });
    expect((await person.get<Sequence>(`${path}?version=1`)).content.name).toBe("old name");
  });

  it("brings an old version back as a new one that says which it was", async () => {
    const made = await create("restored");
    const path = `${base}/${made.file.id}`;
    await person.put(path, {
      baseVersion: 1,
      content: contentOf({ name: "restored", sequence: "ACGTACGT" }),
    });
    const back = await person.post<Sequence>(`${path}/restore`, { version: 1, baseVersion: 2 });
    expect(back.content.sequence).toBe(made.content.sequence);
    const history = await person.get<{ records: FileVersion[] }>(
      `/platform/resource/projects/fileAsset/${made.file.id}/versions`,
    );
    expect(history.records.map((one) => [one.version, one.restoredFrom])).toEqual([
      [3, 1],
      [2, null],
      [1, null],
    ]);
  });
});

describe("mending", () => {
  const feature = { id: "f", name: "", type: "bad type!", operator: "join", qualifiers: [] } as const;
  it("clamps features, names them and gives a type that can be written", () => {
    const locations = [{ start: 20, end: 5, strand: 1 as const }];
    const [mended] = normalizeContent(
      contentOf({ features: [{ ...feature, qualifiers: [], locations }] }),
    ).features;
    expect(mended).toMatchObject({
      type: "misc_feature",
      name: "misc_feature",
      locations: [{ start: 5, end: 12 }],
    });
  });
  it("never lets a protein be circular or RNA", () => {
    const protein = contentOf({ sequence: "MKV", isProtein: true, isRna: true, circular: true });
    expect(normalizeContent(protein)).toMatchObject({ circular: false, isRna: false });
  });
});

describe("what a save puts right", () => {
  const odd = (part: object = {}) => ({
    id: "f",
    name: "lacZ",
    type: "foo_bar",
    operator: "join" as const,
    locations: [{ start: 4, end: 99, strand: 1 as const }],
    qualifiers: [],
    ...part,
  });
  const codesOf = ({ warnings }: SavedSequence) => warnings.map(({ code }) => code);
  const upload = async (text: string) => {
    const uuid = await person.upload("odd.gb", new TextEncoder().encode(text));
    return person.post<{ files: LabFile[]; warnings: ReadNoteWire[] }>(`${base}/import`, {
      uuid,
      name: "odd.gb",
    });
  };
  const flatFile = (type: string, location: string) =>
    [
      "LOCUS       odd 60 bp DNA linear SYN 01-JAN-2020",
      "FEATURES             Location/Qualifiers",
      `     ${type.padEnd(16)}${location}`,
      '                     /label="odd one"',
      "ORIGIN",
      `        1 ${"acgtacgtac ".repeat(6).trim()}`,
      "//",
      "",
    ].join("\n");

  it("is reported when a sequence is created, saved and autosaved", async () => {
    const content = contentOf({ name: "mended", sequence: "ACGTACGTACGTAC", features: [odd()] });
    const made = await person.post<SavedSequence>(base, { content });
    expect(made.warnings).toEqual([
      { code: "end-clamped", id: "f", name: "lacZ", given: "5..99", kept: "5..14" },
      { code: "feature-type-replaced", id: "f", name: "lacZ", given: "foo_bar", kept: "misc_feature" },
    ]);
    const path = `${base}/${made.file.id}`;
    const kept = await person.get<Sequence>(path);
    expect(kept.content.features).toMatchObject([
      { type: "misc_feature", locations: [{ start: 4, end: 14 }] },
    ]);
    const saved = await person.put<SavedSequence>(path, { baseVersion: 1, content });
    expect(codesOf(saved)).toEqual(["end-clamped", "feature-type-replaced"]);
    const passing = await person.put<SavedSequence>(`${path}/autosave`, { baseVersion: 2, content });
    expect(codesOf(passing)).toEqual(["end-clamped", "feature-type-replaced"]);
    const sound = await person.put<SavedSequence>(path, {
      baseVersion: passing.version,
      content: kept.content,
    });
    expect(sound.warnings).toEqual([]);
  });

  it("keeps a type from a file, which the import reports", async () => {
    const { files, warnings } = await upload(flatFile("foo_bar", "5..20"));
    expect(warnings).toEqual([{ code: "feature-type-unknown", line: 0, detail: "odd: foo_bar × 1" }]);
    const path = `${base}/${files[0]!.id}`;
    const { content } = await person.get<Sequence>(path);
    expect(content.features).toMatchObject([{ type: "foo_bar" }]);
    const saved = await person.put<SavedSequence>(path, { baseVersion: 1, content });
    expect(saved).toMatchObject({ warnings: [], content: { features: [{ type: "foo_bar" }] } });
  });

  it("is reported for a join across the origin of a linear molecule in a file", async () => {
    const { warnings } = await upload(flatFile("misc_feature", "join(50..60,1..5)"));
    expect(warnings).toMatchObject([{ code: "circular-annotation", line: 3 }]);
    expect((await upload(flatFile("misc_feature", "join(1..5,50..60)"))).warnings).toEqual([]);
  });

  it("is exported as it is kept", async () => {
    const { files, warnings } = await upload(flatFile("misc_feature", "50..70"));
    expect(warnings.map(({ code }) => code)).toEqual(["end-clamped"]);
    const exported = (id: string) =>
      lab.app.inject({
        url: `/app${base}/${id}/export?format=genbank`,
        headers: { cookie: person.cookie },
      });
    expect((await exported(files[0]!.id)).body).toMatch(/ misc_feature +50\.\.60\n/);
    const sent = odd({ type: "misc_feature", rawLocation: "5..99" });
    const made = await person.post<SavedSequence>(base, {
      content: contentOf({ name: "raw", sequence: "ACGTACGTACGTAC", features: [sent] }),
    });
    expect((await exported(made.file.id)).body).toMatch(/ misc_feature +5\.\.14\n/);
  });
});

describe("the list", () => {
  it("pages through thousands in each of its orders, each once", async () => {
    const other = await lab.register("reader");
    const values = [other.user.tenantId, other.user.personalProjectId, other.user.userId];
    await lab.database.asOwner(
      `with made as (
         insert into file (tenant_id, project_id, kind, name, size, owner_id, update_time)
         select $1, $2, 'sequence', 'p' || n % 700, n % 90, $3, now() - (n % 300) * interval '1 second'
         from generate_series(1, 2500) n returning tenant_id, id)
       insert into sequence select tenant_id, id, true, false, false, 0 from made`,
      values,
    );
    for (const sort of ["name", "-name", "size", "-size", "updateTime", "-updateTime"]) {
      const seen: LabFile[] = [];
      let cursor: string | null = null;
      do {
        const query: Record<string, string> = { sort, limit: "200", ...(cursor === null ? {} : { cursor }) };
        const page: { records: LabFile[]; nextCursor: string | null } = await other.get(
          `${base}?${new URLSearchParams(query)}`,
        );
        seen.push(...page.records);
        cursor = page.nextCursor;
      } while (cursor !== null);
      expect(new Set(seen.map((file) => file.id)).size).toBe(2500);
      expect(seen).toHaveLength(2500);
      const sizes = seen.map((file) => file.size ?? 0);
      const inOrder = sort === "size" ? sizes.toSorted((a, b) => a - b) : sizes.toSorted((a, b) => b - a);
      if (sort.endsWith("size")) expect(sizes).toEqual(inOrder);
    }
  });

  it("asks for molecule, topology, project, owner and tag, also together", async () => {
    const asker = await lab.register("asker");
    const made = (name: string, content: object) =>
      asker.post<Sequence>(base, { content: contentOf({ name, ...content }) });
    const ring = await made("ring", { circular: true });
    await made("line", { circular: false });
    await made("message", { sequence: "ACGU", isRna: true, circular: false });
    await made("enzyme", { sequence: "MKV", isProtein: true, circular: false });
    const assets = "/platform/resource/projects/fileAsset";
    const tag = await asker.post<{ id: string }>(`${assets}/tags`, { name: "chosen", color: "red" });
    const tagged = { fileIds: [ring.file.id], addTagIds: [tag.id], removeTagIds: [] };
    await asker.post(`${assets}/batchTag`, tagged);
    const namesOf = async (query: Record<string, string>): Promise<string[]> => {
      const asked = new URLSearchParams({ sort: "name", ...query });
      const page = await asker.get<{ records: LabFile[] }>(`${base}?${asked}`);
      return page.records.map(({ name }) => name);
    };
    expect(await namesOf({ molecule: "dna" })).toEqual(["line", "ring"]);
    expect(await namesOf({ molecule: "rna" })).toEqual(["message"]);
    expect(await namesOf({ molecule: "protein" })).toEqual(["enzyme"]);
    expect(await namesOf({ molecule: "sanger" })).toEqual([]);
    expect(await namesOf({ topology: "circular" })).toEqual(["ring"]);
    expect(await namesOf({ topology: "linear", molecule: "dna", search: "LIN" })).toEqual(["line"]);
    expect(await namesOf({ tagId: tag.id })).toEqual(["ring"]);
    expect(await namesOf({ ownerId: person.user.userId })).toEqual([]);
    expect(await namesOf({ projectId: asker.user.personalProjectId })).toHaveLength(4);
  });
});

describe("the flat shape", () => {
  const flat = {
    bizType: "sequence",
    sequenceName: "flat",
    folderId: null,
    circular: true,
    sequence: "ACGTACGTAA",
    features: [{ name: "f", type: "CDS", start: 8, end: 1, forward: false, notes: { gene: "bla" } }],
    primers: [{ name: "p", bases: "ACGTACGT", start: 0, end: 7 }],
    source: "bench",
    tags: ["Flat tag"],
    needSnapshot: true,
  };

  it("makes a file with its tags and snapshot, and is answered as it went", async () => {
    const made = await person.post<Sequence>(base, flat);
    expect(made.content).toMatchObject({ name: "flat", circular: true, meta: { source: "bench" } });
    const answer = await person.get<FlatSequence>(`${base}/${made.file.id}/flat`);
    const { needSnapshot: _, ...answered } = flat;
    expect(answer).toMatchObject({
      ...answered,
      id: made.file.id,
      name: "flat",
      type: "sequence",
      isSanger: false,
      size: 10,
      version: 1,
      features: [{ start: 8, end: 1, strand: -1, bases: "GTTT", notes: { gene: ["bla"] } }],
      primers: [{ bases: "ACGTACGT", forward: true, fragments: [{ start: 0, end: 7 }] }],
    });
    const versions = await person.get<{ records: FileVersion[] }>(
      `/platform/resource/projects/fileAsset/${made.file.id}/versions`,
    );
    expect(versions.records.map(({ isSnapshot }) => isSnapshot)).toEqual([true]);
  });

  it("is saved on top of a version, and the newest is had by its recent flag", async () => {
    const made = await person.post<Sequence>(base, flat);
    const at = `${base}/${made.file.id}`;
    await person.put<Sequence>(at, { ...flat, baseVersion: 1, sequence: "TTTT", features: [] });
    expect((await person.get<FlatSequence>(`${at}/flat?version=1&recent=true`)).sequence).toBe("TTTT");
    expect((await person.get<FlatSequence>(`${at}/flat?version=1`)).sequence).toBe("ACGTACGTAA");
    expect((await person.get<Sequence>(`${at}?version=1&recent=true`)).version).toBe(2);
  });

  it("needs a name where there is no content", async () => {
    const answer = await person.call<{ issues: { path: string }[] }>("POST", base, { sequence: "ACGT" });
    expect(answer).toMatchObject({ code: "request.invalid", data: { issues: [{ path: "body.content" }] } });
  });

  it("has one alone by its id as a query", async () => {
    const made = await person.post<Sequence>(base, flat);
    const found = await person.get<{ records: { id: string }[] }>(`${base}?sequenceId=${made.file.id}`);
    expect(found.records.map(({ id }) => id)).toEqual([made.file.id]);
  });
});
