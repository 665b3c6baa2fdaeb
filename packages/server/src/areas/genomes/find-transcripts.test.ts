import type { Genome, GenomeTranscript, Sequence } from "@benchleaf/contract";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { buildLab, type Lab, type Person } from "../test-support/lab.ts";

const base = "/application/molecular-biology/genomes";

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

const chr1 = "GATTACAC".repeat(375);
const fasta = `>chr1 first chromosome\n${chr1}\n>ring a plasmid\n${"ACGTA".repeat(100)}\n`;
const bring = async (gff3: string): Promise<string> => {
  const upload = async (name: string, text: string) => ({
    uuid: await owner.upload(name, new TextEncoder().encode(text)),
    name,
  });
  const sequence = await upload("genome.fa", fasta);
  const annotation = await upload("genes.gff3", gff3);
  const { id } = await owner.post<Genome>(base, { name: "Transcripts", sequence, annotation });
  await vi.waitFor(
    async () => expect(await owner.get(`${base}/${id}`)).toMatchObject({ state: "ready", geneCount: 3 }),
    { timeout: 60_000, interval: 50 },
  );
  return id;
};
const take = (id: string, stretch: object) => owner.post<Sequence>(`${base}/${id}/take`, { stretch });

it("finds transcripts by their own names and by their gene's, page by page", async () => {
  const two = [
    "##gff-version 3",
    "chr1\tx\tgene\t101\t900\t.\t+\t.\tID=g1;Name=brcX;locus_tag=L1",
    "chr1\tx\tmRNA\t101\t900\t.\t+\t.\tID=r1;Parent=g1;transcript_id=NM_1.1;product=breast protein, long",
    "chr1\tx\texon\t101\t900\t.\t+\t.\tID=e1;Parent=r1",
    "chr1\tx\tmRNA\t201\t700\t.\t+\t.\tID=r2;Parent=g1;transcript_id=NM_2.1;product=breast protein, short",
    "chr1\tx\texon\t201\t300\t.\t+\t.\tID=e2;Parent=r2",
    "chr1\tx\texon\t601\t700\t.\t+\t.\tID=e3;Parent=r2",
    "chr1\tx\tgene\t1001\t1100\t.\t-\t.\tID=g2;Name=bare",
    "ring\tx\tgene\t51\t150\t.\t-\t.\tID=g3;Name=other;locus_tag=L3",
    "ring\tx\tCDS\t51\t150\t.\t-\t0\tID=c3;Parent=g3;product=long chain;protein_id=P3",
    "",
  ].join("\n");
  const id = await bring(two);
  const page = (query: string, by = mate) =>
    by.call<{ records: GenomeTranscript[]; nextCursor: string | null }>(
      "GET",
      `${base}/${id}/transcripts?${query}`,
    );
  const found = async (query: string) =>
    (await page(query)).data.records.map(({ gene, place }) => `${gene.name}/${place}`);
  expect(await found("search=BRCX")).toEqual(["brcX/0", "brcX/1"]);
  expect(await found("search=nm_2")).toEqual(["brcX/1"]);
  expect(await found("search=long")).toEqual(["brcX/0", "other/0"]);
  expect(await found("search=breast%20short")).toEqual(["brcX/1"]);
  expect(await found("search=p3")).toEqual(["other/0"]);
  // Each word matches another transcript of the gene, so none is found.
  expect(await found("search=nm_1%20short")).toEqual([]);
  expect(await found("search=bare")).toEqual([]);
  expect(await found("chromosome=2")).toEqual(["other/0"]);
  const [short] = (await page("search=nm_2")).data.records;
  expect(short).toMatchObject({
    exons: [
      [200, 300],
      [600, 700],
    ],
    start: 200,
    end: 700,
    strand: 1,
    chromosome: { number: 1, name: "chr1" },
    gene: { number: 1, locusTag: "L1" },
  });
  const letters = {
    kind: "transcript",
    gene: short!.gene.number,
    transcript: short!.place,
    form: "spliced",
  };
  expect((await take(id, letters)).content.sequence).toBe(chr1.slice(200, 300) + chr1.slice(600, 700));
  const walked: string[] = [];
  for (let cursor: string | null = ""; cursor !== null; ) {
    const { data } = await page(`limit=1${cursor && `&cursor=${cursor}`}`);
    walked.push(...data.records.map(({ gene, place }) => `${gene.name}/${place}`));
    cursor = data.nextCursor;
  }
  expect(walked).toEqual(["brcX/0", "brcX/1", "other/0"]);
  expect((await page("", stranger)).code).toBe("genome.not.found");
  expect((await page("cursor=zz")).code).toBe("request.invalid");
});
