import type { RecordOrigin, RequestedRecord, Sequence, SourceGene } from "@benchleaf/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildLab, type Lab, type Person } from "../test-support/lab.ts";
import { openPublicDatabases, type PublicDatabases } from "./test-support/public-databases.ts";

const base = "/application/molecular-biology/sources";

const letters = "ATGACCATGATTACGCCAAGCTTGCATGCCTGCAGGTCGACTCTAGAGGATCCCCGGTAA";
const genbank = (version: string, sequence: string) =>
  [
    `LOCUS       ${version.replace(/\..*/, "").padEnd(16)} ${sequence.length} bp    DNA     circular SYN 03-JUL-2018`,
    "DEFINITION  A small cloning vector, complete sequence.",
    `ACCESSION   ${version.replace(/\..*/, "")}`,
    `VERSION     ${version}`,
    "FEATURES             Location/Qualifiers",
    `     CDS             1..${sequence.length}`,
    '                     /gene="lacZ"',
    "ORIGIN",
    `        1 ${sequence.toLowerCase()}`,
    "//",
    "",
  ].join("\n");

/** One document of `esummary` for nuccore and protein. */
const document = (accessionversion: string, slen: number, part: object = {}) => ({
  uid: "1",
  caption: accessionversion.replace(/\.\d+$/, ""),
  accessionversion,
  title: "A small cloning vector, complete sequence",
  slen,
  moltype: "dna",
  topology: "circular",
  organism: "Cloning vector pTest",
  ...part,
});
const known: Readonly<Record<string, object>> = {
  "L09137.2": document("L09137.2", letters.length),
  "NC_000001.11": document("NC_000001.11", 248_956_422, { topology: "linear" }),
  "NP_000537.3": document("NP_000537.3", 393, { moltype: "aa", topology: "linear" }),
};
const summaryOf = (ids: readonly string[]) => {
  const found = ids.flatMap((id) => {
    const key = Object.keys(known).find((one) => one === id || one.startsWith(`${id}.`));
    return key === undefined ? [{ uid: id, error: "cannot get document summary" }] : [known[key]!];
  });
  const uids = found.map((_, index) => String(index + 1));
  const documents = Object.fromEntries(found.map((one, index) => [uids[index]!, one]));
  return { header: { type: "esummary", version: "0.3" }, result: { uids, ...documents } };
};

const place = { seq_region_name: "17", assembly_name: "GRCh38", species: "homo_sapiens" };
const ensemblGene = {
  object_type: "Gene",
  id: "ENSG00000141510",
  version: 20,
  display_name: "TP53",
  description: "tumor protein p53 [Source:HGNC Symbol;Acc:HGNC:11998]",
  biotype: "protein_coding",
  start: 101,
  end: 160,
  strand: -1,
  ...place,
  Transcript: [
    {
      id: "ENST00000269305",
      version: 9,
      display_name: "TP53-201",
      biotype: "protein_coding",
      start: 101,
      end: 160,
      strand: -1,
      Exon: [
        { id: "ENSE2", start: 141, end: 160, strand: -1 },
        { id: "ENSE1", start: 101, end: 120, strand: -1 },
      ],
      Translation: { id: "ENSP00000269305", start: 111, end: 150, length: 9, version: 4 },
    },
  ],
};

