import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import { inject } from "vitest";
import { isFull, type Locale } from "./phrases.ts";

const flags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

export function launchBrowser(): Promise<Browser> {
  const executablePath = process.env.CHROMIUM_PATH;
  if (!executablePath)
    throw new Error("CHROMIUM_PATH names no browser; node scripts/find-browser.mjs prints one");
  return chromium.launch({ executablePath, headless: true, args: flags });
}

/** A browser with a profile on disk, which can be ended and started again with all that it has stored. */
export function launchProfile(folder: string, address: string, locale: Locale): Promise<BrowserContext> {
  const executablePath = process.env.CHROMIUM_PATH;
  if (!executablePath) throw new Error("CHROMIUM_PATH names no browser");
  return chromium
    .launchPersistentContext(folder, {
      ...{ executablePath, headless: true, args: flags, baseURL: address, reducedMotion: "reduce" },
      viewport: { width: 1440, height: 900 },
    })
    .then(async (context) => {
      context.setDefaultTimeout(60_000);
      await context.addInitScript((key) => {
        if (origin !== "null" && localStorage.getItem("yy-locale") === null)
          localStorage.setItem("yy-locale", key);
      }, locale);
      return context;
    });
}

/** One person at one computer: cookies of their own, and a note of everything that went wrong there. */
export interface Person {
  readonly context: BrowserContext;
  readonly page: Page;
  /**
   * Script errors, errors and warnings of the console, and failed requests so far, of all pages of this computer;
   * reading them empties the list. Unread ones fail the journey when the lab closes, except refusals (4xx): tests
   * check those that they expect.
   */
  takeProblems(): string[];
}

interface ComputerOptions {
  readonly locale?: Locale;
  readonly reducedMotion?: "reduce" | "no-preference";
  readonly hasTouch?: boolean;
  /** A phone is 390 wide and is touched. */
  readonly device?: "computer" | "phone";
  readonly colorScheme?: "light" | "dark";
}

export async function openFor(
  browser: Browser,
  address: string,
  {
    locale,
    // A list that is still growing moves away between press and release, and the click is lost.
    reducedMotion = "reduce",
    hasTouch = false,
    device = "computer",
    colorScheme = "light",
  }: ComputerOptions = {},
): Promise<Person> {
  const context = await browser.newContext({
    baseURL: address,
    acceptDownloads: true,
    reducedMotion,
    colorScheme,
    ...(device === "phone"
      ? { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }
      : { viewport: { width: 1440, height: 900 }, hasTouch }),
  });
  if (locale) {
    await context.addInitScript((key) => {
      // What has no origin, as a page that has not come anywhere yet, has no storage.
      if (origin === "null") return;
      if (localStorage.getItem("yy-locale") === null) localStorage.setItem("yy-locale", key);
    }, locale);
  }
  context.setDefaultTimeout(60_000);
  const page = await context.newPage();
  // File choosers are intercepted from now on: requested at the click itself, it can be too late on a busy machine.
  page.on("filechooser", () => undefined);
  const problems: string[] = [];
  // Refusals are reported with their address below; the console's own line says less.
  context.on("console", (message) => {
    const isProblem = message.type() === "error" || message.type() === "warning";
    if (isProblem && !message.text().startsWith("Failed to load resource")) problems.push(message.text());
  });
  context.on("weberror", (error) => {
    const { name, message } = error.error();
    problems.push(`${name}: ${message}`);
  });
  context.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText ?? "";
    // What is on its way when its page is left or loaded again by a journey is dropped by the browser.
    if (reason === "net::ERR_ABORTED") return;
    problems.push(`${request.method()} ${request.url()} ${reason}`);
  });
  context.on("response", (response) => {
    if (response.status() >= 400) {
      problems.push(
        `${response.status()} ${response.request().method()} ${new URL(response.url()).pathname}`,
      );
    }
  });
  return { context, page, takeProblems: () => problems.splice(0) };
}

