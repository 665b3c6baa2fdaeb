import { beforeAll, describe, expect, it } from "vitest";
import { findBarriers, type Person, savePicture } from "./browser.ts";
import { goStepByStep, openLab } from "./lab.ts";
import { translateIn } from "./phrases.ts";
import { buttonOf, choose, demo, signIn } from "./steps.ts";
import { typeInto } from "./user-input.ts";

const say = translateIn("zh-CN");

describe("primers for an assembly, and a tool", () => {
  const lab = openLab();
  let person: Person;

  beforeAll(async () => {
    person = await lab.open({ locale: "zh-CN" });
    await signIn(person.page, say, demo.owner);
  });
  goStepByStep(() => [person?.page]);

  const facts = () => person.page.locator("[data-checksum]");
  const names = () => person.page.getByRole("list", { name: say("assembly.parts") }).getByRole("link");

  it("get an introduction, then choose and order sequences by keyboard", async () => {
    const { page } = person;
    await page.goto("/sequence/assembly");
    await buttonOf(page, say("assembly.guideDone")).click();
    await page.keyboard.press("Alt+A");
    const dialog = page.getByRole("dialog", { name: say("cloning.chooseTitle") });
    await dialog.getByRole("checkbox", { name: "T7 cassette (synthetic)" }).check();
    await dialog.getByRole("checkbox", { name: "pUC19" }).check();
    await buttonOf(dialog, say("cloning.addCount_other", { number: 2 })).click();
    await facts().getByText("2,980 bp").waitFor();
    await page.getByRole("button", { name: say("cloning.moveUp", { name: "pUC19" }) }).press("Enter");
    await expect.poll(() => names().allInnerTexts()).toEqual(["pUC19", "T7 cassette (synthetic)"]);
  });

  it("are designed by the method chosen, within 100 ms, and named by a rule", async () => {
    const { page } = person;
    await choose(
      page,
      page.getByLabel(say("cloning.method"), { exact: true }),
      say("assembly.method-gibson"),
    );
    await page.getByText("pUC19-F", { exact: true }).waitFor();
    expect(await page.getByRole("row").count()).toBe(5);
    expect(Number(await facts().getAttribute("data-milliseconds"))).toBeLessThan(100);
    await choose(
      page,
      page.getByLabel(say("assembly.naming"), { exact: true }),
      say("assembly.naming-numbered"),
    );
    await page.getByText("pUC19-T7 cassette (synthetic)-1", { exact: true }).waitFor();
    expect(page.url()).toContain("method=gibson");
    expect(await findBarriers(page)).toEqual([]);
    await savePicture(page, "assembly primers");
  });

  it("become a sequence, and a bench with the same product", async () => {
    const { page } = person;
    const checksum = await facts().getAttribute("data-checksum");
    await buttonOf(page, say("cloning.saveProduct")).click();
    const dialog = page.getByRole("dialog", { name: say("cloning.saveProduct") });
    await buttonOf(dialog, say("cloning.save")).click();
    const made = await dialog.getByRole("link").getAttribute("href");
    await page.keyboard.press("Escape");
    await buttonOf(page, say("assembly.openBench")).click();
    await page.waitForURL(/\/sequence\/cloning\/\d+$/);
    await expect.poll(() => facts().getAttribute("data-checksum")).toBe(checksum);
    await page.goto(`${made}`);
    await page.getByRole("heading", { level: 1 }).first().waitFor();
    await page.keyboard.press("Alt+H");
    const origin = page.getByRole("region", { name: say("cloning.originTitle") });
    await origin.getByText(say("cloning.originSame")).waitFor();
    expect(await origin.getByRole("link").allInnerTexts()).toEqual(["pUC19", "T7 cassette (synthetic)"]);
    expect(await origin.locator("code").count()).toBe(4);
    expect(await findBarriers(page)).toEqual([]);
  });

  it("a PCR begins with the sequence that it was opened from", async () => {
    const { page, takeProblems } = person;
    await page.goto("/sequence");
    await page.getByRole("link", { name: "pUC19", exact: true }).first().click();
    await page.getByRole("heading", { name: "pUC19", level: 1 }).waitFor();
    await page.keyboard.press("Alt+Shift+Z");
    await page.getByRole("link", { name: say("sequences.tool-pcr"), exact: true }).click();
    await typeInto(
      page.getByLabel(say("toolbox.primers"), { exact: true }),
      "M13-F GTAAAACGACGGCCAGT\nM13-R CAGGAAACAGCTATGAC",
    );
    await page.getByRole("cell", { name: "103", exact: true }).waitFor();
    expect(await findBarriers(page)).toEqual([]);
    expect(takeProblems()).toEqual([]);
  });
});
