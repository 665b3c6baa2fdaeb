import { beforeAll, describe, expect, it } from "vitest";
import { findBarriers, type Person } from "./browser.ts";
import { goStepByStep, openLab } from "./lab.ts";
import { translateIn } from "./phrases.ts";
import { smallPaper } from "./small-paper.ts";
import { buttonOf, choose, filesField } from "./steps.ts";
import { typeInto } from "./user-input.ts";
import { createWarehouse, openForOwner, tabOf } from "./warehouse-steps.ts";

/** What people come for, once for each area whose own journeys are too long for the gate. */
describe("in a morning at the lab", () => {
  const say = translateIn("en-US");
  const lab = openLab();
  let owner: Person;

  beforeAll(async () => {
    owner = await openForOwner(lab, "en-US", "SAMPLE", "EQUIPMENT");
  });
  goStepByStep(() => [owner?.page]);

  it("a sample is put into a new box", async () => {
    const { page } = owner;
    const box = "Lysates";
    await createWarehouse(page, say, "/sample", { name: "Cells", kind: "box", place: box });
    await page.getByText(say("warehouses.locationsCreated_one", { count: 1 })).waitFor();
    await tabOf(page, say, say("samples.tab-view")).click();
    await buttonOf(page, say("samplePages.newSample")).first().click();
    const dialog = page.getByRole("dialog", { name: say("samplePages.newSample") });
    await typeInto(dialog.getByLabel(say("samplePages.name"), { exact: true }), "GFP lysate");
    await typeInto(dialog.getByLabel(say("samplePages.amountEach")), "100");
    await choose(page, dialog.getByLabel(say("samplePages.place")), box);
    await typeInto(dialog.getByLabel(say("samplePages.position")), "C4");
    await buttonOf(dialog, say("samplePages.create")).click();
    await page.getByRole("heading", { name: /GFP lysate/, level: 2 }).waitFor();
    await page.getByRole("link", { name: "B1-C4" }).waitFor();
    expect(await findBarriers(page)).toEqual([]);
    expect(owner.takeProblems()).toEqual([]);
  });

  it("a device is added and booked", async () => {
    const { page } = owner;
    const name = "Plate reader of room 305";
    await page.goto("/equipment/management");
    await buttonOf(page, say("devices.addDevice")).first().click();
    const form = page.getByRole("dialog", { name: say("devices.addDevice") });
    await typeInto(form.getByLabel(say("devices.name"), { exact: true }), name);
    await buttonOf(form, say("devices.save")).click();
    await buttonOf(page, say("devices.book")).click();
    const dialog = page.getByRole("dialog", { name: say("devices.book") });
    await dialog.getByText(say("devices.isFree")).waitFor();
    await buttonOf(dialog, say("devices.book")).click();
    await dialog.waitFor({ state: "hidden" });
    await page.goto("/equipment/my");
    await page.getByRole("row").filter({ hasText: name }).waitFor();
    expect(await findBarriers(page)).toEqual([]);
    expect(owner.takeProblems()).toEqual([]);
  });

  it("a paper is imported and asked", async () => {
    const { page } = owner;
    const title = "A rapid heat shock protocol";
    await page.goto("/library/literature");
    await buttonOf(page, say("papers.import")).first().click();
    const dialog = page.getByRole("dialog", { name: say("papers.importTitle") });
    await filesField(dialog).first().setInputFiles(smallPaper(title));
    await buttonOf(dialog, say("papers.start")).click();
    await dialog.getByRole("link", { name: "download.pdf" }).click();
    await page.getByRole("heading", { level: 1, name: title }).waitFor();
    await page.getByText(say("papers.extraction-read"), { exact: true }).waitFor();
    await buttonOf(page, say("papers.askAi")).click();
    const question = "How long was the heat shock?";
    await typeInto(page.getByRole("textbox", { name: say("paperChat.ask") }), question);
    await page.keyboard.press("Enter");
    const sources = page.getByRole("list", { name: say("paperChat.sources") });
    await sources.getByRole("button").first().click();
    const source = page.getByRole("region", { name: say("paperChat.sourceView") });
    await source.locator('[data-color="source"]').first().waitFor({ state: "attached" });
    expect(await findBarriers(page)).toEqual([]);
    expect(owner.takeProblems()).toEqual([]);
  });

  it("a quote for a plan is requested", async () => {
    const { page } = owner;
    await page.goto("/team");
    await buttonOf(page, say("plans.open")).click();
    const plans = page.getByRole("dialog", { name: say("plans.title") });
    await buttonOf(plans, say("plans.quote")).click();
    const form = page.getByRole("dialog", { name: say("plans.quoteTitle") });
    for (const field of ["lastName", "firstName", "organization", "occupation", "industry"] as const)
      await typeInto(form.getByLabel(say(`plans.${field}`), { exact: true }), "Lin");
    const size = form.getByLabel(say("plans.organizationSize"), { exact: true });
    await choose(page, size, say("plans.sizePeople", { size: "51-200" }));
    expect(await findBarriers(page)).toEqual([]);
    await buttonOf(form, say("plans.send")).click();
    await page.getByText(say("plans.sent")).first().waitFor();
    expect(owner.takeProblems()).toEqual([]);
  });
});
