import { beforeAll, describe, expect, it } from "vitest";
import { findBarriers, type Person } from "./browser.ts";
import { goStepByStep, openLab } from "./lab.ts";
import { buttonOf, choose, demo, signIn } from "./steps.ts";
import { hasTestData, testData } from "./test-data.ts";
import { sayIn } from "./words.ts";

const say = sayIn("zh-CN");
const folder = "sequences/sanger_set/TN9W63_1_pREX0008";

describe.skipIf(!hasTestData)("reads of a clone", () => {
  const lab = openLab();
  let person: Person;

  beforeAll(async () => {
    person = await lab.open({ locale: "zh-CN" });
    await signIn(person.page, say, demo.owner);
  });
  goStepByStep(() => [person?.page]);

  const panel = () => person.page.getByRole("complementary", { name: say("alignments.panel") });
  const verdict = (word: "wrong" | "check" | "correct") =>
    panel()
      .getByRole("status")
      .filter({ hasText: say(`alignments.verdict-${word}`) })
      .waitFor();
  const alignWith = async (reference: string) => {
    const { page } = person;
    await page.goto("/sequence/alignment?new=1");
    const picker = page.getByLabel(say("alignments.pickFiles"), { exact: true }).and(page.locator("input"));
    await picker.setInputFiles([testData(`${folder}${reference}`), testData(`${folder}.ab1`)]);
    await page.getByText(say("alignments.withTrace")).waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await buttonOf(page, say("alignments.run")).click();
    await page.getByRole("application").waitFor({ timeout: 20_000 });
  };

  it("say that a mutated plasmid is wrong, and where", async () => {
    const { page } = person;
    await alignWith("_mutations_added.fasta");
    await verdict("wrong");
    const first = panel().getByRole("table").getByRole("button").first();
    const place = /\d+/.exec((await first.textContent()) ?? "")?.[0] ?? "";
    await first.click();
    const foot = page.getByRole("region", { name: say("alignments.foot") });
    await foot.getByText(Number(place).toLocaleString("en-US")).first().waitFor();
    expect(await findBarriers(page)).toEqual([]);
  });

  it("ask to look at doubtful calls of the right one, and end at a correct clone", async () => {
    const { page } = person;
    await alignWith(".gbk");
    await verdict("check");
    // Two bases under one poor peak: the trace shows the reference's.
    const table = panel().getByRole("table");
    const variants = await table.getByRole("button").allTextContents();
    for (const name of variants) {
      await table.getByRole("button", { name, exact: true }).click();
      const base = /^([ACGT])\d/.exec(name)?.[1];
      expect(base).toBeDefined();
      await page.getByRole("button", { name: say("alignments.callAs", { base: base ?? "" }) }).click();
      await table.getByRole("button", { name, exact: true }).waitFor({ state: "detached" });
    }
    await choose(page, panel().getByLabel(say("alignments.expected")), "ori");
    await verdict("correct");
    await page.keyboard.press("Control+s");
    await page
      .getByText(/已保存/)
      .first()
      .waitFor();
  });

  it("are there for others to read, in the list and after a reload", async () => {
    const { page } = person;
    await page.reload();
    await verdict("correct");
    await page.goto("/sequence/alignment");
    await page.getByRole("link", { name: "pREX0008" }).first().waitFor();
    expect(await findBarriers(page)).toEqual([]);
  });
});
