import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findBarriers, type Person, savePicture } from "./browser.ts";
import { goStepByStep, openLab } from "./lab.ts";
import { translateIn } from "./phrases.ts";
import { LETTERS, openPublicDatabases, type PublicDatabases } from "./public-databases.ts";
import { buttonOf, demo, sequenceRows, signIn, waitForLength } from "./steps.ts";
import { typeInto } from "./user-input.ts";

const say = translateIn("zh-CN");

describe("public databases", () => {
  let databases: PublicDatabases;
  const lab = openLab(async () => {
    databases = await openPublicDatabases();
    return {
      REACHES_PRIVATE: "1",
      SOURCES: "ncbi,ensembl",
      NCBI_URL: databases.ncbi,
      ENSEMBL_URL: databases.ensembl,
    };
  });
  let person: Person;

  beforeAll(async () => {
    person = await lab.open({ locale: "zh-CN" });
    await signIn(person.page, say, demo.owner);
  });
  afterAll(() => databases?.close());
  goStepByStep(() => [person?.page]);

  const found = () => person.page.getByRole("region", { name: say("sources.found") });
  const find = async (field: "sources.accessions" | "sources.gene", asked: string) => {
    await typeInto(person.page.getByRole("textbox", { name: say(field), exact: true }), asked);
    await buttonOf(person.page, say("sources.find")).click();
  };
  /** Takes what is picked and opens the file that came of it. */
  const takeAndOpen = async (name: string) => {
    const { page } = person;
    await buttonOf(page, say("sources.take_other", { count: 1 })).click();
    await found().getByRole("status").getByRole("link", { name, exact: true }).click();
    await page.getByRole("heading", { name, level: 1 }).waitFor();
    await waitForLength(page, say, LETTERS.length);
  };
  const originTells = async (words: string) => {
    await person.page.keyboard.press("Alt+H");
    await person.page
      .getByRole("region", { name: say("cloning.recordTitle") })
      .getByText(words, { exact: true })
      .waitFor();
  };

  it("report an invalid accession before the request, and unknown ones", async () => {
    const { page } = person;
    await page.goto("/sequence");
    await buttonOf(page, say("sequences.fromDatabase")).click();
    await typeInto(page.getByRole("textbox", { name: say("sources.accessions") }), "L09137 nonsense!!");
    await page.getByText(say("sources.illegal", { text: "nonsense!!" })).waitFor();
    expect(await buttonOf(page, say("sources.find")).isDisabled()).toBe(true);
    await find("sources.accessions", "L09137，XX999999");
    const unknown = found().getByRole("row").filter({ hasText: "XX999999" });
    await unknown.getByText(say("sources.unknown")).waitFor();
    expect(await unknown.getByRole("checkbox").count()).toBe(0);
    const known = found().getByRole("row").filter({ hasText: "L09137.2" });
    await known.getByText("Cloning vector pTest").waitFor();
    await known.getByText(`${LETTERS.length} bp`, { exact: true }).waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await savePicture(page, "databases found");
  });

  it("return a record with its annotation, whose origin is shown with its file", async () => {
    const { page } = person;
    await takeAndOpen("L09137.2");
    await expect.poll(() => sequenceRows(page).innerText()).toContain("lacZ");
    await originTells("NCBI L09137.2");
    expect(await findBarriers(page)).toEqual([]);
    expect(person.takeProblems()).toEqual([]);
  });

  it("give a gene by its name, with its exons and coding region", async () => {
    const { page } = person;
    await page.goto("/sequence/databases?source=ensembl&by=gene");
    await find("sources.gene", "NOSUCHGENE");
    await page.getByText(say("sources.noGenes")).waitFor();
    await find("sources.gene", "TP53");
    await found().getByText("GRCh38 17:101-160 (-)").waitFor();
    await takeAndOpen("TP53");
    await expect.poll(() => sequenceRows(page).innerText()).toContain("TP53-201");
    await originTells("Ensembl ENSG00000141510.20");
    expect(person.takeProblems()).toEqual([]);
  });

  it("that cannot be reached are reported with a message, and can be retried", async () => {
    const { page } = person;
    await databases.close();
    await page.goto("/sequence/databases");
    await find("sources.accessions", "L09137");
    await page.getByText("暂时无法连接“NCBI”，请稍后重试；若仍失败，请联系管理员检查网络。").waitFor();
    // Our own server is fine: nothing says otherwise.
    expect(await page.getByText(say("shell.serverBanner")).count()).toBe(0);
    expect(await findBarriers(page)).toEqual([]);
    await savePicture(page, "databases unreachable");
    expect(person.takeProblems()).toEqual([expect.stringMatching(/^50\d POST .*\/ncbi\/find$/)]);
  });
});
