import { existsSync, readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { Sequence } from "@benchleaf/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildLab, type Lab, type Person } from "../test-support/lab.ts";
import { importFile as importOf } from "../test-support/sequence-imports.ts";

const base = "/application/molecular-biology/sequences";
const root = fileURLToPath(new URL("../../../../..", import.meta.url));
const data = resolve(process.env.BENCHLEAF_TEST_DATA ?? resolve(root, "../shared/data"), "sequences");

let lab: Lab;
let person: Person;
beforeAll(async () => {
  lab = await buildLab();
  person = await lab.register("owner");
  await lab.kernel.start();
});
afterAll(() => lab.close());

const importFile = (name: string, bytes: Uint8Array) => importOf(person, name, bytes);
const text = (value: string): Uint8Array => new TextEncoder().encode(value);
const count = async (): Promise<string> =>
  (await lab.database.asOwner<{ count: string }>("select count(*) from file"))[0]?.count ?? "";

const record = (origin: string, features = "", size = 12): string =>
  `LOCUS       demo ${size} bp DNA linear SYN 01-JAN-2026\nFEATURES             Location/Qualifiers\n${features}ORIGIN\n${origin}\n//\n`;

const withoutLetters =
  "LOCUS       CHR1 5000 bp DNA linear CON 01-JAN-2026\nCONTIG      join(A1.1:1..5000)\n//\n";

describe("bad input", () => {
  const noise = Buffer.alloc(200_000);
  for (let index = 0; index < noise.length; index++) noise[index] = (index * 7919) % 256;

  it.each([
    ["a text that is no sequence", "letter.txt", text("Dear colleague,\nthe plasmid is in the freezer.\n")],
    ["an empty file", "empty.gb", text("")],
    ["noise", "noise.gb", noise],
    ["a file cut off before its letters", "cut.gb", text(record("1 acgtacgtac gt").slice(0, 90))],
  ])("refuses %s, naming file and line, and imports nothing", async (_what, name, bytes) => {
    const before = await count();
    const answer = await importFile(name, bytes);
    if (answer.code === "success") {
      // A record without residues may be stored, but never in silence.
      expect(answer.data.warnings.length).toBeGreaterThan(0);
      return;
    }
    expect(answer.code).toBe("sequence.import.failed");
    expect(answer.data).toMatchObject({ fileName: name, line: expect.any(Number), code: expect.any(String) });
    expect(await count()).toBe(before);
  });

  it("imports no record of a file whose second record cannot be stored", async () => {
    const before = await count();
    const long = `${"x".repeat(60)}\n`.repeat(2);
    const answer = await importFile("half.gb", text(`${record("1 acgtacgtac gt")}LOCUS ${long}`));
    if (answer.code !== "success") expect(await count()).toBe(before);
    else expect(answer.data.warnings.length).toBeGreaterThan(0);
  });

  it.each([
    ["CRLF", record("        1 acgtacgtac gt").replaceAll("\n", "\r\n"), 12],
    ["lower case and numbers between the letters", ">a\n1 acgt 5\n 6 ACGT\n", 8],
    ["ambiguous letters", ">a\nACGTRYSWKMBDHVN\n", 15],
  ])("reads %s", async (_what, value, size) => {
    const answer = await importFile("good.gb", text(value));
    expect(answer).toMatchObject({ code: "success", data: { files: [{ size }] } });
  });

  it.each([
    ["reads.fastq", "@r1\nACGT\n+\nIIII\n", 4],
    ["primers.csv", "Primer,Sequence\nM13F,GTAAAACGACGG\n", 12],
    ["genes.gff3", "##gff-version 3\nc\t.\tgene\t1\t4\t.\t+\t.\tName=a\n##FASTA\n>c\nACGTAC\n", 6],
    ["entry.txt", "ID   X1; SV 1; linear; DNA; STD; SYN; 4 BP.\nSQ\n     acgt  4\n//\n", 4],
  ])("reads %s by its content", async (name, value, size) => {
    const answer = await importFile(name, text(value));
    expect(answer).toMatchObject({ code: "success", data: { files: [{ size }] } });
  });

  it("names the file of an archive that a remark is about", async () => {
    // A ZIP archive of a.fa (">a\nAC-GT") and b.txt ("no").
    const archive = Buffer.from(
      "UEsDBBQAAAAAAAAAIQCn5aZ2CAAAAAgAAAAEAAAAYS5mYT5hCkFDLUdUUEsDBBQAAAAAAAAAIQAfKKpnAgAAAAIAAAAFAAAAYi50eHRub1BLAQIUAxQAAAAAAAAAIQCn5aZ2CAAAAAgAAAAEAAAAAAAAAAAAAACAAQAAAABhLmZhUEsBAhQDFAAAAAAAAAAhAB8oqmcCAAAAAgAAAAUAAAAAAAAAAAAAAIABKgAAAGIudHh0UEsFBgAAAAACAAIAZQAAAE8AAAAAAA==",
      "base64",
    );
    const answer = await importFile("all.zip", archive);
    expect(answer).toMatchObject({ code: "success", data: { files: [{ name: "a", size: 4 }] } });
    expect(answer.data.warnings.map(({ code, detail }) => [code, detail.split(":")[0]])).toEqual([
      ["illegal-letters-removed", "a.fa"],
      ["archive-member-skipped", "b.txt"],
    ]);
  });

  it("rejects a record whose bases are in others, by its name", async () => {
    const before = await count();
    const answer = await importFile("chromosome.gb", text(withoutLetters));
    expect(answer.code).toBe("sequence.import.failed");
    expect(answer.data).toMatchObject({ code: "letters-elsewhere", line: 1, detail: "CHR1" });
    expect(await count()).toBe(before);
  });

  it("imports the records next to one without bases, and names that one", async () => {
    const answer = await importFile("two.gb", text(withoutLetters + record("        1 acgtacgtac gt")));
    expect(answer).toMatchObject({ code: "success", data: { files: [{ name: "demo", size: 12 }] } });
    expect(answer.data.warnings).toEqual([{ code: "letters-elsewhere", line: 1, detail: "CHR1" }]);
  });

  it("clamps an annotation outside of the sequence and reports it", async () => {
    const features = '     gene            5..40\n                     /gene="x"\n';
    const answer = await importFile("outside.gb", text(record("        1 acgtacgtac gt", features)));
    expect(answer.code).toBe("success");
    expect(answer.data.warnings.map((note) => note.code)).toContain("end-clamped");
    const made = await person.get<Sequence>(`${base}/${answer.data.files[0]?.id}`);
    expect(made.content.features[0]?.locations).toMatchObject([{ start: 4, end: 12 }]);
  });
});

describe.skipIf(!existsSync(data))("files of other programs", () => {
  const folders = ["genbank_plasmid", "genbank_multi", "genbank_large", "genpept", "rna", "fasta", "ape"];
  const cases = existsSync(data)
    ? folders.flatMap((folder) => readdirSync(resolve(data, folder)).map((name) => `${folder}/${name}`))
    : [];

  it.each(cases)("%s comes in, and its export comes in again the same", async (name) => {
    const answer = await importFile(name.split("/")[1] ?? name, readFileSync(resolve(data, name)));
    expect(answer.code).toBe("success");
    const [first] = answer.data.files;
    const one = await person.get<Sequence>(`${base}/${first?.id}`);
    const exported = await person.file(`${base}/${first?.id}/export?format=genbank`);
    const again = await importFile("again.gb", text(exported));
    expect(again.code).toBe("success");
    const two = await person.get<Sequence>(`${base}/${again.data.files[0]?.id}`);
    expect(two.content.sequence).toBe(one.content.sequence);
    expect(two.content.circular).toBe(one.content.circular);
    const shape = ({ content }: Sequence) =>
      content.features.map(({ type, locations, operator, qualifiers }) => ({
        type,
        locations,
        operator,
        qualifiers: qualifiers.map(({ key, value }) => ({ key, value })),
      }));
    expect(shape(two)).toEqual(shape(one));
  });

  it.each([
    ["embl/TRBG361.embl", 1859, 3],
    ["gff3/example.gff3", 1455, 7],
    ["geneious/pAN7-1.geneious", 6749, 7],
    ["geneious/pKW-CA-URA3.geneious", 12_489, 20],
    ["sbol/pIKE_pTAK_cassettes.xml", 1320, 5],
  ])("%s is imported with its bases and features", async (name, size, features) => {
    const answer = await importFile(name.split("/")[1] ?? name, readFileSync(resolve(data, name)));
    expect(answer).toMatchObject({ code: "success", data: { files: expect.any(Array) } });
    const one = await person.get<Sequence>(`${base}/${answer.data.files[0]?.id}`);
    expect([one.content.sequence.length, one.content.features.length]).toEqual([size, features]);
  });

  it.each(existsSync(data) ? readdirSync(resolve(data, "malformed")) : [])(
    "malformed/%s is imported whole or refused with a line, never a fault of ours",
    async (name) => {
      const before = await count();
      const answer = await importFile(name, readFileSync(resolve(data, "malformed", name)));
      expect(["success", "sequence.import.failed"]).toContain(answer.code);
      if (answer.code !== "success") {
        expect(answer.data).toMatchObject({ fileName: name, line: expect.any(Number) });
        expect(await count()).toBe(before);
      }
    },
  );
});
