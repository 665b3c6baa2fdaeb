import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import {
  addressOfNotification,
  type Genome,
  type GenomeChromosomeWire,
  type GenomeGene,
  type GenomeRegion,
  type Notification,
  type Sequence,
} from "@benchleaf/contract";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { buildLab, type Lab, type Person } from "../test-support/lab.ts";

const base = "/application/molecular-biology/genomes";
const root = resolve(import.meta.dirname, "../../../../..");
const coli = resolve(
  process.env.BENCHLEAF_TEST_DATA ?? resolve(root, "../shared/data"),
  "sequences/genome/NC_008253_ecoli536.fna.gz",
);

let lab: Lab;
let owner: Person;
let mate: Person;
let stranger: Person;
beforeAll(async () => {
  lab = await buildLab();
  owner = await lab.register("owner");
  mate = await lab.addColleague(owner, "mate");
  stranger = await lab.register("stranger");
  await lab.kernel.start();
});
afterAll(() => lab?.close());

/** Random bases, the same in every run. */
const noise = (length: number, seed = 7): string => {
  let state = seed;
  return Array.from({ length }, () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return "ACGT"[(state >> 16) & 3];
  }).join("");
};
const chr1 = noise(3_000);
const ring = noise(500, 11);
const wrapped = (letters: string): string => letters.replace(/.{1,60}/g, "$&\n");
const fasta = `>chr1 first chromosome\n${wrapped(chr1)}>ring a plasmid\n${wrapped(ring)}`;
const annotation = [
  "##gff-version 3",
  "chr1\tx\tgene\t1001\t2000\t.\t-\t.\tID=gene-a;Name=abcA;locus_tag=LAB_0001;gene_biotype=protein_coding",
  "chr1\tx\tmRNA\t1001\t2000\t.\t-\t.\tID=rna-a;Parent=gene-a;transcript_id=T1.1;product=ABC transporter permease",
  "chr1\tx\texon\t1801\t2000\t.\t-\t.\tID=e1;Parent=rna-a;exon_id=E1",
  "chr1\tx\texon\t1001\t1300\t.\t-\t.\tID=e2;Parent=rna-a;exon_id=E2",
  "chr1\tx\tCDS\t1801\t1950\t.\t-\t0\tID=cds-a;Parent=rna-a;protein_id=P1",
  "chr1\tx\tCDS\t1151\t1300\t.\t-\t0\tID=cds-a;Parent=rna-a;protein_id=P1",
  "chr1\tx\tgene\t2501\t2600\t.\t+\t.\tID=gene-b;Name=abcB;locus_tag=LAB_0002",
  "ring\tx\tregion\t1\t500\t.\t+\t.\tID=r;Is_circular=true",
  "ring\tx\tgene\t451\t550\t.\t+\t.\tID=gene-c;gene=repA;locus_tag=LAB_0003",
  "ring\tx\tCDS\t451\t550\t.\t+\t0\tID=cds-c;Parent=gene-c;product=replication initiator",
  "",
].join("\n");

const bytes = (text: string) => new TextEncoder().encode(text);
const input = async (
  name: string,
  sequence: Uint8Array,
  gff3?: string | Uint8Array,
  by = owner,
  fileName = "genome.fa",
) => ({
  name,
  organism: "Testus",
  sequence: { uuid: await by.upload(fileName, sequence), name: fileName },
  annotation:
    gff3 === undefined
      ? null
      : {
          uuid: await by.upload("genes.gff3", typeof gff3 === "string" ? bytes(gff3) : gff3),
          name: "genes.gff3",
        },
});
const over = ({ id }: Genome, by = owner): Promise<Genome> =>
  vi.waitFor(
    async () => {
      const genome = await by.get<Genome>(`${base}/${id}`);
      expect(["waiting", "running"]).not.toContain(genome.state);
      return genome;
    },
    { timeout: 60_000, interval: 50 },
  );
