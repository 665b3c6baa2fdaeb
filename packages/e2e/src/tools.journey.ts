import { beforeAll, describe, expect, it } from "vitest";
import { findBarriers, type Person, savePicture } from "./browser.ts";
import { goStepByStep, openLab } from "./lab.ts";
import { type Locale, translateIn, variantsOf } from "./phrases.ts";
import { demo, signIn } from "./steps.ts";
import { typeInto } from "./user-input.ts";

describe.each(variantsOf<Locale>("zh-CN", "en-US"))("tools of the bench in %s", (locale) => {
  const say = translateIn(locale);
  const lab = openLab();
  let person: Person;
  beforeAll(async () => {
    person = await lab.open({ locale });
    await signIn(person.page, say, demo.owner);
  });
  goStepByStep(() => [person?.page], locale);

  const open = async (tool: string) => {
    await person.page.goto(`/sequence/tools/${tool}`);
    await person.page.getByRole("heading", { level: 1 }).waitFor();
  };

  it("leave a figure as it was typed that is out of bounds, say why, and calculate nothing with it", async () => {
    const { page } = person;
    await open("dilution");
    const result = page.getByRole("status").filter({ hasText: say("calculators.takeStock") });
    await result.getByText("5 µL", { exact: true }).waitFor();
    const volume = page.getByLabel(say("calculators.finalVolume"), { exact: true });
    await typeInto(volume, "-50");
    await volume.blur();
    await page
      .getByRole("alert")
      .getByText(say("toolbox.notBelow", { least: "0" }))
      .waitFor();
    expect(await volume.inputValue()).toBe("-50");
    expect(await volume.getAttribute("aria-invalid")).toBe("true");
    await result.waitFor({ state: "hidden" });
    expect(await findBarriers(page)).toEqual([]);
    await savePicture(page, `figure out of bounds ${locale}`);
    await typeInto(volume, "50");
    await result.getByText("5 µL", { exact: true }).waitFor();
    expect(await page.getByRole("alert").count()).toBe(0);

    await open("ligation");
    const length = page.getByLabel(say("calculators.insertLength"), { exact: true });
    const made = page.getByRole("status").filter({ hasText: say("calculators.insertMass") });
    await made.waitFor();
    await typeInto(length, "1000.5");
    await length.blur();
    await page.getByRole("alert").getByText(say("toolbox.wholeOnly")).waitFor();
    expect(await length.inputValue()).toBe("1000.5");
    await made.waitFor({ state: "hidden" });
    expect(person.takeProblems()).toEqual([]);
  });

  it("give no Tm to what is too short, no GC to what is no oligo, and say what is assumed", async () => {
    const { page } = person;
    await open("tm");
    const oligos = page.getByLabel(say("toolbox.oligos"), { exact: true });
    await typeInto(oligos, "short ACG\nwrong ACGTJJACGT\nM13-F GTAAAACGACGGCCAGT");
    const row = (name: string) => page.getByRole("row").filter({ hasText: name });
    await row("short")
      .getByText(say("toolbox.oligoTooShort", { least: 8 }))
      .waitFor();
    await row("wrong").getByText(say("toolbox.noOligo")).waitFor();
    const cells = await row("wrong").getByRole("cell").allInnerTexts();
    expect(cells.join(" ")).not.toMatch(/\d/);
    expect(await page.getByRole("table").innerText()).not.toMatch(/-\d/);

    const assumed = page.getByText(say("toolbox.saltAssumed", { salt: "50" }));
    expect(await assumed.count()).toBe(0);
    const polymerase = page.getByLabel(say("toolbox.polymerase"), { exact: true });
    await polymerase.click();
    await page.keyboard.type("Q5");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await assumed.waitFor();
    await typeInto(oligos, "M13-F GTAAAACGACGGCCAGT\nM13-R CAGGAAACAGCTATGAC");
    await page.getByText(/57[.]3 °C/).waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await savePicture(page, `tm with an assumption ${locale}`);
    expect(person.takeProblems()).toEqual([]);
  });

  it("close a list once it is chosen from, so that what came of it is seen", async () => {
    const { page } = person;
    await open("digest");
    await typeInto(
      page.getByLabel(say("toolbox.template"), { exact: true }),
      `${"ACGT".repeat(30)}GAATTC${"ACGT".repeat(40)}`,
    );
    const field = page.getByLabel(say("digest.enzymes"), { exact: true });
    await field.click();
    await page.keyboard.type("EcoRI");
    await page.keyboard.press("Enter");
    const cells = page.getByRole("table").getByRole("cell");
    await cells.first().waitFor();
    await page.locator(".ant-select-dropdown").waitFor({ state: "hidden" });
    await page.getByRole("cell", { name: "165", exact: true }).click();
    expect(await findBarriers(page)).toEqual([]);
    expect(person.takeProblems()).toEqual([]);
  });

  it("show silent sites with the bases that change, and the sequence after one of them", async () => {
    const { page } = person;
    await open("silent-sites");
    await typeInto(page.getByLabel(say("toolbox.template"), { exact: true }), "ATGGAGTTCGCTAAGTAA");
    await page.getByRole("button", { name: say("gene.findSites"), exact: true }).click();
    const row = page.getByRole("row").filter({ hasText: "EcoRI" });
    await row.getByText("E2 GAG→GAA").waitFor();
    await row.getByRole("button").click();
    await page.getByText("ATGGAATTCGCTAAGTAA", { exact: true }).waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await savePicture(page, `silent sites ${locale}`);
    expect(person.takeProblems()).toEqual([]);
  });

  it("draw the charge of a protein, and show the same as a table", async () => {
    const { page } = person;
    await open("protein");
    await typeInto(page.getByLabel(say("toolbox.protein"), { exact: true }), "INGAR");
    const curve = page.getByRole("region", { name: say("gene.chargeCurve"), exact: true });
    await curve.getByRole("img", { name: "9.75" }).waitFor();
    await curve.getByText(say("gene.asTable"), { exact: true }).click();
    await curve.getByRole("row", { name: "7 0.8", exact: true }).waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await savePicture(page, `charge curve ${locale}`);
    expect(person.takeProblems()).toEqual([]);
  });
});
