import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Gene, GenomeChromosome } from "./gene-model.ts";
import { GenomeFault, type GenomeRemark } from "./genome-fault.ts";
import { readFastaStream, type StreamReader } from "./read-fasta-stream.ts";
import { readGenBankStream } from "./read-genbank-stream.ts";
import { readGff3Genes } from "./read-gff3-genes.ts";

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

/** Feeds a text in pieces of the given lengths. */
const feed = (reader: StreamReader, text: string, pieces: readonly number[] = []): void => {
  const all = bytes(text);
  let at = 0;
  for (const piece of pieces) {
    reader.push(all.subarray(at, at + piece));
    at += piece;
  }
  reader.push(all.subarray(at));
  reader.end();
};

const fasta = (text: string, pieces?: readonly number[]) => {
  const found: { name: string; description: string; letters: string }[] = [];
  const reader = readFastaStream({
    chromosome: (name, description) => found.push({ name, description, letters: "" }),
    letters: (letters) => {
      found.at(-1)!.letters += new TextDecoder().decode(letters);
    },
  });
  feed(reader, text, pieces);
  return found;
};

const chromosomes = new Map<string, GenomeChromosome>([
  ["chr1", { name: "chr1", description: "", size: 1000, isCircular: false }],
  ["ring", { name: "ring", description: "", size: 100, isCircular: true }],
]);
const gff3 = (text: string, pieces?: readonly number[]) => {
  const genes: Gene[] = [];
  const remarks: GenomeRemark[] = [];
  feed(
    readGff3Genes(chromosomes, {
      circular: () => {},
      gene: (gene) => genes.push(gene),
      remark: (remark) => remarks.push(remark),
    }),
    text,
    pieces,
  );
  return { genes, remarks };
};
const genbank = (text: string, pieces?: readonly number[]) => {
  const genes: Gene[] = [];
  const found: (GenomeChromosome & { letters: string })[] = [];
  const remarks: GenomeRemark[] = [];
  const reader = readGenBankStream({
    chromosome: (chromosome) => found.push({ ...chromosome, letters: "" }),
    letters: (letters) => {
      found.at(-1)!.letters += new TextDecoder().decode(letters);
    },
    gene: (gene) => genes.push(gene),
    remark: (remark) => remarks.push(remark),
  });
  feed(reader, text, pieces);
  return { genes, found, remarks };
};

const faultOf = (work: () => unknown): [string, number, string] => {
  try {
    work();
  } catch (error) {
    if (error instanceof GenomeFault) return [error.code, error.line, error.detail];
    throw error;
  }
  throw new Error("nothing was refused");
};

const cuts = fc.array(fc.nat(40), { maxLength: 12 });

describe("FASTA in pieces", () => {
  const text = ">chr1 first one\r\nACGTnn\nacgt\n\n>chr2\nTTTT";

  it("returns names, descriptions and bases as they are written", () => {
    expect(fasta(text)).toEqual([
      { name: "chr1", description: "first one", letters: "ACGTnnacgt" },
      { name: "chr2", description: "", letters: "TTTT" },
    ]);
  });

  it("reads the same however it is cut", () => {
    fc.assert(
      fc.property(cuts, (pieces) => {
        expect(fasta(text, pieces)).toEqual(fasta(text));
      }),
    );
  });

  it.each([
    ["", "no-sequence", 1],
    ["hello", "not-a-genome", 1],
    [">a\nACGT\nAC-T\n", "illegal-letter", 3],
    [">a\nACGT\n>\nACGT", "name-missing", 3],
    [">a\n>b\nACGT", "sequence-empty", 1],
    [">a\nACGT\n>b", "cut-short", 3],
    [">a\nACGT\nAC\0T", "wrong-encoding", 3],
    [">a\nACGTé", "wrong-encoding", 2],
  ])("refuses %j: %s at line %i", (given, code, line) => {
    expect(faultOf(() => fasta(given)).slice(0, 2)).toEqual([code, line]);
  });
});