const bring = async (name: string, sequence: Uint8Array, gff3?: string | Uint8Array, fileName?: string) =>
  over(await owner.post<Genome>(base, await input(name, sequence, gff3, owner, fileName)));
const noticeOf = ({ id }: Genome, by = owner): Promise<Notification> =>
  vi.waitFor(
    async () => {
      const { records } = await by.get<{ records: Notification[] }>("/notifications/list");
      const found = records.find(({ bizId }) => bizId === id);
      if (found === undefined) throw new Error("no notification yet");
      return found;
    },
    { timeout: 60_000, interval: 50 },
  );
const rowsOf = async (id: string): Promise<number> => {
  const [row] = await lab.database.asOwner<{ count: number }>(
    `select ((select count(*) from genome_gene where genome_id = $1)
       + (select count(*) from genome_term where genome_id = $1)
       + (select count(*) from genome_chromosome where genome_id = $1))::integer as count`,
    [id],
  );
  return row!.count;
};
const genes = async (id: string, query: string, by = owner): Promise<string[]> =>
  (await by.get<{ records: GenomeGene[] }>(`${base}/${id}/genes?${query}`)).records.map(({ name }) => name);
const take = (id: string, stretch: object, by = owner) =>
  by.call<Sequence>("POST", `${base}/${id}/take`, { stretch });
const turned = (letters: string): string =>
  letters
    .split("")
    .reverse()
    .map((letter) => ({ A: "T", C: "G", G: "C", T: "A" })[letter])
    .join("");

