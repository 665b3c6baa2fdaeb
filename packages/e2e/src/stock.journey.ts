import { beforeAll, describe, expect, it } from "vitest";
import { type Person, savePicture } from "./browser.ts";
import { goStepByStep, openLab } from "./lab.ts";
import { translateIn } from "./phrases.ts";
import { buttonOf, choose, demo, send, signIn } from "./steps.ts";
import { typeInto } from "./user-input.ts";

const say = translateIn("zh-CN");
const NAME = "Tris 碱";
const TUBE = "pUC19 甘油菌";
const WAREHOUSES = "/platform/resource/warehouses";

describe("stock", () => {
  const lab = openLab();
  let owner: Person;
  let material = { id: "", number: "", warehouseId: "" };
  let tube = { number: "", warehouseId: "" };

  beforeAll(async () => {
    owner = await lab.open({ locale: "zh-CN" });
    const { page } = owner;
    await signIn(page, say, demo.owner);
    const { user } = await send<{ user: { tenantId: string } }>(page, "GET", "/currentUser");
    await send(page, "PUT", `/instance/teams/${user.tenantId}/switches`, {
      switches: (["INVENTORY", "SAMPLE"] as const).map((feature) => ({
        ...{ feature, enabled: true, visible: true, limitedQuantity: -1, sendMethod: [] },
      })),
    });
    const open = async (kind: string, name: string, place: object) => {
      const { id } = await send<{ id: string }>(page, "POST", WAREHOUSES, { kind, name, teamRight: "use" });
      const [made] = await send<{ id: string }[]>(page, "POST", `${WAREHOUSES}/${id}/locations`, place);
      return { id, locationId: made!.id };
    };
    const chemicals = await open("inventory", "试剂库", { kind: "cabinet", name: "试剂柜" });
    const base = `${WAREHOUSES}/${chemicals.id}/inventory/materials`;
    material = await send(page, "POST", base, { kind: "chemical", name: NAME, unit: "g" });
    const freezer = await open("sample", "样本库", {
      ...{ kind: "box", name: "盒一", grid: { rows: 9, columns: 9 } },
    });
    const samples = `${WAREHOUSES}/${freezer.id}/samples`;
    const { sampleIds } = await send<{ sampleIds: string[] }>(page, "POST", samples, {
      ...{ name: TUBE, quantity: { value: "50", unit: "µL" } },
      place: { locationId: freezer.locationId, position: { row: 1, column: 1 } },
    });
    tube = await send(page, "GET", `${samples}/${sampleIds[0]}`);
  });
  goStepByStep(() => [owner?.page]);

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
    await choose(page, lot.getByLabel(say("stock.location")), "试剂柜");
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
    await savePicture(page, "stock-transfer-zh-light");
    await page.goto(`/inventory/${material.warehouseId}/stock?operation=transfer`);
    await page
      .getByRole("button", { name: say("stock.reverseOf", { name: NAME }) })
      .first()
      .click();
    const reverse = page.getByRole("dialog", { name: say("stock.reverseOf", { name: NAME }) });
    await typeInto(reverse.getByLabel(say("stock.reason")), "误操作");
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
    await savePicture(page, "stock-scan-zh-light");
  });

  it("of samples is checked out, and returned", async () => {
    const { page } = owner;
    for (const kind of ["OUT", "IN"] as const) {
      const card = await scan(tube.number, TUBE);
      await buttonOf(card, say(`samplePages.do-${kind}`)).click();
      const dialog = page.getByRole("dialog", { name: say(`samplePages.ask-${kind}`, { count: 1 }) });
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
