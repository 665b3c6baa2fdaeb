import { assemblyMethods, checksum, checksumOfStrands } from "@benchleaf/bio";
import type {
  Bench,
  BenchPlan,
  BenchSummary,
  LabFile,
  Making,
  Origin,
  Sequence,
  SubjectLinks,
} from "@benchleaf/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildLab, contentOf, type Lab, type Person } from "../test-support/lab.ts";

const root = "/application/molecular-biology/cloning";
const benches = `${root}/benches`;
const sequences = "/application/molecular-biology/sequences";

let lab: Lab;
let owner: Person;
let stranger: Person;
let vector: Sequence;
let insert: Sequence;
let protein: Sequence;

const make = (person: Person, part: Parameters<typeof contentOf>[0]): Promise<Sequence> =>
  person.post(sequences, { content: contentOf(part) });

beforeAll(async () => {
  lab = await buildLab();
  [owner, stranger] = await Promise.all([lab.register("owner"), lab.register("stranger")]);
  vector = await make(owner, { name: "pVector", circular: true, sequence: "GATTACAGATTACACCCGGGTTTAAA" });
  insert = await make(owner, { name: "gene", sequence: "ATGAAACCCGGGTTTTAA" });
  protein = await make(owner, { name: "MKV", isProtein: true, sequence: "MKV" });
});
afterAll(() => lab?.close());

type Type = BenchPlan["plasmids"][number]["plasmidType"];
const plasmid = (id: string, { file }: Sequence, plasmidType: Type = "fragment", version = "1") => ({
  id,
  plasmidType,
  plasmidConfig: {
    bindType: "PCR" as const,
    sequenceId: file.id,
    sequenceVersionStr: version,
    region: null,
    pcrRegionId: null,
    enzymeRegionId: null,
    strand: 1 as const,
    enzymes: [],
    fPrimer: null,
    rPrimer: null,
    lead: "",
    trail: "",
  },
  alternativeTo: null,
});
const planOf = (...plasmids: BenchPlan["plasmids"]): BenchPlan => ({
  cloningMethod: "gibson",
  enzymes: [],
  overlapLength: null,
  plasmids,
  mutation: null,
});
const create = (plan: BenchPlan, person = owner): Promise<Bench> =>
  person.post(benches, { name: "bench", plan });
const refusal = async (plan: BenchPlan, person = owner) => {
  const { status, code } = await person.call("POST", benches, { name: "bench", plan });
  return { status, code };
};

