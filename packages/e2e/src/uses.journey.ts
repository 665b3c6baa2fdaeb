import { beforeAll, describe, expect, it } from "vitest";
import { findBarriers, type Person, savePicture } from "./browser.ts";
import { goStepByStep, openLab } from "./lab.ts";
import { type Locale, translateIn, variantsOf } from "./phrases.ts";
import { buttonOf, demo, send, signIn } from "./steps.ts";
import { typeInto } from "./user-input.ts";

const WAREHOUSES = "/platform/resource/warehouses";
const NAME = "Tris 碱";

describe.each(variantsOf<[Locale]>(["zh-CN"], ["en-US"]))("a material on a notebook page, %s", (locale) => {
  const say = translateIn(locale);
  const lab = openLab();
  let owner: Person;
  let material = { id: "", warehouseId: "" };

  beforeAll(async () => {
    owner = await lab.open({ locale });
    const { page } = owner;
    await signIn(page, say, demo.owner);
    const { user } = await send<{ user: { tenantId: string } }>(page, "GET", "/currentUser");
    await send(page, "PUT", `/instance/teams/${user.tenantId}/switches`, {
      switches: (["INVENTORY", "SAMPLE"] as const).map((feature) => ({
        ...{ feature, enabled: true, visible: true, limitedQuantity: -1, sendMethod: [] },
      })),
    });
    const warehouse = { kind: "inventory", name: "试剂库", teamRight: "use" };
    const { id } = await send<{ id: string }>(page, "POST", WAREHOUSES, warehouse);
    const base = `${WAREHOUSES}/${id}/inventory`;
    material = await send(page, "POST", `${base}/materials`, { kind: "chemical", name: NAME, unit: "g" });
    for (const [batchNo, expirationDay] of [
      ["20260101", "2090-01-01"],
      ["20260202", "2099-01-01"],
    ])
      await send(page, "POST", `${base}/stock/in`, {
        ...{ materialId: material.id, batchNo, expirationDay },
        quantity: { value: "10", unit: "g" },
      });
    const [project] = (
      await send<{ records: { id: string }[] }>(page, "GET", "/platform/resource/projects/list?limit=1")
    ).records;
    const { file } = await send<{ file: { id: string } }>(
      page,
      "POST",
      "/application/molecular-biology/elns",
      { projectId: project!.id, name: "PCR", content: null },
    );
    await page.goto(`/eln/${file.id}`);
  });
  goStepByStep(() => [owner?.page], locale);

  it("is chosen with an amount, and taken out of the lot that expires first", async () => {
    const { page } = owner;
    await page.getByRole("textbox", { name: say("documents.pageText") }).click();
    await page.keyboard.type("/");
    await page.keyboard.type("wuliao");
    await page.getByText(say("documents.useStock")).first().waitFor();
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: say("uses.title") });
    await typeInto(dialog.getByRole("combobox", { name: say("uses.choose") }), "Tris");
    await page.locator(".ant-select-item-option").filter({ hasText: NAME }).first().click();
    await typeInto(dialog.getByLabel(say("uses.amount")), "2.5");
    await dialog.getByText(/20260101 2\.5 g/).waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await savePicture(page, `use dialog ${locale}`);
    await page.keyboard.press("Enter");
    await page.getByText(say("uses.tookToast", { name: NAME })).waitFor();
    await buttonOf(page, say("uses.giveBackOf", { name: NAME })).waitFor();
    await page.getByText(say("uses.lotOf", { lot: "20260101" })).waitFor();
    await savePicture(page, `use block ${locale}`);
    expect(await findBarriers(page)).toEqual([]);
  });

  it("shows on the page of the material, and is returned", async () => {
    const { page } = owner;
    const quantity = async () =>
      (
        await send<{ quantity: string }>(
          page,
          "GET",
          `${WAREHOUSES}/${material.warehouseId}/inventory/materials/${material.id}`,
        )
      ).quantity;
    expect(await quantity()).toBe("17.5");
    await page.getByRole("button", { name: say("uses.giveBackOf", { name: NAME }) }).click();
    const dialog = page.getByRole("dialog", { name: say("uses.giveBackOf", { name: NAME }) });
    await typeInto(dialog.getByLabel(say("uses.reason")), "没用上");
    await page.keyboard.press("Enter");
    await page.getByText(say("uses.gaveBackToast", { name: NAME })).waitFor();
    await buttonOf(page, say("uses.takeOf", { name: NAME })).waitFor();
    expect(await quantity()).toBe("20");
    await page.goto(`/inventory/${material.warehouseId}/stock`);
    await page.getByText(say("stock.isReversed")).waitFor();
    expect(owner.takeProblems()).toEqual([]);
  });
});
