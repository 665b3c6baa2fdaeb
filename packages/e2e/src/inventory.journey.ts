import { readFile } from "node:fs/promises";
import { beforeAll, describe, expect, it } from "vitest";
import { findBarriers, type Person, savePicture } from "./browser.ts";
import { goStepByStep, openLab } from "./lab.ts";
import { findWideLists } from "./page-flaws.ts";
import { type Locale, translateIn, variantsOf } from "./phrases.ts";
import { buttonOf, choose } from "./steps.ts";
import { typeInto } from "./user-input.ts";
import { createWarehouse, openForOwner, tabOf } from "./warehouse-steps.ts";

interface Names {
  readonly locale: Locale;
  readonly name: string;
  readonly part: string;
  readonly cabinet: string;
}
const variants = variantsOf<Names>(
  { locale: "zh-CN", name: "琼脂糖", part: "琼脂", cabinet: "试剂柜" },
  { locale: "en-US", name: "Agarose", part: "agaro", cabinet: "Reagent cabinet" },
);

describe.each(variants)("an inventory, in $locale", ({ locale, name, part, cabinet }) => {
  const say = translateIn(locale);
  const one = locale === "en-US" ? "one" : "other";
  const lab = openLab();
  let owner: Person;
  let number = "";

  beforeAll(async () => {
    owner = await openForOwner(lab, locale, "INVENTORY", "PURCHASE_ORDER");
  });
  goStepByStep(() => [owner?.page], locale);
  const tab = (name: string) => tabOf(owner.page, say, name);

  it("has a warehouse with a cabinet", async () => {
    const { page } = owner;
    await createWarehouse(page, say, "/inventory", { name: "试剂库", kind: "cabinet", place: cabinet });
    await page.getByText(say(`warehouses.locationsCreated_${one}`, { count: 1 })).waitFor();
  });

  it("receives a material, places it, prints its label and finds it", async () => {
    const { page } = owner;
    await tab(say("inventory.tab-material")).click();
    await buttonOf(page, say("stock.newMaterial")).first().click();
    const dialog = page.getByRole("dialog", { name: say("stock.newMaterial") });
    await typeInto(dialog.getByLabel(say("stock.name"), { exact: true }), name);
    expect(await findBarriers(page)).toEqual([]);
    await buttonOf(dialog, say("stock.create")).click();
    await page.getByRole("heading", { name, level: 2 }).waitFor();
    await buttonOf(page, say("stock.takeIn")).click();
    const lot = page.getByRole("dialog", { name: say("stock.takeInOf", { name }) });
    await typeInto(lot.getByLabel(say("stock.batchNo")), "20260101");
    await typeInto(lot.getByLabel(say("stock.amountEach")), "100");
    await choose(page, lot.getByLabel(say("stock.location")), cabinet);
    await buttonOf(lot, say("stock.takeIn")).click();
    await page.getByText("100 g").first().waitFor();
    await page.getByText("K1").first().waitFor();
    await savePicture(page, `inventory-material-${locale}-light`);
    await buttonOf(page, say("stock.printLabels")).click();
    const print = page.getByRole("dialog");
    await print.getByRole("img", { name: say("labels.previewOf", { name }) }).waitFor();
    const downloading = page.waitForEvent("download");
    await buttonOf(print, say("labels.action")).click();
    const file = await (await downloading).path();
    expect((await readFile(file)).subarray(0, 5).toString()).toBe("%PDF-");
    await print.waitFor({ state: "detached" });
    await tab(say("inventory.tab-material")).click();
    await typeInto(page.getByLabel(say("stock.search")), part);
    await page.keyboard.press("Enter");
    await page.getByRole("link", { name }).waitFor();
  });

  it("is applied to, which is approved, and is taken from", async () => {
    const { page } = owner;
    await page.getByRole("button", { name: say("stock.applyOf", { name }) }).click();
    const dialog = page.getByRole("dialog", { name: say("stock.applyOf", { name }) });
    await typeInto(dialog.getByLabel(say("stock.amount"), { exact: true }), "5");
    await typeInto(dialog.getByLabel(say("stock.reason")), "PCR");
    await buttonOf(dialog, say("stock.apply")).click();
    await page.getByText(say("stock.applied")).waitFor();
    await tab(say("inventory.tab-approval")).click();
    await page
      .getByRole("button", { name: new RegExp(`^${say("stock.approveOf", { number: "" })}`) })
      .first()
      .click();
    await page.getByText(say("stock.noPending")).waitFor();
    await tab(say("inventory.tab-material")).click();
    await page.getByText("95 g").first().waitFor();
    await page.getByRole("link", { name }).click();
    await page.getByRole("button", { name: `${say("stock.do-use")} 20260101` }).click();
    const take = page.getByRole("dialog", { name: say("stock.book-use") });
    await typeInto(take.getByLabel(say("stock.amount"), { exact: true }), "0.5");
    await buttonOf(take, say("stock.do-use")).click();
    await page.getByText("94.5 g").first().waitFor();
  });

  it("orders more, which is approved, ordered and received in part", async () => {
    const { page } = owner;
    await tab(say("inventory.tab-orders")).click();
    await buttonOf(page, say("stock.newOrder")).first().click();
    const dialog = page.getByRole("dialog", { name: say("stock.newOrder") });
    await choose(page, dialog.getByLabel(say("stock.name")), name);
    await typeInto(dialog.getByLabel(say("stock.amount")), "500");
    expect(await findBarriers(page)).toEqual([]);
    await buttonOf(dialog, say("stock.draft")).click();
    const row = page.getByRole("row", { name: new RegExp(name) });
    await row.getByText(new RegExp(`${name} 0/500 g`)).waitFor();
    number = await row.getByRole("link").first().innerText();
    await row.getByRole("button", { name: say("stock.step-submit") }).click();
    await row.getByText(say("stock.order-pending"), { exact: true }).waitFor();
    await page.goto("/homepage/audit");
    await page.getByRole("link", { name: say("approvals.open", { name: number }) }).click();
    const panel = page.getByRole("complementary", { name: say("approvals.panelTitle") });
    await buttonOf(panel, say("approvals.approve")).click();
    const approval = page.getByRole("dialog", { name: say(`approvals.approveTitle_${one}`, { count: 1 }) });
    await buttonOf(approval, say("approvals.approve")).click();
    await panel.getByText(say("approvals.statusApproved")).first().waitFor();
    await page.goto("/inventory");
    await page.getByRole("link", { name: "试剂库" }).first().click();
    await tab(say("inventory.tab-orders")).click();
    await row.getByRole("button", { name: say("stock.step-order") }).click();
    await row.getByText(say("stock.order-ordered"), { exact: true }).waitFor();
    await row.getByRole("button", { name: say("stock.receiveOf", { number }) }).click();
    const receive = page.getByRole("dialog", { name: say("stock.receiveOf", { number }) });
    await typeInto(receive.getByLabel(say("stock.batchNo")), "20260202");
    await typeInto(receive.getByLabel(say("stock.amountEach")), "200");
    await buttonOf(receive, say("stock.receive")).click();
    await row.getByText(new RegExp(`${name} 200/500 g`)).waitFor();
    await row.getByText(say("stock.order-partlyReceived"), { exact: true }).waitFor();
    await savePicture(page, `inventory-orders-${locale}-light`);
    await tab(say("inventory.tab-material")).click();
    await page.getByText("294.5 g").first().waitFor();
    expect(owner.takeProblems()).toEqual([]);
  });

  it("shows its lists without scrolling sideways on a small laptop", async () => {
    const { page } = owner;
    await page.setViewportSize({ width: 1280, height: 800 });
    for (const [name, shown] of [
      ["material", "294.5 g"],
      ["stock", "20260202"],
      ["orders", number],
    ] as const) {
      await tab(say(`inventory.tab-${name}`)).click();
      await page.getByRole("row").getByText(shown).first().waitFor();
      expect(await findWideLists(page)).toEqual([]);
    }
  });
});