describe("a bench", () => {
  it("stores its plan, and counts its changes", async () => {
    const bench = await create(planOf(plasmid("v", vector, "vector")));
    const plan = planOf(plasmid("v", vector, "vector"), plasmid("a", insert));
    const body = { baseRevision: bench.revision, name: "pGene", plan };
    const saved = await owner.put<Bench>(`${benches}/${bench.id}`, body);
    expect(saved).toMatchObject({ name: "pGene", plan, revision: 2 });
    expect(await owner.get(`${benches}/${bench.id}`)).toEqual(saved);
    const stale = await owner.call("PUT", `${benches}/${bench.id}`, body);
    expect([stale.status, stale.code]).toEqual([409, "cloning.bench.stale"]);
  });

  it("is planned by every method of the engine", async () => {
    for (const cloningMethod of assemblyMethods) {
      const bench = await create({ ...planOf(plasmid("v", vector, "vector")), cloningMethod });
      expect(bench.plan.cloningMethod).toBe(cloningMethod);
    }
  });

  it("returns for each plasmid by which method it is joined, with one method for all", async () => {
    const plan = planOf(plasmid("v", vector, "vector"), { ...plasmid("a", insert), cloningMethod: "gibson" });
    const bench = await create(plan);
    expect(bench.plan.plasmids.map(({ cloningMethod }) => cloningMethod)).toEqual(["gibson", "gibson"]);
    const mixed = planOf(plasmid("v", vector, "vector"), { ...plasmid("a", insert), cloningMethod: "topo" });
    expect(await refusal(mixed)).toEqual({ status: 422, code: "cloning.methods.differ" });
    const body = {
      baseRevision: bench.revision,
      name: "bench",
      plan: { ...planOf(), cloningMethod: "user" },
    };
    const changed = { ...body, plan: { ...body.plan, plasmids: [plasmid("v", vector, "vector")] } };
    const saved = await owner.put<Bench>(`${benches}/${bench.id}`, changed);
    expect(saved.plan.plasmids[0]?.cloningMethod).toBe("user");
  });

  it("names primers of the library, and uses their bases", async () => {
    const library = "/application/molecular-biology/libraries/primer";
    const keep = async (person: Person, name: string, bases: string) => {
      const body = { scope: "private", entries: [{ name, bases }], onConflict: "refuse" };
      return (await person.post<{ entries: { id: string }[] }>(library, body)).entries[0]!.id;
    };
    const own = await keep(owner, "gene F", "atgaaacccgggttttaa");
    const foreign = await keep(stranger, "theirs", "GGGGCCCCAAAATTTT");
    const withPrimers = (change: Partial<BenchPlan["plasmids"][number]["plasmidConfig"]>) => {
      const one = plasmid("a", insert);
      return planOf({ ...one, plasmidConfig: { ...one.plasmidConfig, ...change } });
    };
    const bench = await create(withPrimers({ fPrimerId: own, rPrimer: "TTAAAACCCGGG", rPrimerId: null }));
    const [kept] = bench.plan.plasmids;
    const letters = {
      fPrimerId: own,
      fPrimer: "ATGAAACCCGGGTTTTAA",
      rPrimerId: null,
      rPrimer: "TTAAAACCCGGG",
    };
    expect(kept!.plasmidConfig).toMatchObject(letters);
    expect((await owner.get<Bench>(`${benches}/${bench.id}`)).plan).toEqual(bench.plan);
    for (const unknown of ["999999", foreign]) {
      const plan = withPrimers({ rPrimerId: unknown });
      const refused = await owner.call<unknown>("POST", benches, { name: "bench", plan });
      expect(refused).toMatchObject({
        status: 404,
        code: "cloning.primer.not.found",
        data: { id: unknown },
      });
      const save = { baseRevision: 1, name: "bench", plan };
      expect((await owner.call("PUT", `${benches}/${bench.id}`, save)).code).toBe("cloning.primer.not.found");
    }
    // Deleted from the library, it stays in the cloning workspace with its bases, but cannot be added to another
    // plan.
    await owner.post(`${library}/remove`, { entryIds: [own] });
    const again = { baseRevision: 1, name: "again", plan: bench.plan };
    expect((await owner.put<Bench>(`${benches}/${bench.id}`, again)).plan).toEqual(bench.plan);
    expect((await refusal(bench.plan)).code).toBe("cloning.primer.not.found");
  });

  it("is its maker's alone", async () => {
    const { id } = await create(planOf());
    const colleague = await lab.addColleague(owner, "colleague");
    for (const person of [stranger, colleague]) {
      expect((await person.call("GET", `${benches}/${id}`)).code).toBe("cloning.bench.not.found");
      expect((await person.call("DELETE", `${benches}/${id}`)).code).toBe("cloning.bench.not.found");
      expect((await person.get<{ records: unknown[] }>(benches)).records).toEqual([]);
    }
  });

  it("is listed, changed last first, page by page, until it is deleted", async () => {
    const person = await lab.register("lister");
    const [first, second] = [await create(planOf(), person), await create(planOf(), person)];
    const page = await person.get<{ records: BenchSummary[]; nextCursor: string }>(`${benches}?limit=1`);
    expect(page.records.map(({ id }) => id)).toEqual([second.id]);
    const rest = await person.get<{ records: BenchSummary[]; nextCursor: null }>(
      `${benches}?limit=1&cursor=${page.nextCursor}`,
    );
    expect(rest).toMatchObject({ records: [{ id: first.id, fragmentCount: 0 }], nextCursor: null });
    expect((await person.call("DELETE", `${benches}/${second.id}`)).code).toBe("success");
    expect((await person.get<{ records: unknown[] }>(benches)).records).toHaveLength(1);
  });

  it("accepts at most ten fragments and one vector", async () => {
    const fragments = Array.from({ length: 11 }, (_, at) => plasmid(`f${at}`, insert));
    const ten = planOf(plasmid("v", vector, "vector"), ...fragments.slice(0, 10));
    expect((await create(ten)).plan.plasmids).toHaveLength(11);
    expect(await refusal(planOf(...fragments))).toEqual({ status: 422, code: "cloning.too.many.fragments" });
    const twoVectors = planOf(plasmid("v", vector, "vector"), plasmid("w", vector, "vector"));
    expect(await refusal(twoVectors)).toEqual({ status: 422, code: "cloning.too.many.vectors" });
    const twice = planOf(plasmid("a", insert), plasmid("a", insert));
    expect(await refusal(twice)).toEqual({ status: 422, code: "cloning.plasmid.twice" });
  });

  it("has alternatives for a position in addition to its ten fragments, up to a maximum of constructs", async () => {
    const or = (id: string, place: string, type: Type = "fragment") => ({
      ...plasmid(id, insert, type),
      alternativeTo: place,
    });
    const places = Array.from({ length: 10 }, (_, at) => plasmid(`f${at}`, insert));
    const plan = planOf(plasmid("v", vector, "vector"), ...places, or("g0", "f0"), or("g1", "f1"));
    expect((await create(plan)).plan).toMatchObject(plan);
    expect((await refusal(planOf(...places, or("g", "nothing")))).code).toBe("cloning.place.unknown");
    expect((await refusal(planOf(...places, or("g", "f0", "vector")))).code).toBe("cloning.place.unknown");
    const many = places.slice(0, 8).map(({ id }) => or(`or ${id}`, id));
    expect((await refusal(planOf(...places, ...many))).code).toBe("cloning.too.many.constructs");
  });

  it("accepts only DNA that its author may read, at a version that exists", async () => {
    expect(await refusal(planOf(plasmid("a", protein)))).toEqual({ status: 422, code: "cloning.not.dna" });
    const future = planOf(plasmid("a", insert, "fragment", "7"));
    expect(await refusal(future)).toEqual({ status: 404, code: "cloning.version.gone" });
    expect((await refusal(planOf(plasmid("a", insert)), stranger)).code).toBe("projectFile.not.found");
  });

  it("reports the state of its files", async () => {
    const changing = await make(owner, { name: "changing", sequence: "ACGTACGTACGT" });
    const doomed = await make(owner, { name: "doomed", sequence: "ACGTACGTACGT" });
    const { id } = await create(planOf(plasmid("a", changing), plasmid("b", doomed), plasmid("c", insert)));
    const content = contentOf({ name: "changed", sequence: "ACGTACGTAAAA" });
    await owner.put(`${sequences}/${changing.file.id}`, { baseVersion: 1, content });
    await owner.post("/platform/resource/projects/fileAsset/recycle", { fileIds: [doomed.file.id] });
    const { sources } = await owner.get<Bench>(`${benches}/${id}`);
    expect(sources).toEqual([
      { sequenceId: changing.file.id, state: "changed", name: "changed", version: 2 },
      { sequenceId: doomed.file.id, state: "closed", name: null, version: null },
      { sequenceId: insert.file.id, state: "current", name: "gene", version: 1 },
    ]);
  });
});