let app: PublicDatabases;
let lab: Lab;
let owner: Person;
let stranger: Person;
beforeAll(async () => {
  app = await openPublicDatabases();
  const ncbi = { url: `${app.url}/entrez/eutils`, apiKey: "key" };
  lab = await buildLab({
    config: { reachesPrivate: true, sources: { ncbi, ensembl: { url: app.url, apiKey: undefined } } },
  });
  owner = await lab.register("owner");
  stranger = await lab.register("stranger");
  app.answer("/entrez/eutils/esummary.fcgi", (query) => {
    const ids = query.get("id")!.split(",");
    if (query.get("db") !== "gene") return { body: summaryOf(ids) };
    const genomicinfo = [{ chrloc: "17", chraccver: "NC_000017.11", chrstart: 59, chrstop: 0, exoncount: 2 }];
    const about = { uid: "7157", name: "TP53", description: "tumor protein p53", genomicinfo };
    return {
      body: { result: { uids: ["7157"], 7157: { ...about, organism: { scientificname: "Homo sapiens" } } } },
    };
  });
  app.answer("/entrez/eutils/esearch.fcgi", (query) => ({
    body: { esearchresult: { count: "1", idlist: query.get("term")!.startsWith("TP53[") ? ["7157"] : [] } },
  }));
  app.answer("/entrez/eutils/efetch.fcgi", (query) => ({
    body: `${genbank(query.get("id")!, letters)}\n`,
  }));
  app.answer("/lookup/symbol/homo_sapiens/TP53", () => ({ body: ensemblGene }));
  app.answer("/lookup/id/ENSG00000141510", () => ({ body: ensemblGene }));
  app.answer("/lookup/", () => ({ status: 400, body: { error: "ID not found" } }));
  app.answer("/sequence/id/ENSG00000141510", () => ({ body: { id: "ENSG00000141510", seq: letters } }));
  app.answer("/sequence/region/homo_sapiens/17:101..160:-1", () => ({ body: { id: "17", seq: letters } }));
});
afterAll(async () => {
  await lab?.close();
  await app?.close();
});

const find = async (source: string, ...accessions: string[]) =>
  (await owner.post<{ found: RequestedRecord[] }>(`${base}/${source}/find`, { accessions })).found;
const genes = async (source: string, query: string) =>
  (await owner.get<{ genes: SourceGene[] }>(`${base}/${source}/genes?${query}`)).genes;
const take = (source: string, body: object, by = owner) =>
  by.call<Sequence>("POST", `${base}/${source}/take`, body);

describe("NCBI", () => {
  it("returns what it knows of accessions, in the requested order, of both databases at once", async () => {
    const found = await find("ncbi", "L09137", "NP_000537.3", "XX999999");
    expect(found.map(({ asked, record }) => [asked, record?.accession, record?.size])).toEqual([
      ["L09137", "L09137.2", letters.length],
      ["NP_000537.3", "NP_000537.3", 393],
      ["XX999999", undefined, undefined],
    ]);
    expect(found[0]!.record).toMatchObject({ organism: "Cloning vector pTest", isCircular: true });
    const databases = app.asked.slice(-2).map(({ searchParams }) => searchParams.get("db"));
    expect(databases).toEqual(["nuccore", "protein"]);
    expect(app.asked.at(-1)!.searchParams.get("api_key")).toBe("key");
  });

  it("gives a record as a sequence file that keeps where it comes from, its copies too", async () => {
    const { data: made } = await take("ncbi", { accession: "L09137" });
    expect(made.content).toMatchObject({ name: "L09137.2", circular: true, meta: { version: "L09137.2" } });
    expect(made.content.sequence.toUpperCase()).toBe(letters);
    expect(made.content.features.map(({ type }) => type)).toEqual(["CDS"]);
    const origin = await owner.get<RecordOrigin>(`${base}/origins/${made.file.id}`);
    expect(origin).toMatchObject({ source: "ncbi", accession: "L09137.2", region: null, takenBy: "owner" });
    expect((await stranger.call("GET", `${base}/origins/${made.file.id}`)).code).toBe(
      "projectFile.not.found",
    );
    const { projectId } = made.file;
    const copy = { fileIds: [made.file.id], projectId, folderId: null };
    expect((await owner.call("POST", "/platform/resource/projects/fileAsset/copy", copy)).code).toBe(
      "success",
    );
    const [row] = await lab.database.asOwner<{ count: number }>(
      "select count(*)::integer as count from record_origin where accession = 'L09137.2'",
    );
    expect(row!.count).toBe(2);
  });

  it("finds a gene by name and organism, and gives it in its own direction", async () => {
    const [gene] = await genes("ncbi", `gene=${encodeURIComponent('TP53"]')}&organism=Homo%20sapiens`);
    const search = app.asked.find(({ pathname }) => pathname.endsWith("esearch.fcgi"))!;
    expect(search.searchParams.get("term")).toBe(
      "TP53[Gene Name] AND Homo sapiens[Organism] AND alive[prop]",
    );
    expect(gene).toMatchObject({
      name: "TP53",
      accession: "NC_000017.11",
      region: { first: 1, last: 60, strand: -1 },
    });
    expect(await genes("ncbi", "gene=nothing")).toEqual([]);
  });

  it("says what cannot be taken, and why", async () => {
    const codeOf = async (body: object) => (await take("ncbi", body)).code;
    expect(await codeOf({ accession: "XX999999" })).toBe("source.record.not.found");
    expect(await codeOf({ accession: "NC_000001.11" })).toBe("source.record.too.long");
    const region = { first: 248_956_400, last: 248_956_423, strand: 1 };
    expect(await codeOf({ accession: "NC_000001.11", region })).toBe("source.record.not.found");
    expect(await codeOf({ accession: "../../etc" })).toBe("request.invalid");
    expect(await codeOf({ accession: "L09137.2", region: { first: 1, last: 12, strand: 1 } })).toBe(
      "source.answer.unread",
    );
  });
});

