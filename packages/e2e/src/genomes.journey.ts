import { beforeAll, describe, expect, it } from "vitest";
import { findBarriers, type Person, savePicture } from "./browser.ts";
import { goStepByStep, openLab } from "./lab.ts";
import { translateIn } from "./phrases.ts";
import { buttonOf, demo, signIn } from "./steps.ts";
import { typeInto } from "./user-input.ts";

const say = translateIn("zh-CN");

/** Characters without any structure, the same in every run. */
const noise = (length: number): string => {
  let state = 5;
  return Array.from({ length }, () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return "ACGT"[(state >> 16) & 3];
  }).join("");
};
const fasta = `>chrT\n${noise(9_000).replace(/.{1,70}/g, "$&\n")}`;
const gff3 = [
  "##gff-version 3",
  "chrT\tx\tgene\t2001\t2900\t.\t-\t.\tID=gene-k;Name=kanA;locus_tag=T_0001",
  "chrT\tx\tCDS\t2001\t2900\t.\t-\t0\tID=cds-k;Parent=gene-k;product=aminoglycoside phosphotransferase",
  "chrT\tx\tgene\t4001\t5000\t.\t+\t.\tID=gene-a;Name=act1",
  "chrT\tx\tmRNA\t4001\t5000\t.\t+\t.\tID=rna-a;Parent=gene-a;Name=act1-201",
  "chrT\tx\texon\t4001\t4200\t.\t+\t.\tID=exon-1;Parent=rna-a",
  "chrT\tx\texon\t4501\t5000\t.\t+\t.\tID=exon-2;Parent=rna-a",
  "chrT\tx\tCDS\t4101\t4200\t.\t+\t0\tID=cds-a;Parent=rna-a;protein_id=TP_1",
  "chrT\tx\tCDS\t4501\t4800\t.\t+\t2\tID=cds-a;Parent=rna-a;protein_id=TP_1",
  "",
].join("\n");
const files = [
  { name: "testus.fa", mimeType: "text/plain", buffer: Buffer.from(fasta) },
  { name: "testus.gff3", mimeType: "text/plain", buffer: Buffer.from(gff3) },
];

describe("a genome", () => {
  const lab = openLab();
  let person: Person;
  beforeAll(async () => {
    person = await lab.open({ locale: "zh-CN" });
    await signIn(person.page, say, demo.owner);
  });
  goStepByStep(() => [person?.page]);

  it("is imported, and its gene found and taken, with guides", async () => {
    const { page } = person;
    await page.goto("/sequence/genomes?create=1");
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel(say("genomes.pickSequence")).and(page.locator("input")).setInputFiles(files);
    expect(await dialog.getByLabel(say("genomes.name"), { exact: true }).inputValue()).toBe("testus");
    expect(await findBarriers(page)).toEqual([]);
    await buttonOf(dialog, say("genomes.import")).click();
    await page.getByText(say("genomes.state_ready"), { exact: true }).waitFor({ timeout: 60_000 });
    await page.getByRole("link", { name: "testus", exact: true }).click();
    await typeInto(page.getByLabel(say("genomes.searchGenes")), "phosphotrans");
    await page.getByRole("button", { name: "kanA", exact: true }).click();
    await page.getByRole("region", { name: say("genomes.geneOf", { name: "kanA" }) }).waitFor();
    await page.getByLabel(say("genomes.place"), { exact: true }).waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await buttonOf(page, say("genomes.takeForGuides")).click();
    await page.waitForURL(/\/sequence\/\d+\?crispr=true/);
    await buttonOf(page, say("crispr.start")).waitFor();
  });

  it("has transcripts, found by their own names, of which the spliced coding region is taken", async () => {
    const { page, takeProblems } = person;
    await page.goto("/sequence/genomes");
    await page.getByRole("link", { name: "testus", exact: true }).click();
    await page.getByTitle(say("genomes.transcripts"), { exact: true }).click();
    await typeInto(page.getByLabel(say("genomes.searchTranscripts")), "act1-2");
    await page.getByRole("button", { name: "act1-201", exact: true }).click();
    const card = page.getByRole("region", { name: say("genomes.transcriptOf", { name: "act1-201" }) });
    await card.getByText(say("genomes.splicedLength", { length: "700 bp" })).waitFor();
    await savePicture(page, "genome transcript");
    expect(await findBarriers(page)).toEqual([]);
    await buttonOf(card, say("genomes.takeCoding", { name: "TP_1" })).click();
    await page.waitForURL(/\/sequence\/\d+$/);
    await page.getByText("400 bp", { exact: true }).first().waitFor();
    expect(takeProblems()).toEqual([]);
  });
});