describe("a product", () => {
  const letters = "GATTACAGATTACACCCGGGTTTAAAATGAAACCCGGG";
  const makingOf = (sum: string, part: Partial<Making> = {}): Making => ({
    checksum: sum,
    enzymes: [],
    ends: null,
    primers: [{ name: "gene-F", bases: "ATGAAACCCGGG", plasmidId: "a" }],
    junctions: [{ kind: "homology", letters: "ATGAAACC" }],
    parts: [{ plasmidId: "a", start: 0, end: 12, strand: 1 }],
    ...part,
  });
  const content = contentOf({ name: "pGene", circular: true, sequence: letters });
  const sum = String(checksum(letters, { topology: "circular" }));
  const makeProduct = async (plan = planOf(plasmid("a", insert)), making = makingOf(sum)) => {
    const { id } = await create(plan);
    const file = await owner.post<LabFile>(`${benches}/${id}/products`, { content, making });
    return { benchId: id, file };
  };

  it("becomes a file with its origin, which survives the deletion of the workspace", async () => {
    const { benchId, file } = await makeProduct();
    expect(file.name).toBe("pGene");
    const described = {
      cloningMethod: "gibson",
      checksum: sum,
      madeBy: "owner",
      primers: [{ name: "gene-F", bases: "ATGAAACCCGGG", part: 0 }],
      parts: [{ sequenceId: insert.file.id, name: "gene", version: 1, start: 0, end: 12, strand: 1 }],
    };
    const origin = `${root}/origins/${file.id}`;
    expect(await owner.get<Origin>(origin)).toMatchObject({
      ...described,
      bench: { id: benchId, name: "bench" },
    });
    const uses = await owner.get<SubjectLinks>(`/platform/resource/subjects/file/${file.id}/links`);
    expect(uses.uses.map(({ id }) => id)).toEqual([insert.file.id]);
    await owner.call("DELETE", `${benches}/${benchId}`);
    expect(await owner.get<Origin>(origin)).toMatchObject({ ...described, bench: null });
    expect(await owner.get(`${root}/origins/${insert.file.id}`)).toBeNull();
    expect((await stranger.call("GET", origin)).code).toBe("projectFile.not.found");
  });

  it("reveals no name of a file that the user may not read, nor its primers' names; a copy shows the same origin", async () => {
    const both = planOf(plasmid("a", insert), plasmid("v", vector, "vector"));
    const part = (plasmidId: string) => ({ plasmidId, start: 0, end: 12, strand: 1 as const });
    const primer = (name: string, plasmidId: string) => ({ name, bases: "ATGAAACCCGGG", plasmidId });
    const making = makingOf(sum, {
      primers: [primer("gene-F", "a"), primer("pVector-F", "v")],
      parts: [part("a"), part("v")],
    });
    const { file } = await makeProduct(both, making);
    const guest = await lab.addColleague(owner, "guest");
    for (const { id } of [file, insert.file]) {
      const share = { userIds: [guest.user.userId], level: "read", expireTime: null };
      await owner.put(`/dp/fileAsset/${id}/share/fileSharing/users`, share);
    }
    const expected = {
      bench: null,
      primers: [
        { name: "gene-F", bases: "ATGAAACCCGGG", part: 0 },
        { name: null, part: 1 },
      ],
      parts: [
        { sequenceId: insert.file.id, name: "gene" },
        { sequenceId: null, name: null, version: 1 },
      ],
    };
    const seen = await guest.get<Origin>(`${root}/origins/${file.id}`);
    expect(seen).toMatchObject(expected);
    expect(JSON.stringify(seen)).not.toContain("pVector");
    const copy = { fileIds: [file.id], projectId: file.projectId, folderId: null };
    await owner.post("/platform/resource/projects/fileAsset/copy", copy);
    const found = await lab.database.asOwner<{ id: string }>(
      "select f.id from file f join sequence_origin o on o.file_id = f.id where f.name = 'pGene (2)'",
    );
    expect(found).toHaveLength(1);
    const copied = await owner.get<Origin>(`${root}/origins/${found[0]!.id}`);
    expect(copied.parts.map(({ name }) => name)).toEqual(["gene", "pVector"]);
  });

  it("is not saved with a making that is not its own", async () => {
    const { id } = await create(planOf(plasmid("a", insert)));
    const ask = async (making: Making, given = content) =>
      (await owner.call("POST", `${benches}/${id}/products`, { content: given, making })).code;
    expect(await ask(makingOf("cdseguid=other"))).toBe("cloning.product.differs");
    const foreign = makingOf(sum, { parts: [{ plasmidId: "z", start: 0, end: 1, strand: 1 }] });
    expect(await ask(foreign)).toBe("cloning.product.differs");
  });

  it("of an assembly is saved without a workspace, from versions that its author may read, with its origin", async () => {
    const made = (part: object = {}, primer = 0) => ({
      content,
      making: {
        ...{ checksum: sum, cloningMethod: "gibson", enzymes: [], ends: null },
        junctions: [{ kind: "homology", letters: "ATGAAACC" }],
        primers: [{ name: "gene-F", bases: "ATGAAACCCGGG", part: primer }],
        parts: [{ sequenceId: insert.file.id, version: 1, start: 0, end: 12, strand: -1, ...part }],
      },
    });
    const path = `${root}/assemblies`;
    const file = await owner.post<LabFile>(path, made());
    expect(await owner.get<Origin>(`${root}/origins/${file.id}`)).toMatchObject({
      ...{ cloningMethod: "gibson", checksum: sum, ends: null, bench: null },
      primers: [{ name: "gene-F", part: 0 }],
      parts: [{ sequenceId: insert.file.id, name: "gene", version: 1, strand: -1 }],
    });
    const refused = async (body: object, person = owner) => (await person.call("POST", path, body)).code;
    expect(await refused(made({ version: 7 }))).toBe("cloning.version.gone");
    expect(await refused(made({ sequenceId: protein.file.id }))).toBe("cloning.not.dna");
    expect(await refused(made({}, 1))).toBe("cloning.product.differs");
    expect(await refused(made(), stranger)).toBe("projectFile.not.found");
    const other = { ...made(), content: { ...content, sequence: `${letters}A` } };
    expect(await refused(other)).toBe("cloning.product.differs");
  });

  it("that is linear is checked with its ends", async () => {
    const { id } = await create(planOf(plasmid("a", insert)));
    const linear = contentOf({ name: "cut", sequence: "AATTCGGATTACAGATC" });
    const sent = async (making: Making) =>
      (await owner.call("POST", `${benches}/${id}/products`, { content: linear, making })).code;
    const ends = {
      left: { kind: "5'-overhang", bases: "AATT" },
      right: { kind: "5'-overhang", bases: "GATC" },
    } as const;
    const staggered = checksumOfStrands("AATTCGGATTACA----", "GATCTGTAATCCG----");
    expect(await sent(makingOf(String(staggered), { ends }))).toBe("success");
    expect(await sent(makingOf(String(staggered)))).toBe("cloning.product.differs");
    const wrong = { ...ends, left: { kind: "5'-overhang", bases: "TTAA" } } as const;
    expect(await sent(makingOf(String(staggered), { ends: wrong }))).toBe("cloning.product.differs");
    const plain = String(checksum("AATTCGGATTACAGATC", { topology: "linear" }));
    expect(await sent(makingOf(plain))).toBe("success");
  });
});