describe("a genome", () => {
  let genome: Genome;
  beforeAll(async () => {
    genome = await bring("Testus 1", gzipSync(bytes(fasta)), annotation);
  });

  it("is imported with its chromosomes and genes, for the whole team only", async () => {
    expect(genome).toMatchObject({
      state: "ready",
      progress: 1,
      letters: 3_500,
      chromosomeCount: 2,
      geneCount: 3,
      remarkCount: 0,
      fault: null,
      abilities: { manage: true, cancel: false },
    });
    const { records } = await mate.get<{ records: GenomeChromosomeWire[] }>(
      `${base}/${genome.id}/chromosomes`,
    );
    expect(records).toEqual([
      {
        number: 1,
        name: "chr1",
        description: "first chromosome",
        size: 3_000,
        isCircular: false,
        geneCount: 2,
      },
      { number: 2, name: "ring", description: "a plasmid", size: 500, isCircular: true, geneCount: 1 },
    ]);
    const foundBy = async (search: string) =>
      (
        await mate.get<{ records: GenomeChromosomeWire[] }>(
          `${base}/${genome.id}/chromosomes?search=${encodeURIComponent(search)}`,
        )
      ).records.map(({ name }) => name);
    expect(await foundBy("CHR")).toEqual(["chr1"]);
    expect(await foundBy("plasmid")).toEqual(["ring"]);
    // Characters that are wildcards in a pattern are literal here.
    expect(await foundBy("%")).toEqual([]);
    expect(await foundBy("r_n")).toEqual([]);
    const genomesBy = async (search: string) =>
      (await mate.get<{ records: Genome[] }>(`${base}?search=${encodeURIComponent(search)}`)).records.map(
        ({ name }) => name,
      );
    expect(await genomesBy("TUS 1")).toEqual(["Testus 1"]);
    expect(await genomesBy("human")).toEqual([]);
    expect(await genomesBy("%")).toEqual([]);
    expect((await stranger.call("GET", `${base}/${genome.id}`)).code).toBe("genome.not.found");
    expect((await stranger.get<{ records: Genome[] }>(base)).records).toEqual([]);
    expect((await owner.call("POST", base, await input("testus 1", bytes(fasta)))).code).toBe(
      "genome.name.exists",
    );
  });

  it("notifies the user who imported it, when it is ready and when it could not be read", async () => {
    const notification = await noticeOf(genome);
    expect(notification).toMatchObject({
      kind: "genomeImported",
      content: { extraInfo: { name: "Testus 1" } },
    });
    expect(addressOfNotification(notification)).toBe(`/sequence/genomes/${genome.id}`);
    const bad = await bring("told bad", bytes("hello"));
    expect((await noticeOf(bad)).kind).toBe("genomeFailed");
    const { records } = await mate.get<{ records: Notification[] }>("/notifications/list");
    expect(records.map(({ kind }) => kind)).not.toContain("genomeImported");
  });

  it("finds genes by name, tag, product's words and ids, the nearest first, page by page", async () => {
    const { id } = genome;
    expect(await genes(id, "search=ABC")).toEqual(["abcA", "abcB"]);
    expect(await genes(id, "search=abcb")).toEqual(["abcB"]);
    expect(await genes(id, "search=lab_0003")).toEqual(["repA"]);
    expect(await genes(id, "search=initiat")).toEqual(["repA"]);
    expect(await genes(id, "search=transporter%20abc")).toEqual(["abcA"]);
    expect(await genes(id, "search=T1")).toEqual(["abcA"]);
    expect(await genes(id, "search=100%25_")).toEqual([]);
    expect(await genes(id, "chromosome=2")).toEqual(["repA"]);
    const first = await owner.get<{ records: GenomeGene[]; nextCursor: string }>(
      `${base}/${id}/genes?limit=2`,
    );
    expect(first.records.map(({ name }) => name)).toEqual(["abcA", "abcB"]);
    expect(await genes(id, `limit=2&cursor=${first.nextCursor}`)).toEqual(["repA"]);
    expect((await owner.call("GET", `${base}/${id}/genes?cursor=zz`)).code).toBe("request.invalid");
  });

  it("shows a range with its bases and features, across the origin too", async () => {
    const region = (number: number, start: number, length: number) =>
      owner.call<GenomeRegion>(
        "GET",
        `${base}/${genome.id}/chromosomes/${number}/region?start=${start}&length=${length}`,
      );
    const { data } = await region(1, 990, 100);
    expect(data.letters).toBe(chr1.slice(990, 1_090));
    expect(data.features.map(({ type }) => type)).toEqual(["gene", "mRNA", "exon"]);
    const across = (await region(2, 480, 40)).data;
    expect(across.letters).toBe(ring.slice(480) + ring.slice(0, 20));
    expect(
      across.features.map(({ type, locations }) => [type, locations[0]!.start, locations[0]!.end]),
    ).toEqual([
      ["gene", 0, 40],
      ["CDS", 0, 40],
    ]);
    expect((await region(1, 2_990, 20)).code).toBe("genome.region.outside");
    expect((await region(9, 0, 20)).code).toBe("genome.not.found");
  });

  it("exports genes and transcripts as sequence files, in their own direction", async () => {
    const gene = (await take(genome.id, { kind: "gene", gene: 1, flank: 50 })).data.content;
    expect(gene.sequence).toBe(turned(chr1.slice(950, 2_050)));
    expect(gene).toMatchObject({ name: "abcA", circular: false, meta: { organism: "Testus" } });
    const exons = gene.features.filter(({ type }) => type === "exon");
    expect(exons.map(({ locations }) => locations)).toEqual([
      [{ start: 50, end: 250, strand: 1 }],
      [{ start: 750, end: 1_050, strand: 1 }],
    ]);
    expect(
      exons.map(({ qualifiers }) =>
        qualifiers.filter(({ key }) => key.startsWith("exon_")).map(({ value }) => value),
      ),
    ).toEqual([
      ["E1", "1"],
      ["E2", "2"],
    ]);
    const spliced = { kind: "transcript", gene: 1, transcript: 0, form: "spliced" };
    const messenger = (await take(genome.id, spliced)).data.content;
    expect(messenger.sequence).toBe(turned(chr1.slice(1_000, 1_300) + chr1.slice(1_800, 2_000)));
    expect(messenger.features.find(({ type }) => type === "CDS")?.locations).toEqual([
      { start: 50, end: 350, strand: 1 },
    ]);
    const coding = (await take(genome.id, { ...spliced, form: "coding" })).data.content;
    for (const { isProtein, isRna, circular } of [gene, messenger, coding])
      expect([isProtein, isRna, circular]).toEqual([false, false, false]);
    expect([gene.name, messenger.name, coding.name]).toEqual(["abcA", "T1.1 mRNA", "T1.1 CDS"]);
    expect(coding.sequence).toBe(turned(chr1.slice(1_150, 1_300) + chr1.slice(1_800, 1_950)));
    const across = (await take(genome.id, { kind: "gene", gene: 3 })).data.content;
    expect(across.sequence).toBe(ring.slice(450) + ring.slice(0, 50));
    const region = { kind: "region", chromosome: 1, start: 100, length: 50, strand: -1 };
    expect((await take(genome.id, region, mate)).data.content.sequence).toBe(turned(chr1.slice(100, 150)));
    expect((await take(genome.id, { kind: "gene", gene: 99 })).code).toBe("genome.gene.not.found");
    expect((await take(genome.id, { ...region, start: 2_990 })).code).toBe("genome.region.outside");
    expect((await take(genome.id, region, stranger)).code).toBe("genome.not.found");
  });

  it("is renamed and deleted by users with the permission, and leaves nothing behind", async () => {
    const reader = await lab.addColleague(owner, "reader");
    await lab.database.asOwner(
      "update role set authorities = array_remove(authorities, 'MOLECULE_GENOME_MANAGE') where id = -2",
    );
    lab.kernel.sessions.forget({ tenantId: owner.user.tenantId });
    const other = await bring("Testus 2", bytes(fasta));
    expect(other).toMatchObject({ state: "ready", geneCount: 0, chromosomeCount: 2 });
    const change = { name: "Testus two", organism: "" };
    expect((await reader.call("PUT", `${base}/${other.id}`, change)).code).toBe("permission.denied");
    expect((await reader.call("DELETE", `${base}/${other.id}`)).code).toBe("permission.denied");
    expect(await owner.put(`${base}/${other.id}`, change)).toMatchObject(change);
    expect((await owner.call("DELETE", `${base}/${other.id}`)).code).toBe("success");
    expect((await owner.call("GET", `${base}/${other.id}`)).code).toBe("genome.not.found");
    await vi.waitFor(
      async () => {
        expect(await rowsOf(other.id)).toBe(0);
        expect(await lab.database.asOwner("select 1 from genome where id = $1", [other.id])).toEqual([]);
      },
      { timeout: 60_000 },
    );
  });
});

