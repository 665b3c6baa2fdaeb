import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";

// A page by its keyboard alone: nothing here sets the focus, only keys move it.

/** More controls than any page has before what is looked for. */
const MOST_TABS = 160;
/** What a page may take to give the focus back after a dialog closes or a row is removed. */
const PATIENCE_MS = 60_000;

/** The focused element in words, and what a person would complain of. */
interface FocusReport {
  /** Null: nothing has the focus. */
  readonly what: string | null;
  readonly fault: string | null;
}

const report = (page: Page): Promise<FocusReport> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body || focused === document.documentElement)
      return { what: null, fault: null };
    const name = focused.getAttribute("aria-label") || focused.textContent?.trim().slice(0, 40) || focused.id;
    const what = `${focused.tagName.toLowerCase()} “${name}”`;
    // The box of a checkbox or of a choice is drawn by what is around its field.
    let drawn: Element | null = focused;
    let box = focused.getBoundingClientRect();
    while (drawn && (box.width < 5 || box.height < 5)) {
      drawn = drawn.parentElement;
      if (drawn) box = drawn.getBoundingClientRect();
    }
    const isSeen = box.right > 0 && box.bottom > 0 && box.left < innerWidth && box.top < innerHeight;
    return { what, fault: isSeen ? null : `${what} has the focus, and is not on the screen` };
  });

/** How an element and what is around it are drawn: lines, shadows and colours. */
const lookOf = (target: Locator): Promise<string> =>
  target.evaluate((element) => {
    const around: Element[] = [];
    let level: Element | null = element;
    for (let up = 0; up < 5 && level !== null; up++, level = level.parentElement)
      around.push(level, ...[...level.children].slice(0, 4));
    for (const motion of document.getAnimations())
      if (motion.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) motion.finish();
    return around
      .map((one) => {
        const style = getComputedStyle(one);
        const line = style.outlineStyle === "none" ? "" : `${style.outlineWidth} ${style.outlineColor}`;
        return [line, style.boxShadow, style.borderColor, style.backgroundColor].join(" | ");
      })
      .join("\n");
  });

/** Fails if nothing has the focus for long, as after a dialog that closed. */
export const expectFocus = (page: Page): Promise<void> =>
  expect
    .poll(async () => (await report(page)).what, { timeout: PATIENCE_MS, message: "the focus is nowhere" })
    .not.toBeNull();

const isFocused = async (target: Locator): Promise<boolean> =>
  (await target.and(target.page().locator(":focus")).count()) > 0;

interface TabOptions {
  /** By Shift+Tab. */
  readonly isBack?: boolean;
  /** Nothing has the focus on a page that was just loaded. */
  readonly isFresh?: boolean;
}

/**
 * Presses Tab until an element has the focus. Fails if the focus gets lost, goes to something that is not on the screen,
 * does not come to the element, or if the element looks the same with the focus as without.
 */
export async function tabTo(
  page: Page,
  target: Locator,
  { isBack = false, isFresh = false }: TabOptions = {},
): Promise<void> {
  await target.waitFor({ state: "attached" });
  if (!isFresh) await expectFocus(page);
  if (await isFocused(target)) return;
  const before = await lookOf(target);
  const way: string[] = [];
  while (way.length < MOST_TABS && !(await isFocused(target))) {
    await page.keyboard.press(isBack ? "Shift+Tab" : "Tab");
    const { what, fault } = await report(page);
    // Past the last control, the focus is at the browser for one key.
    if (what === null && way.at(-1) === "the browser")
      throw new Error(`the focus is lost: ${way.slice(-6).join(", ")}`);
    if (fault) throw new Error(`${fault}, after ${way.slice(-4).join(", ")}`);
    way.push(what ?? "the browser");
  }
  if (!(await isFocused(target)))
    throw new Error(`Tab does not reach ${target}: ${way.slice(0, 50).join(", ")}`);
  expect(await lookOf(target), `${way.at(-1)} does not show that it has the focus`).not.toBe(before);
}

/** Goes to an element by Tab and presses a key on it, Enter by default. */
export async function pressOn(
  page: Page,
  target: Locator,
  { key = "Enter", ...options }: TabOptions & { readonly key?: string } = {},
): Promise<void> {
  await tabTo(page, target, options);
  await page.keyboard.press(key);
}

/** Goes to a field by Tab and writes over what is there. */
export async function typeOn(page: Page, target: Locator, text: string, options?: TabOptions): Promise<void> {
  await tabTo(page, target, options);
  await page.keyboard.press("Control+A");
  await page.keyboard.type(text);
}

/** Goes to a list by Tab, opens it, and takes the option that the arrow keys come to. */
export async function chooseByKeys(
  page: Page,
  list: Locator,
  option: string,
  options?: TabOptions,
): Promise<void> {
  await tabTo(page, list, options);
  await page.keyboard.press("ArrowDown");
  const open = page.locator(".ant-select-dropdown:not(.ant-select-dropdown-hidden)");
  await open.waitFor();
  const active = open.locator(".ant-select-item-option-active");
  for (let pressed = 0; pressed < 60; pressed++) {
    if ((await active.filter({ hasText: option }).count()) > 0) {
      await page.keyboard.press("Enter");
      await open.waitFor({ state: "hidden" });
      return;
    }
    await page.keyboard.press("ArrowDown");
  }
  throw new Error(`the arrow keys do not come to “${option}”`);
}
