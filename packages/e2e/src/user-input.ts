import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, CDPSession, Locator, Page } from "playwright-core";

// How journeys type, paste, compose and drop: by the events that a keyboard and a mouse make, nothing set by script.

/** Past this a person pastes. */
const TYPED_LETTERS = 120;

const sessions = new WeakMap<Page, Promise<CDPSession>>();

/** The browser's own way in, for what no key of a keyboard alone makes. */
function browserOf(page: Page): Promise<CDPSession> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  return session;
}

/** A key while an input method takes them: the page learns of it by the code 229 alone. */
export async function pressWhileComposing(
  page: Page,
  key: string,
  { ctrl = false }: { ctrl?: boolean } = {},
): Promise<void> {
  const session = await browserOf(page);
  const code = key.length === 1 ? `Key${key.toUpperCase()}` : key;
  const held = { key, code, windowsVirtualKeyCode: 229, modifiers: ctrl ? 2 : 0 };
  await session.send("Input.dispatchKeyEvent", { type: "rawKeyDown", ...held });
  await session.send("Input.dispatchKeyEvent", { type: "keyUp", ...held });
}

/** Writes Chinese as by pinyin: characters first, which are in the field underlined, and the words at Enter. */
export async function compose(page: Page, text: string): Promise<void> {
  const session = await browserOf(page);
  const spelled = "pinyin".slice(0, Math.min(text.length + 1, 6));
  for (let end = 1; end <= spelled.length; end++) {
    await pressWhileComposing(page, spelled[end - 1] as string);
    const place = { selectionStart: end, selectionEnd: end };
    await session.send("Input.imeSetComposition", { text: spelled.slice(0, end), ...place });
  }
  await pressWhileComposing(page, "Enter");
  await session.send("Input.insertText", { text });
}

const copying = new WeakMap<Browser, Page>();

/** A page of another program to copy in. It is used again: each one more costs a process of the browser. */
async function pageToCopyIn(browser: Browser): Promise<Page> {
  const open = copying.get(browser);
  if (open && !open.isClosed()) return open;
  const page = await (await browser.newContext()).newPage();
  copying.set(browser, page);
  return page;
}

/** Copies in another program and pastes at the caret. A text may have several formats. */
export async function paste(page: Page, given: string | Readonly<Record<string, string>>): Promise<void> {
  const browser = page.context().browser();
  if (!browser) throw new Error("this page has no browser to copy in");
  const other = await pageToCopyIn(browser);
  // Without what was copied before, listeners included.
  await other.setContent("<button autofocus>copy</button>");
  await other.evaluate(
    (forms) => {
      document.addEventListener("copy", (event) => {
        for (const [type, text] of Object.entries(forms)) event.clipboardData?.setData(type, text);
        event.preventDefault();
        document.title = "copied";
      });
    },
    typeof given === "string" ? { "text/plain": given } : given,
  );
  await other.keyboard.press("Control+C");
  await other.waitForFunction(() => document.title === "copied");
  await page.keyboard.press("Control+V");
}

/** Types at the caret: Chinese with an input method, a long text by pasting, everything else with its keys. */
export async function typeText(page: Page, text: string): Promise<void> {
  if (text.length > TYPED_LETTERS || text.includes("\n")) return paste(page, text);
  for (const part of text.match(/\p{Script=Han}+|\P{Script=Han}+/gu) ?? [])
    await (/\p{Script=Han}/u.test(part) ? compose(page, part) : page.keyboard.type(part));
}

/** Clicks into a field and writes over what is there. */
export async function typeInto(field: Locator, text: string): Promise<void> {
  const page = field.page();
  const focused = field.and(page.locator(":focus"));
  if ((await focused.count()) === 0) await field.click();
  await focused.waitFor();
  await page.keyboard.press("Control+A");
  if (text === "") await page.keyboard.press("Delete");
  else await typeText(page, text);
}

export interface InputFile {
  readonly name: string;
  readonly text: string;
}

/** Drags files from the desktop and lets go of them over an element. */
export async function dropFiles(page: Page, target: Locator, files: readonly InputFile[]): Promise<void> {
  const desktop = await mkdtemp(join(tmpdir(), "benchleaf-desktop-"));
  try {
    for (const { name, text } of files) await writeFile(join(desktop, name), text);
    await target.scrollIntoViewIfNeeded();
    const box = await target.boundingBox();
    if (!box) throw new Error("nothing to drop on");
    const place = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const data = { items: [], files: files.map(({ name }) => join(desktop, name)), dragOperationsMask: 1 };
    const session = await browserOf(page);
    for (const type of ["dragEnter", "dragOver", "drop"] as const)
      await session.send("Input.dispatchDragEvent", { type, ...place, data });
  } finally {
    // The page reads them in its own time.
    page.once("close", () => void rm(desktop, { recursive: true, force: true }));
  }
}

/** Two fingers on an element that move apart to a multiple of their distance, or together. */
export async function pinch(target: Locator, times: number): Promise<void> {
  const page = target.page();
  const box = await target.boundingBox();
  if (!box) throw new Error("nothing to pinch");
  const session = await browserOf(page);
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const fingers = (distance: number) => [
    { x: middle.x - distance / 2, y: middle.y, id: 0 },
    { x: middle.x + distance / 2, y: middle.y, id: 1 },
  ];
  const [from, steps] = [60, 8];
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: fingers(from) });
  for (let step = 1; step <= steps; step++) {
    const touchPoints = fingers(from * (1 + ((times - 1) * step) / steps));
    await session.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints });
  }
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}