describe("Ensembl", () => {
  it("finds a gene by symbol and gives it with its exons in its own direction", async () => {
    expect(await genes("ensembl", "gene=TP53")).toEqual([
      {
        id: "ENSG00000141510",
        name: "TP53",
        description: ensemblGene.description,
        organism: "Homo sapiens",
        place: "GRCh38 17:101-160 (-)",
        size: 60,
        accession: "ENSG00000141510",
        region: null,
      },
    ]);
    expect(await genes("ensembl", "gene=none&organism=Homo%20sapiens")).toEqual([]);
    const { data: made } = await take("ensembl", { accession: "ENSG00000141510.19" });
    expect(made.content).toMatchObject({ name: "TP53", sequence: letters });
    const placed = made.content.features.map(({ type, locations }) => [type, locations]);
    expect(placed).toEqual([
      ["gene", [{ start: 0, end: 60, strand: 1 }]],
      [
        "mRNA",
        [
          { start: 0, end: 20, strand: 1 },
          { start: 40, end: 60, strand: 1 },
        ],
      ],
      ["exon", [{ start: 0, end: 20, strand: 1 }]],
      ["exon", [{ start: 40, end: 60, strand: 1 }]],
      [
        "CDS",
        [
          { start: 10, end: 20, strand: 1 },
          { start: 40, end: 50, strand: 1 },
        ],
      ],
    ]);
    expect(await owner.get(`${base}/origins/${made.file.id}`)).toMatchObject({
      accession: "ENSG00000141510.20",
    });
  });

  it("gives a region of a chromosome, and says what it does not know", async () => {
    const accession = "homo_sapiens/17:101-160:-1";
    expect((await find("ensembl", accession, "ENSG0"))[0]!.record).toMatchObject({ size: 60 });
    expect((await find("ensembl", "ENSG0"))[0]!.record).toBeNull();
    const { data: made } = await take("ensembl", { accession, name: "promoter" });
    expect(made.content).toMatchObject({ name: "promoter", sequence: letters });
    expect((await take("ensembl", { accession: "ENSG0" })).code).toBe("source.record.not.found");
  });
});

describe("a source that does not answer", () => {
  it.each([
    ["busy", 429, "source.busy"],
    ["down", 500, "source.unreachable"],
    ["moved", 302, "source.unreachable"],
  ])("is recognised: %s", async (name, status, code) => {
    app.answer(`/lookup/id/${name}`, () => ({ status, body: {} }));
    const sought = await owner.call("POST", `${base}/ensembl/find`, { accessions: [name] });
    expect(sought.code).toBe(code);
  });

  it("sends something else, or nothing at all", async () => {
    app.answer("/sequence/region/homo_sapiens/1:1..5:1", () => ({ body: "<html>" }));
    expect((await take("ensembl", { accession: "homo_sapiens/1:1-5" })).code).toBe("source.answer.unread");
    const quiet = await buildLab({
      config: {
        reachesPrivate: true,
        sources: { ensembl: { url: "http://127.0.0.1:9", apiKey: undefined } },
      },
    });
    try {
      const person = await quiet.register("person");
      const sought = { accessions: ["ENSG00000141510"] };
      expect((await person.call("POST", `${base}/ensembl/find`, sought)).code).toBe("source.unreachable");
      expect((await person.call("POST", `${base}/ncbi/find`, sought)).code).toBe("source.off");
      expect(await person.get(base)).toEqual({
        sources: [
          { key: "ncbi", isOn: false },
          { key: "ensembl", isOn: true },
        ],
      });
    } finally {
      await quiet.close();
    }
  });
});