describe("a bad file", () => {
  const latin1 = Uint8Array.from([...bytes(">a\nACGT\n>b"), 0xe9, ...bytes("\nACGT\n")]);
  it.each([
    ["no genome", bytes("hello"), undefined, "not-a-genome", 1, "genome.fa"],
    ["nothing", bytes(""), undefined, "no-sequence", 1, "genome.fa"],
    ["an invalid character", bytes(">a\nAC-T\n"), undefined, "illegal-letter", 2, "genome.fa"],
    ["a name twice", bytes(">a\nACGT\n>a\nACGT\n"), undefined, "name-twice", 3, "genome.fa"],
    ["another encoding", latin1, undefined, "wrong-encoding", 3, "genome.fa"],
    ["cut short", gzipSync(bytes(fasta)).subarray(0, 600), undefined, "cut-short", 0, "genome.fa"],
    ["no sequence to a gene", bytes(">a\nACGT\n"), annotation, "sequence-missing", 2, "genes.gff3"],
    [
      "out of range",
      bytes(fasta),
      annotation.replace("2501\t2600", "2501\t3001"),
      "out-of-range",
      8,
      "genes.gff3",
    ],
    ["no table", bytes(fasta), "hello there\n", "columns", 1, "genes.gff3"],
  ])(
    "%s is reported with its line, and nothing is stored",
    async (name, sequence, gff3, code, line, fileName) => {
      const genome = await bring(name, sequence, gff3);
      expect(genome).toMatchObject({ state: "failed", fault: { code, line, fileName } });
      expect(await rowsOf(genome.id)).toBe(0);
      expect((await owner.call("GET", `${base}/${genome.id}/genes`)).code).toBe("genome.not.ready");
      // Neither the file name nor its storage remains in use.
      const kept = await lab.database.asOwner("select 1 from upload where is_kept and name = $1", [name]);
      expect(kept).toEqual([]);
    },
  );

  it("GenBank is read the same way", async () => {
    const record = (end: string) =>
      [
        "LOCUS       X 20 bp DNA circular BCT 01-JAN-2020",
        "VERSION     X.1",
        "FEATURES             Location/Qualifiers",
        "     gene            join(16..20,1..5)",
        '                     /gene="ori"',
        "ORIGIN",
        "        1 acgtacgtac acgtacgtac",
        end,
      ].join("\n");
    expect(await bring("flat", bytes(record("//\n")), undefined, "x.gb")).toMatchObject({
      state: "ready",
      geneCount: 1,
      letters: 20,
    });
    expect(await bring("flat cut", bytes(record("")), undefined, "x.gb")).toMatchObject({
      state: "failed",
      fault: { code: "cut-short" },
    });
  });
});