const eukaryote = [
  "##gff-version 3",
  "chr1\tx\tregion\t1\t1000\t.\t+\t.\tID=r",
  "chr1\tx\tgene\t101\t500\t.\t-\t.\tID=gene:G1;Name=abcA;biotype=protein_coding;description=kinase%3B big",
  "chr1\tx\tmRNA\t101\t500\t.\t-\t.\tID=transcript:T1;Parent=gene:G1;transcript_id=T1",
  "chr1\tx\texon\t401\t500\t.\t-\t.\tParent=transcript:T1;exon_id=E1",
  "chr1\tx\texon\t101\t200\t.\t-\t.\tParent=transcript:T1;exon_id=E2",
  "chr1\tx\tCDS\t151\t200\t.\t-\t2\tID=CDS:P1;Parent=transcript:T1;protein_id=P1",
  "chr1\tx\tCDS\t401\t450\t.\t-\t0\tID=CDS:P1;Parent=transcript:T1;protein_id=P1",
  "###",
  "ring\tx\tgene\t91\t110\t.\t+\t.\tID=gene-b1;locus_tag=b0001;gene=thrL;gene_biotype=protein_coding",
  "ring\tx\tCDS\t91\t110\t.\t+\t0\tID=cds-1;Parent=gene-b1;product=thr operon leader peptide;protein_id=NP_1",
  "",
].join("\n");

describe("GFF3 in pieces", () => {
  it("makes genes with transcripts, exons and coding sequences", () => {
    const { genes, remarks } = gff3(eukaryote);
    expect(remarks).toEqual([]);
    expect(genes).toEqual([
      {
        chromosome: "chr1",
        id: "G1",
        name: "abcA",
        locusTag: "",
        product: "kinase; big",
        type: "protein_coding",
        start: 100,
        end: 500,
        strand: -1,
        transcripts: [
          {
            id: "T1",
            name: "T1",
            type: "mRNA",
            product: "",
            proteinId: "P1",
            exons: [
              [100, 200],
              [400, 500],
            ],
            exonIds: ["E2", "E1"],
            coding: [
              [150, 200],
              [400, 450],
            ],
          },
        ],
      },
      expect.objectContaining({
        chromosome: "ring",
        name: "thrL",
        locusTag: "b0001",
        product: "thr operon leader peptide",
        // Across the origin of a circle.
        start: 90,
        end: 110,
        transcripts: [expect.objectContaining({ type: "CDS", coding: [[90, 110]] })],
      }),
    ]);
  });

  it("reads the same however it is cut", () => {
    fc.assert(
      fc.property(cuts, (pieces) => {
        expect(gff3(eukaryote, pieces)).toEqual(gff3(eukaryote));
      }),
    );
  });

  const row = (part: Partial<Record<"name" | "from" | "to" | "about", string>>) =>
    `##gff-version 3\n${part.name ?? "chr1"}\tx\tgene\t${part.from ?? "1"}\t${part.to ?? "10"}\t.\t+\t.\t${part.about ?? "ID=g"}\n`;
  it.each([
    [row({ name: "chr7" }), "sequence-missing", 2, "chr7"],
    [row({ to: "1001" }), "out-of-range", 2, "1..1001"],
    [row({ from: "0" }), "position", 2, "0"],
    [row({ from: "9", to: "3" }), "position", 2, "9..3"],
    [row({ from: "x" }), "position", 2, "x"],
    ["##gff-version 3\nchr1\tx\tgene\t1\t10\n", "columns", 2, "5"],
    ["##gff-version 3\n", "not-a-genome", 1, ""],
    [row({ name: "ring", from: "90", to: "201" }), "out-of-range", 2, "90..201"],
  ])("refuses a wrong row %#", (given, code, line, detail) => {
    expect(faultOf(() => gff3(given))).toEqual([code, line, detail]);
  });

  it("refuses bytes that are no text, with their line", () => {
    const reader = readGff3Genes(chromosomes, { circular: () => {}, gene: () => {}, remark: () => {} });
    expect(faultOf(() => reader.push(Uint8Array.of(35, 10, 0xff, 0xfe, 10))).slice(0, 2)).toEqual([
      "wrong-encoding",
      2,
    ]);
  });

  it("reports what has no parent", () => {
    const { remarks } = gff3("chr1\tx\texon\t1\t10\t.\t+\t.\tParent=nobody\n");
    expect(remarks).toEqual([{ code: "parent-missing", line: 1, detail: "nobody" }]);
  });
});

