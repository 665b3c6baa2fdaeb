import { beforeAll, describe, expect, it } from "vitest";
import { findBarriers, type Person } from "./browser.ts";
import { typeInto } from "./hands.ts";
import { goStepByStep, openLab } from "./lab.ts";
import { buttonOf, demo, signIn } from "./steps.ts";
import { sayIn } from "./words.ts";

const say = sayIn("zh-CN");

/** Letters without any structure, the same in every run. */
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
    await page.getByText(say("genomes.state_ready"), { exact: true }).waitFor({ timeout: 15_000 });
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
});
