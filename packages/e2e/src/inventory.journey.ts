import { beforeAll, describe, expect, it } from "vitest";
import { findBarriers, type Person, savePicture } from "./browser.ts";
import { goStepByStep, openLab } from "./lab.ts";
import { translateIn } from "./phrases.ts";
import { buttonOf, choose, demo, send, signIn } from "./steps.ts";
import { typeInto } from "./user-input.ts";

const say = translateIn("zh-CN");
const NAME = "琼脂糖";

describe("an inventory", () => {
  const lab = openLab();
  let owner: Person;

  beforeAll(async () => {
    owner = await lab.open({ locale: "zh-CN" });
    await signIn(owner.page, say, demo.owner);
    const { user } = await send<{ user: { tenantId: string } }>(owner.page, "GET", "/currentUser");
    // Who runs the installation switches modules on; no page of the team does.
    await send(owner.page, "PUT", `/instance/teams/${user.tenantId}/switches`, {
      switches: (["INVENTORY", "PURCHASE_ORDER"] as const).map((feature) => ({
        ...{ feature, enabled: true, visible: true, limitedQuantity: -1, sendMethod: [] },
      })),
    });
  });
  goStepByStep(() => [owner?.page]);
  const tabOf = (name: string) =>
    owner.page
      .getByRole("navigation", { name: say("warehouses.pages") })
      .getByRole("link", { name, exact: true });

  it("has a warehouse with a shelf", async () => {
    const { page } = owner;
    await page.goto("/inventory");
    await buttonOf(page, say("warehouses.create")).first().click();
    const dialog = page.getByRole("dialog", { name: say("warehouses.create") });
    await typeInto(dialog.getByLabel(say("warehouses.name"), { exact: true }), "试剂库");
    await buttonOf(dialog, say("shell.create")).click();
    await tabOf(say("places.shelf")).click();
    await buttonOf(page, say("warehouses.addLocation")).first().click();
    const place = page.getByRole("dialog", { name: say("warehouses.addLocation") });
    await choose(page, place.getByLabel(say("warehouses.kind")), say("warehouses.kind-cabinet"));
    await typeInto(place.getByLabel(say("warehouses.name"), { exact: true }), "试剂柜");
    await buttonOf(place, say("shell.create")).click();
    await page.getByText(say("warehouses.locationsCreated_other", { count: 1 })).waitFor();
  });

  it("receives a material, places it and finds it", async () => {
    const { page } = owner;
    await tabOf(say("inventory.tab-material")).click();
    await buttonOf(page, say("stock.newMaterial")).first().click();
    const dialog = page.getByRole("dialog", { name: say("stock.newMaterial") });
    await typeInto(dialog.getByLabel(say("stock.name"), { exact: true }), NAME);
    expect(await findBarriers(page)).toEqual([]);
    await buttonOf(dialog, say("stock.create")).click();
    await page.getByRole("heading", { name: NAME, level: 2 }).waitFor();
    await buttonOf(page, say("stock.takeIn")).click();
    const lot = page.getByRole("dialog", { name: say("stock.takeInOf", { name: NAME }) });
    await typeInto(lot.getByLabel(say("stock.batchNo")), "20260101");
    await typeInto(lot.getByLabel(say("stock.amountEach")), "100");
    await choose(page, lot.getByLabel(say("stock.location")), "试剂柜");
    await buttonOf(lot, say("stock.takeIn")).click();
    await page.getByText("100 g").first().waitFor();
    await page.getByText("K1").first().waitFor();
    await savePicture(page, "inventory-material-zh-light");
    await tabOf(say("inventory.tab-material")).click();
    await typeInto(page.getByLabel(say("stock.search")), "琼脂");
    await page.keyboard.press("Enter");
    await page.getByRole("link", { name: NAME }).waitFor();
  });

  it("is applied to, which is approved", async () => {
    const { page } = owner;
    await page.getByRole("button", { name: say("stock.applyOf", { name: NAME }) }).click();
    const dialog = page.getByRole("dialog", { name: say("stock.applyOf", { name: NAME }) });
    await typeInto(dialog.getByLabel(say("stock.amount")), "5");
    await typeInto(dialog.getByLabel(say("stock.reason")), "跑胶");
    await buttonOf(dialog, say("stock.apply")).click();
    await page.getByText(say("stock.applied")).waitFor();
    await tabOf(say("inventory.tab-approval")).click();
    await page
      .getByRole("button", { name: new RegExp(`^${say("stock.approveOf", { number: "" })}`) })
      .first()
      .click();
    await page.getByText(say("stock.noApplications")).waitFor();
    await tabOf(say("inventory.tab-material")).click();
    await page.getByText("95 g").first().waitFor();
  });

  it("orders more in several lines", async () => {
    const { page } = owner;
    await tabOf(say("inventory.tab-orders")).click();
    await buttonOf(page, say("stock.newOrder")).first().click();
    const dialog = page.getByRole("dialog", { name: say("stock.newOrder") });
    await choose(page, dialog.getByLabel(say("stock.name")), NAME);
    await typeInto(dialog.getByLabel(say("stock.amount")), "500");
    expect(await findBarriers(page)).toEqual([]);
    await buttonOf(dialog, say("stock.draft")).click();
    await page.getByText(new RegExp(`${NAME} 0/500 g`)).waitFor();
    await savePicture(page, "inventory-orders-zh-light");
    expect(owner.takeProblems()).toEqual([]);
  });
});
