import type { FeatureKey } from "@benchleaf/contract";
import type { Locator, Page } from "playwright-core";
import type { Person } from "./browser.ts";
import type { Lab } from "./lab.ts";
import { type Locale, type Translate, translateIn } from "./phrases.ts";
import { buttonOf, choose, demo, send, signIn, switchOn } from "./steps.ts";
import { typeInto } from "./user-input.ts";

const WAREHOUSES = "/platform/resource/warehouses";

/** The demo lab's owner, signed in, with the features of the journey switched on. */
export const openForOwner = async (
  lab: Lab,
  locale: Locale,
  ...features: readonly FeatureKey[]
): Promise<Person> => {
  const owner = await lab.open({ locale });
  await signIn(owner.page, translateIn(locale), demo.owner);
  await switchOn(owner.page, ...features);
  return owner;
};

/** A page of a warehouse, by its name. */
export const tabOf = (page: Page, say: Translate, name: string): Locator =>
  page.getByRole("navigation", { name: say("warehouses.pages") }).getByRole("link", { name, exact: true });

/** Creates a warehouse with one location by its pages, and stays there. */
export const createWarehouse = async (
  page: Page,
  say: Translate,
  list: "/inventory" | "/sample",
  { name, kind, place }: { readonly name: string; readonly kind: "box" | "cabinet"; readonly place: string },
): Promise<void> => {
  await page.goto(list);
  await buttonOf(page, say("warehouses.create")).first().click();
  const dialog = page.getByRole("dialog", { name: say("warehouses.create") });
  await typeInto(dialog.getByLabel(say("warehouses.name"), { exact: true }), name);
  await buttonOf(dialog, say("shell.create")).click();
  await tabOf(page, say, say("places.shelf")).click();
  await buttonOf(page, say("warehouses.addLocation")).first().click();
  const added = page.getByRole("dialog", { name: say("warehouses.addLocation") });
  await choose(page, added.getByLabel(say("warehouses.kind")), say(`warehouses.kind-${kind}`));
  await typeInto(added.getByLabel(say("warehouses.name"), { exact: true }), place);
  await buttonOf(added, say("shell.create")).click();
  await added.waitFor({ state: "detached" });
};

/** The same by requests, where a journey is about something else. */
export const sendWarehouse = async (
  page: Page,
  kind: "inventory" | "sample",
  name: string,
  place: object,
): Promise<{ readonly path: string; readonly locationId: string }> => {
  const { id } = await send<{ id: string }>(page, "POST", WAREHOUSES, { kind, name, teamRight: "use" });
  const path = `${WAREHOUSES}/${id}`;
  const [made] = await send<{ id: string }[]>(page, "POST", `${path}/locations`, place);
  return { path, locationId: made!.id };
};
