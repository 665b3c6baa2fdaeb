import { beforeAll, describe, expect, it } from "vitest";
import { type Person, savePicture } from "./browser.ts";
import { goStepByStep, openLab } from "./lab.ts";
import { type Locale, translateIn, variantsOf } from "./phrases.ts";
import { buttonOf, choose, send } from "./steps.ts";
import { typeInto } from "./user-input.ts";
import { openForOwner, sendWarehouse } from "./warehouse-steps.ts";

interface Names {
  readonly locale: Locale;
  readonly NAME: string;
  readonly TUBE: string;
  readonly cabinet: string;
}
const variants = variantsOf<Names>(
  { locale: "zh-CN", NAME: "Tris 碱", TUBE: "pUC19 甘油菌", cabinet: "试剂柜" },
  { locale: "en-US", NAME: "Tris base", TUBE: "pUC19 glycerol stock", cabinet: "Reagent cabinet" },
);

describe.each(variants)("stock, in $locale", ({ locale, NAME, TUBE, cabinet }) => {
  const say = translateIn(locale);
  const one = locale === "en-US" ? "one" : "other";
  const lab = openLab();
  let owner: Person;
  let material = { id: "", number: "", warehouseId: "" };
  let tube = { number: "", warehouseId: "" };

  beforeAll(async () => {
    owner = await openForOwner(lab, locale, "INVENTORY", "SAMPLE");
    const { page } = owner;
    const chemicals = await sendWarehouse(page, "inventory", "试剂库", { kind: "cabinet", name: cabinet });
    const input = { kind: "chemical", name: NAME, unit: "g" };
    material = await send(page, "POST", `${chemicals.path}/inventory/materials`, input);
    const freezer = await sendWarehouse(page, "sample", "样本库", {
      ...{ kind: "box", name: "盒一", grid: { rows: 9, columns: 9 } },
    });
    const samples = `${freezer.path}/samples`;
    const { sampleIds } = await send<{ sampleIds: string[] }>(page, "POST", samples, {
      ...{ name: TUBE, quantity: { value: "50", unit: "µL" } },
      place: { locationId: freezer.locationId, position: { row: 1, column: 1 } },
    });
    tube = await send(page, "GET", `${samples}/${sampleIds[0]}`);
  });
  goStepByStep(() => [owner?.page], locale);

  const scan = async (code: string, name: string) => {
    const { page } = owner;
    await page.goto("/scan");
    await typeInto(page.getByLabel(say("labels.code"), { exact: true }), code);
    await page.keyboard.press("Enter");
    const card = page.getByRole("article", { name: say("labels.found", { name }) });
    await card.waitFor();
    return card;
  };

  it("is received, and placed", async () => {
    const { page } = owner;
    await page.goto(`/inventory/${material.warehouseId}/material/detail/${material.id}`);
    await buttonOf(page, say("stock.takeIn")).click();
    const lot = page.getByRole("dialog", { name: say("stock.takeInOf", { name: NAME }) });
    await typeInto(lot.getByLabel(say("stock.batchNo")), "20260101");
    await typeInto(lot.getByLabel(say("stock.amountEach")), "100");
    await choose(page, lot.getByLabel(say("stock.location")), cabinet);
    await buttonOf(lot, say("stock.takeIn")).click();
    await page.getByText("K1").first().waitFor();
  });

  it("is transferred into another container, and that is reversed", async () => {
    const { page } = owner;
    await page.getByRole("button", { name: `${say("stock.do-transfer")} 20260101` }).click();
    const title = say("stock.transferOf", { name: NAME, batch: "20260101" });
    const dialog = page.getByRole("dialog", { name: title });
    await typeInto(dialog.getByLabel(say("stock.amount"), { exact: true }), "40");
    await buttonOf(dialog, say("stock.do-transfer")).click();
    await page.getByText(say("stock.transferred", { amount: "40 g" })).waitFor();
    await page.getByText("60 g").first().waitFor();
    await savePicture(page, `stock-transfer-${locale}-light`);
    await page.goto(`/inventory/${material.warehouseId}/stock?operation=transfer`);
    await page
      .getByRole("button", { name: say("stock.reverseOf", { name: NAME }) })
      .first()
      .click();
    const reverse = page.getByRole("dialog", { name: say("stock.reverseOf", { name: NAME }) });
    await typeInto(reverse.getByLabel(say("stock.cause")), "误操作");
    await buttonOf(reverse, say("stock.reverse")).click();
    await page.getByText(say("stock.reversed"), { exact: true }).first().waitFor();
  });

  it("is found by a scan, and taken there", async () => {
    const { page } = owner;
    const card = await scan(material.number, NAME);
    await card.getByText("20260101 · K1 · 100 g").waitFor();
    await card.getByRole("button", { name: `${say("stock.do-use")} 20260101` }).click();
    const dialog = page.getByRole("dialog", { name: say("stock.book-use") });
    await typeInto(dialog.getByLabel(say("stock.amount")), "12.5");
    await buttonOf(dialog, say("stock.do-use")).click();
    await card.getByText("20260101 · K1 · 87.5 g").waitFor();
    await savePicture(page, `stock-scan-${locale}-light`);
  });

  it("is discarded with a reason, and is empty then", async () => {
    const { page } = owner;
    await page.goto(`/inventory/${material.warehouseId}/material/detail/${material.id}`);
    await page
      .getByRole("button", { name: say("stock.moreActs", { batch: "20260101" }) })
      .first()
      .click();
    await page.getByRole("menuitem", { name: say("stock.do-dispose") }).click();
    const dialog = page.getByRole("dialog", { name: say("stock.book-dispose") });
    await buttonOf(dialog, say("stock.do-dispose")).click();
    await dialog.getByText(say("stock.reasonMissing")).waitFor();
    await typeInto(dialog.getByLabel(say("stock.cause")), "受潮 damp");
    await buttonOf(dialog, say("stock.do-dispose")).click();
    await page.getByText(say("stock.noStock")).waitFor();
    await page.goto(`/inventory/${material.warehouseId}/stock?operation=dispose`);
    await page.getByText("受潮 damp").first().waitFor();
  });

  it("of samples is checked out, and returned", async () => {
    const { page } = owner;
    for (const kind of ["OUT", "IN"] as const) {
      const card = await scan(tube.number, TUBE);
      await buttonOf(card, say(`samplePages.do-${kind}`)).click();
      const dialog = page.getByRole("dialog", { name: say(`samplePages.ask-${kind}_${one}`, { count: 1 }) });
      await typeInto(dialog.getByLabel(say("samplePages.reason")), "转化");
      await buttonOf(dialog, say(`samplePages.do-${kind}`)).click();
      await page.getByText(say("samplePages.asked")).waitFor();
      await page.goto(`/sample/${tube.warehouseId}/audit`);
      await page
        .getByRole("button", { name: new RegExp(`^${say("samplePages.approveOf", { number: "" })}`) })
        .first()
        .click();
      await page.getByText(say("samplePages.noRequests")).waitFor();
    }
    const card = await scan(tube.number, TUBE);
    await buttonOf(card, say("samplePages.do-OUT")).waitFor();
    expect(owner.takeProblems()).toEqual([]);
  });
});
