import { beforeAll, describe, expect, it } from "vitest";
import { findBarriers, type Person, savePicture } from "./browser.ts";
import { goStepByStep, openLab } from "./lab.ts";
import { translateIn } from "./phrases.ts";
import { buttonOf, demo, signIn } from "./steps.ts";
import { typeInto } from "./user-input.ts";

const say = translateIn("zh-CN");

describe("a field of the team's own", () => {
  const lab = openLab();
  let owner: Person;
  let member: Person;

  beforeAll(async () => {
    owner = await lab.open({ locale: "zh-CN" });
    await signIn(owner.page, say, demo.owner);
  });
  goStepByStep(() => [owner?.page, member?.page]);

  const option = ({ page }: Person, name: string) =>
    page
      .locator(".ant-select-dropdown:not(.ant-select-dropdown-hidden) .ant-select-item-option")
      .getByText(name, { exact: true })
      .first();

  it("is made by a manager: a quantity, required for primers, tried in its preview", async () => {
    const { page } = owner;
    await page.goto("/settings/fields");
    await buttonOf(page, say("records.addField")).click();
    const form = page.getByRole("dialog", { name: say("records.addField") });
    await typeInto(form.getByLabel(say("records.fieldName"), { exact: true }), "母液浓度");
    await form.getByLabel(say("records.fieldType")).click();
    await option(owner, say("records.type-quantity")).click();
    await form.getByLabel(say("records.dimension")).click();
    await option(owner, say("records.dimension-molarConcentration")).click();
    await form.getByLabel(say("records.units"), { exact: true }).click();
    for (const unit of ["µM", "mM"]) await option(owner, unit).click();
    await page.keyboard.press("Escape");
    await form.getByLabel(say("records.isRequired"), { exact: true }).click();
    const preview = form.getByRole("region", { name: say("records.fieldPreview") });
    await preview.getByText(say("fields.required")).waitFor();
    await typeInto(preview.getByLabel(say("fields.requiredName", { name: "母液浓度" })), "5 mL");
    await preview.getByText(say("fields.invalidQuantity", { units: "µM / mM" })).waitFor();
    await typeInto(preview.getByLabel(say("fields.requiredName", { name: "母液浓度" })), "１００");
    await preview.getByText(say("fields.invalidQuantity", { units: "µM / mM" })).waitFor({ state: "hidden" });
    await savePicture(page, "fields-dialog-zh-light");
    await expect.poll(() => findBarriers(page)).toEqual([]);
    await buttonOf(form, say("shell.save")).click();
    await form.waitFor({ state: "hidden" });
    await buttonOf(page, "母液浓度").waitFor();
    await savePicture(page, "fields-settings-zh-light");
    expect(owner.takeProblems()).toEqual([]);
  });

  it("is filled in by a member, who cannot leave it out, in any of its units", async () => {
    member = await lab.open({ locale: "zh-CN" });
    const { page } = member;
    await signIn(page, say, demo.member);
    await page.goto("/sequence/library/primer?scope=private");
    const primers = [
      { name: "thin", bases: "GTAAAACGACGGCCAGT", stock: "250" },
      { name: "thick", bases: "CAGGAAACAGCTATGAC", stock: "1,5 mm", again: "1,5 mM" },
    ];
    for (const { name, bases, stock, again } of primers) {
      await buttonOf(page, say("biolibrary.create")).first().click();
      const form = page.getByRole("dialog", { name: say("biolibrary.new-primer") });
      await typeInto(form.getByLabel(say("biolibrary.name"), { exact: true }), name);
      await typeInto(form.getByLabel(say("biolibrary.bases")), bases);
      await buttonOf(form, say("biolibrary.save")).click();
      await form.getByText(say("fields.required")).waitFor();
      const field = form.getByLabel(say("fields.requiredName", { name: "母液浓度" }));
      await typeInto(field, stock);
      if (again) {
        await form.getByText(say("fields.invalidQuantity", { units: "µM / mM" })).waitFor();
        await typeInto(field, again);
      }
      await expect.poll(() => findBarriers(page)).toEqual([]);
      await buttonOf(form, say("biolibrary.save")).click();
      await form.waitFor({ state: "hidden" });
    }
    await page.getByText("250 µM").waitFor();
    await page.getByText("1.5 mM").waitFor();
    await savePicture(page, "fields-list-zh-light");
  });

  it("filters the list by exact bounds, in the address too", async () => {
    const { page } = member;
    await page.getByLabel(say("fields.filterBy")).click();
    await option(member, "母液浓度").click();
    await typeInto(page.getByLabel(say("fields.least")), "0.3 mM");
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "thin", exact: true }).waitFor({ state: "hidden" });
    await page.getByRole("button", { name: "thick", exact: true }).waitFor();
    await page.reload();
    await page.getByRole("button", { name: "thick", exact: true }).waitFor();
    await expect(page.getByRole("button", { name: "thin", exact: true }).count()).resolves.toBe(0);
    await expect.poll(() => page.getByLabel(say("fields.least")).inputValue()).toBe("0.3 mM");
    await savePicture(page, "fields-filtered-zh-light");
    await expect.poll(() => findBarriers(page)).toEqual([]);
    await buttonOf(page, say("fields.clear")).click();
    await page.getByRole("button", { name: "thin", exact: true }).waitFor();
    expect(member.takeProblems()).toEqual([]);
  });
});