it("an import is stopped, and nothing of it stays", async () => {
  const long = `>long\n${wrapped(noise(1_000)).repeat(1_000)}`;
  const rows = Array.from(
    { length: 9_000 },
    (_, at) => `long\tx\tgene\t${at * 100 + 1}\t${at * 100 + 90}\t.\t+\t.\tID=g${at};Name=gene${at}`,
  ).join("\n");
  const genome = await owner.post<Genome>(
    base,
    await input("stopped", bytes(long), `##gff-version 3\n${rows}\n`),
  );
  await vi.waitFor(async () => expect(await rowsOf(genome.id)).toBeGreaterThan(0), {
    timeout: 60_000,
    interval: 20,
  });
  expect((await owner.call("GET", `${base}/${genome.id}/genes`)).code).toBe("genome.not.ready");
  expect(await owner.call("POST", `${base}/${genome.id}/cancel`)).toMatchObject({
    data: { state: "cancelled" },
  });
  await vi.waitFor(async () => expect(await rowsOf(genome.id)).toBe(0), { timeout: 60_000, interval: 50 });
});

it.skipIf(!existsSync(coli))(
  "a bacterium with 4,600 genes is searched within 20 seconds",
  { timeout: 60_000 },
  async () => {
    const packed = readFileSync(coli);
    const name = /^>(\S+)/.exec(gunzipSync(packed).subarray(0, 200).toString())![1]!;
    const rows = Array.from({ length: 4_600 }, (_, at) => {
      const place = `${at * 1_000 + 1}\t${at * 1_000 + 900}\t.\t${at % 2 ? "+" : "-"}`;
      const tag = `ECP_${String(at).padStart(4, "0")}`;
      return [
        `${name}\tx\tgene\t${place}\t.\tID=gene-${tag};Name=${tag};locus_tag=${tag};gene_biotype=protein_coding`,
        `${name}\tx\tCDS\t${place}\t0\tID=cds-${tag};Parent=gene-${tag};product=putative protein number ${at};protein_id=YP_${at}.1`,
      ].join("\n");
    });
    const started = performance.now();
    const genome = await bring("E. coli 536", packed, `##gff-version 3\n${rows.join("\n")}\n`);
    expect(genome).toMatchObject({ state: "ready", letters: 4_938_920, geneCount: 4_600 });
    expect(await genes(genome.id, "search=ecp_4599")).toEqual(["ECP_4599"]);
    expect((await genes(genome.id, "search=putative")).length).toBe(50);
    // Takes some seconds on an idle machine.
    expect(performance.now() - started).toBeLessThan(100_000);
  },
);
