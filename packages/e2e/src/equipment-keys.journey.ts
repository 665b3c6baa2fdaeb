import type { Locator } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import type { Person } from "./browser.ts";
import { expectFocus, pressOn, tabTo, typeOn } from "./keyboard.ts";
import { goStepByStep, openLab } from "./lab.ts";
import { type Locale, translateIn, variantsOf } from "./phrases.ts";
import { buttonOf, demo, send, signIn, turnOn } from "./steps.ts";

const BASE = "/platform/resource/basic/equipments";

describe.each(variantsOf<Locale>("zh-CN", "en-US"))("devices by the keyboard alone, in %s", (locale) => {
  const say = translateIn(locale);
  const one = locale === "en-US" ? "one" : "other";
  const lab = openLab();
  let person: Person;

  beforeAll(async () => {
    person = await lab.open({ locale });
    await signIn(person.page, say, demo.owner);
    await turnOn(person.page, "EQUIPMENT");
    for (const name of ["Keys A", "Keys B"]) await send(person.page, "POST", BASE, { name });
  });
  goStepByStep(() => [person?.page], locale);

  const bookings = (): Locator => person.page.locator("button[data-reservation]");
  /** When a booking is, as its button says it. */
  const timesOf = (booking: Locator): Promise<string | null> => booking.getAttribute("aria-label");
  const isFocused = (booking: Locator) =>
    expect.poll(() => booking.evaluate((button) => button === document.activeElement)).toBe(true);

  it("are found from the menu, and booked in the calendar", async () => {
    const { page } = person;
    await page.goto("/project");
    const menu = page.getByRole("navigation", { name: say("shell.mainMenu") });
    await pressOn(page, menu.getByRole("link", { name: say("equipment.title"), exact: true }), {
      isFresh: true,
    });
    const places = page.getByRole("navigation", { name: say("equipment.title") });
    await pressOn(page, places.getByRole("link", { name: say("equipment.reservation"), exact: true }));
    await page.waitForURL("**/equipment/reservation*");
    const views = page.getByRole("radiogroup", { name: say("devices.view") });
    await tabTo(page, views.getByRole("radio", { checked: true }));
    for (const view of ["month", "calendar"]) {
      await page.keyboard.press("ArrowRight");
      await page.waitForURL(new RegExp(`view=${view}`));
    }
    await pressOn(page, page.getByRole("button", { name: say("devices.later") }), { isBack: true });
    await typeOn(page, page.getByRole("searchbox", { name: say("devices.search") }), "Keys");
    await tabTo(page, page.locator("[data-day][tabindex='0']"));
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: say("devices.book") });
    await tabTo(page, dialog.getByRole("combobox", { name: say("devices.device") }));
    await page.keyboard.type("Keys A");
    await page.keyboard.press("Enter");
    await typeOn(page, dialog.getByLabel(say("devices.purpose")), "Calendar");
    await dialog.getByText(say("devices.isFree")).waitFor();
    await page.keyboard.press("Enter");
    await page.getByText(say(`devices.booked_${one}`, { count: 1 })).waitFor();
    await dialog.waitFor({ state: "detached" });
    await expectFocus(page);
    expect(person.takeProblems()).toEqual([]);
  });

  it("bookings in the calendar go to another day, take longer, and can be discarded", async () => {
    const { page } = person;
    const booking = bookings();
    await tabTo(page, booking);
    const first = await timesOf(booking);
    for (const keys of ["Alt+ArrowRight", "Shift+ArrowRight"]) {
      const before = await timesOf(booking);
      await page.keyboard.press(keys);
      await page.keyboard.press("Escape");
      expect(await timesOf(booking)).toBe(before);
      await page.keyboard.press(keys);
      await page.keyboard.press("Enter");
      await expect.poll(() => timesOf(booking)).not.toBe(before);
      // It is drawn in another cell, and is still what the keys are for.
      await isFocused(booking);
    }
    expect(await timesOf(booking)).not.toBe(first);
    expect(person.takeProblems()).toEqual([]);
  });

  it("bookings are edited and cancelled on their page", async () => {
    const { page } = person;
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/equipment\/reservation\/\d+/);
    await pressOn(page, buttonOf(page, say("devices.change")));
    const dialog = page.getByRole("dialog", { name: say("devices.changeBooking") });
    await typeOn(page, dialog.getByLabel(say("devices.purpose")), "Changed");
    await pressOn(page, buttonOf(dialog, say("devices.save")));
    await dialog.waitFor({ state: "detached" });
    await page.getByText("Changed", { exact: true }).first().waitFor();
    await pressOn(page, buttonOf(page, say("devices.cancelBooking")));
    const asked = page.getByRole("dialog", { name: say("devices.cancelAsk", { name: "Keys A" }) });
    await pressOn(page, buttonOf(asked, say("devices.cancelBooking")));
    await page.getByText(say("devices.canceled")).first().waitFor();
    await buttonOf(page, say("devices.cancelBooking")).waitFor({ state: "detached" });
    // Its button is gone: the focus is at what is left.
    await expectFocus(page);
    expect(person.takeProblems()).toEqual([]);
  });

  it("are booked on the timeline; a booking moves to another device, takes longer, and is cancelled", async () => {
    const { page } = person;
    await page.goto("/equipment/reservation?view=day");
    await typeOn(page, page.getByRole("searchbox", { name: say("devices.search") }), "Keys", {
      isFresh: true,
    });
    await pressOn(page, page.getByRole("button", { name: say("devices.bookNamed", { name: "Keys A" }) }));
    const dialog = page.getByRole("dialog", { name: say("devices.book") });
    await typeOn(page, dialog.getByLabel(say("devices.purpose")), "Timeline");
    await dialog.getByText(say("devices.isFree")).waitFor();
    await page.keyboard.press("Enter");
    await dialog.waitFor({ state: "detached" });
    const booking = bookings();
    await tabTo(page, booking);
    for (const keys of ["Alt+ArrowRight", "Alt+ArrowDown", "Shift+ArrowRight"]) {
      const [before, row] = [await timesOf(booking), await booking.locator("xpath=..").boundingBox()];
      await page.keyboard.press(keys);
      await page.keyboard.press("Enter");
      if (keys === "Alt+ArrowDown")
        await expect
          .poll(async () => (await booking.locator("xpath=..").boundingBox())?.y)
          .toBeGreaterThan(row!.y);
      else await expect.poll(() => timesOf(booking)).not.toBe(before);
      await isFocused(booking);
    }
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/equipment\/reservation\/\d+/);
    await pressOn(page, buttonOf(page, say("devices.cancelBooking")));
    const asked = page.getByRole("dialog", { name: say("devices.cancelAsk", { name: "Keys B" }) });
    await pressOn(page, buttonOf(asked, say("devices.cancelBooking")));
    await page.getByText(say("devices.canceled")).first().waitFor();
    expect(person.takeProblems()).toEqual([]);
  });
});