const flat = (size = 60): string =>
  [
    `LOCUS       NC_1                      ${size} bp    DNA     circular BCT 01-JAN-2020`,
    "DEFINITION  A little bacterium.",
    "ACCESSION   NC_1",
    "VERSION     NC_1.2",
    "FEATURES             Location/Qualifiers",
    "     source          1..60",
    '                     /organism="X"',
    "     gene            complement(join(51..60,1..9))",
    '                     /gene="abc"',
    '                     /locus_tag="b1"',
    "     CDS             complement(join(51..60,1..9))",
    '                     /gene="abc"',
    '                     /locus_tag="b1"',
    '                     /product="a long',
    '                     product"',
    '                     /protein_id="NP_1.1"',
    "     mRNA            join(11..20,31..40)",
    '                     /gene="split"',
    "     CDS             join(14..20,31..36)",
    '                     /gene="split"',
    "ORIGIN",
    `        1 ${"acgtacgtac ".repeat(6)}`,
    "//",
    "",
  ].join("\n");

describe("GenBank in pieces", () => {
  it("returns chromosomes, bases and genes, also across the origin", () => {
    const { found, genes } = genbank(flat());
    expect(found).toEqual([
      {
        name: "NC_1.2",
        description: "A little bacterium.",
        size: 60,
        isCircular: true,
        letters: "acgtacgtac".repeat(6),
      },
    ]);
    expect(genes).toMatchObject([
      {
        name: "abc",
        locusTag: "b1",
        product: "a long product",
        type: "protein_coding",
        start: 50,
        end: 69,
        strand: -1,
        transcripts: [
          {
            type: "CDS",
            proteinId: "NP_1.1",
            coding: [
              [50, 60],
              [60, 69],
            ],
          },
        ],
      },
      {
        name: "split",
        start: 10,
        end: 40,
        strand: 1,
        transcripts: [
          {
            type: "mRNA",
            exons: [
              [10, 20],
              [30, 40],
            ],
            coding: [
              [13, 20],
              [30, 36],
            ],
          },
        ],
      },
    ]);
  });

  it("reads the same however it is cut", () => {
    fc.assert(
      fc.property(fc.array(fc.nat(200), { maxLength: 12 }), (pieces) => {
        expect(genbank(flat(), pieces)).toEqual(genbank(flat()));
      }),
    );
  });

  it.each([
    [flat().replace("//\n", ""), "cut-short", 22],
    [flat(61), "length-differs", 1],
    [flat(50).replaceAll("51..60", "41..50"), "length-differs", 1],
    [flat().replace("31..36", "31..66"), "out-of-range", 19],
    [flat().replace("join(14", "joyn(14"), "location", 19],
    [flat().replace("acgtacgtac", "acgt*cgtac"), "illegal-letter", 22],
    ["hello\n", "not-a-genome", 1],
    ["", "no-sequence", 1],
    [flat().replace(/ORIGIN[\s\S]*\/\//, "CONTIG      join(x)\n//"), "sequence-missing", 22],
  ])("refuses %#", (given, code, line) => {
    expect(faultOf(() => genbank(given)).slice(0, 2)).toEqual([code, line]);
  });
});