/** The checks of accessibility, without what only their authors read: half of it to send and to compile. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

interface Violation {
  readonly id: string;
  readonly impact?: string | null;
  readonly nodes: readonly { readonly target: unknown; readonly failureSummary?: string }[];
}

/** Waits until nothing moves any more: a dialog that is still opening measures smaller than it will be. */
export const settle = (page: Page): Promise<void> =>
  page
    .waitForFunction(() =>
      document
        .getAnimations()
        .every(
          (one) => one.playState !== "running" || one.effect?.getComputedTiming().iterations === Infinity,
        ),
    )
    .then(() => undefined);

/**
 * Waits until nothing more has come over the network for half a second. The stream of news is always open, so the
 * browser itself never calls a signed-in page idle.
 */
export async function waitForQuiet(page: Page): Promise<void> {
  await page.waitForLoadState("load");
  let before = -1;
  for (;;) {
    const count = await page.evaluate(() => performance.getEntriesByType("resource").length);
    if (count === before) return;
    before = count;
    await page.waitForTimeout(500);
  }
}

/** Two frames are drawn: a movement begins a frame or two after what called for it. */
const drawnTwice = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise<void>((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn()))),
  );

/** A value that changes by itself for a while, such as the scroll position after a flick, once it is stable. */
export async function valueAtRest(page: Page, read: () => Promise<number>): Promise<number> {
  for (let before = Number.NaN, now = await read(); ; before = now, now = await read()) {
    if (before === now) return now;
    await drawnTwice(page);
  }
}

/**
 * What kind of page this is: its address without ids, how wide and in which colours, with the names of open dialogs,
 * panels, tabs and menus.
 */
const kindOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const address = location.pathname.replace(/\/\d+/g, "/:id").replace(/\/[0-9a-zA-Z_-]{16,}/g, "/:key");
    const places =
      "[role=dialog], [role=complementary], aside, [role=menu], [role=tab][aria-selected=true], form, table, [role=alert]";
    const names = [...document.querySelectorAll<HTMLElement>(places)]
      .filter((one) => one.checkVisibility())
      .map((one) => {
        const label = document.getElementById(one.getAttribute("aria-labelledby") ?? "")?.textContent;
        const own = one.getAttribute("role") === "tab" ? one.textContent : null;
        return `${one.getAttribute("role") ?? one.tagName} ${one.getAttribute("aria-label") ?? label ?? own ?? ""}`;
      });
    const isDark = matchMedia("(prefers-color-scheme: dark)").matches;
    return [address, innerWidth, isDark, document.documentElement.lang, ...new Set(names)].join("\n");
  });

/** Whether no journey of this run has looked at this kind of page yet; from now on one has. */
async function isFirstOfKind(page: Page): Promise<boolean> {
  const name = createHash("sha256")
    .update(await kindOf(page))
    .digest("hex");
  try {
    await mkdir(join(inject("scannedPages"), name));
    return true;
  } catch {
    return false;
  }
}

/**
 * Serious and critical violations of WCAG 2.2 A and AA on the current page, one line each. `npm test` checks each
 * kind of page once; `npm run test:full` checks each time.
 */
export async function findBarriers(page: Page): Promise<string[]> {
  await drawnTwice(page);
  await settle(page);
  if (!isFull && !(await isFirstOfKind(page))) return [];
  // By the debugger's way in, which the page's content policy does not bar.
  if (!(await page.evaluate(`typeof axe === "object"`))) await page.evaluate(axeSource);
  const violations = (await page.evaluate(`axe.run(document, {
    runOnly: { type: "tag", values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"] },
    resultTypes: ["violations"],
  }).then((result) => result.violations)`)) as Violation[];
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} ${JSON.stringify(target)} ${failureSummary}`),
    );
}

const pictures = resolve(import.meta.dirname, "../../../.cache/journeys");

/** Stores how a page looks and reads under `.cache/journeys`, for who fixes the journey that failed there. */
export async function savePictureOfFailure(page: Page, name: string): Promise<void> {
  await mkdir(pictures, { recursive: true });
  const file = resolve(pictures, name.replace(/[^a-z0-9]+/gi, "-"));
  await page.screenshot({ path: `${file}.png` });
  await writeFile(`${file}.yml`, await page.locator("body").ariaSnapshot());
}

/** The same of a step that passed. Only `npm run test:full` stores it: a picture takes as long as a step. */
export async function savePicture(page: Page, name: string): Promise<void> {
  if (isFull) await savePictureOfFailure(page, name);
}
