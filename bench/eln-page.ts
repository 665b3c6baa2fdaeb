import { elnApi, type PageNode } from "@benchleaf/contract";
import { type BarePage, openBarePage } from "./bare-page.ts";
import { say, withDemoPage } from "./demo-page.ts";
import { longestTask } from "./longest-task.ts";
import { type Measurement, median } from "./results.ts";
import { demoOwner, type Owner } from "./sign-in.ts";
import { sized } from "./smoke-mode.ts";

const BLOCKS = sized(200, 20);
const OPENINGS = sized(9, 1);
const KEYS = sized(60, 3);
/** Twelve keys a second, faster than hands. */
const BETWEEN_KEYS_MS = 80;
const MOST_OPEN_MS = 1_000;
const MOST_KEY_MS = 16;

const text = (words: string): PageNode => ({ type: "text", text: words });
const line =
  "Digested 2 µg of the vector with EcoRI-HF and XhoI in rCutSmart for 1 h at 37 °C, then 20 min at 80 °C.";

/** Ten kinds of blocks, as pages of a notebook have them. */
const blockOf = (index: number): PageNode => {
  const attrs = { id: `b${index}` };
  const cell = (words: string): PageNode => ({
    type: "tableCell",
    content: [{ type: "paragraph", content: [text(words)] }],
  });
  const kinds: readonly (() => PageNode)[] = [
    () => ({ type: "paragraph", attrs: { ...attrs, kind: "h2" }, content: [text(`Part ${index}`)] }),
    () => ({ type: "paragraph", attrs, content: [text(line)] }),
    () => ({
      type: "paragraph",
      attrs,
      content: [text("Ligation, "), { ...text("overnight"), marks: [{ type: "bold" }] }, text(` ${line}`)],
    }),
    () => ({ type: "paragraph", attrs: { ...attrs, list: "bullet" }, content: [text(line.slice(0, 40))] }),
    () => ({ type: "paragraph", attrs: { ...attrs, list: "task" }, content: [text(line.slice(0, 30))] }),
    () => ({ type: "step", attrs: { ...attrs, minutes: 60 }, content: [text(line.slice(0, 50))] }),
    () => ({ type: "paragraph", attrs: { ...attrs, kind: "note" }, content: [text(line)] }),
    () => ({
      type: "table",
      attrs,
      content: [1, 2, 3].map((row) => ({
        type: "tableRow",
        content: [cell(`lane ${row}`), cell("50 ng"), cell("3.2 kb")],
      })),
    }),
    () => ({
      type: "paragraph",
      attrs,
      content: [text("On "), { type: "date", attrs: { date: "2026-11-02" } }, text(`: ${line}`)],
    }),
    () => ({
      type: "paragraph",
      attrs,
      content: [text("c = "), { type: "formula", attrs: { formula: "\\frac{m}{V}" } }, text(` ${line}`)],
    }),
  ];
  return kinds[index % kinds.length]!();
};

const createPage = async (address: string, owner: Owner): Promise<string> => {
  const content = { type: "doc", content: Array.from({ length: BLOCKS }, (_, index) => blockOf(index)) };
  const { projectId, headers } = owner;
  const body = { projectId, name: "Two hundred blocks", content: JSON.stringify(content) };
  const answer = await fetch(`${address}/app${elnApi.create.path}`, {
    method: elnApi.create.method,
    headers: { ...headers, "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`creating the page answered ${answer.status}: ${await answer.text()}`);
  return ((await answer.json()) as { data: { file: { id: string } } }).data.file.id;
};

const signInHere = async (page: BarePage, address: string): Promise<void> => {
  await page.goTo(`${address}/login`);
  await page.until("sign-in page", () => document.querySelector("input[type=password]"));
  await page.ask(async (credentials) => {
    localStorage.setItem("yy-locale", "en-US");
    const headers = { "content-type": "application/json" };
    await fetch("/app/passwordLogin", { method: "POST", headers, body: JSON.stringify(credentials) });
  }, demoOwner);
};

const PAGE = `[role=textbox][aria-label="${say("documents.pageText")}"]`;
type BlockCount = readonly [place: string, blocks: number];
const SHOWN: BlockCount = [PAGE, BLOCKS];
const isShown = (page: BarePage): Promise<void> =>
  page.until(
    "all blocks",
    ([place, blocks]) => (document.querySelector(place)?.children.length ?? 0) >= blocks,
    SHOWN,
  );

/** Of the document's start, until the last block is painted; the files are in the browser's cache. */
const openAnew = async (page: BarePage, address: string): Promise<number> => {
  await page.goTo(address);
  return page.ask(
    ([place, blocks]) =>
      new Promise<number>((settle) => {
        const look = () => {
          if ((document.querySelector(place)?.children.length ?? 0) < blocks) requestAnimationFrame(look);
          else requestAnimationFrame(() => settle(performance.now()));
        };
        look();
      }),
    SHOWN,
  );
};

/** Of the click in the list, until the last block is painted. */
const openFromList = async (page: BarePage, address: string, path: string): Promise<number> => {
  await page.goTo(`${address}/eln`);
  await page.until("the page in the list", (link) => document.querySelector(`a[href="${link}"]`), path);
  return page.ask(
    ([place, blocks, link]) =>
      new Promise<number>((settle) => {
        const started = performance.now();
        const look = () => {
          if ((document.querySelector(place)?.children.length ?? 0) < blocks) requestAnimationFrame(look);
          else requestAnimationFrame(() => settle(performance.now() - started));
        };
        document.querySelector<HTMLElement>(`a[href="${link}"]`)?.click();
        look();
      }),
    [...SHOWN, path] as const,
  );
};

/** Each key: handled by the editor and laid out, without the wait for the next frame. */
const typeKeys = async (page: BarePage): Promise<readonly number[]> => {
  await page.ask((place) => {
    const times: number[] = [];
    Object.assign(window, { keyTimes: times });
    const editor = document.querySelector<HTMLElement>(place);
    const block = editor?.children[Math.floor(editor.children.length / 2) + 1];
    editor?.focus();
    block?.scrollIntoView();
    const caret = document.createRange();
    caret.selectNodeContents(block ?? document.body);
    caret.collapse(false);
    getSelection()?.removeAllRanges();
    getSelection()?.addRange(caret);
    let started = 0;
    addEventListener(
      "keydown",
      () => {
        started = performance.now();
      },
      { capture: true },
    );
    editor?.addEventListener("input", () =>
      // The editor reads the change of the DOM in a microtask.
      queueMicrotask(() =>
        queueMicrotask(() => {
          void document.body.offsetHeight;
          times.push(performance.now() - started);
        }),
      ),
    );
  }, PAGE);
  for (let count = 0; count < KEYS; count += 1) {
    await page.press("abcdefghij"[count % 10]!);
    await new Promise((wake) => setTimeout(wake, BETWEEN_KEYS_MS));
  }
  return page.ask(() => (window as unknown as { keyTimes: number[] }).keyTimes);
};

const percentile = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))]!;

const rowOf = (work: string, ms: number, most: number): Measurement => ({
  ...{ work, size: `${BLOCKS} blocks`, median_ms: ms, peer: null, peer_median_ms: null, ratio: null },
  ...{ goal: `below ${most} ms`, met: ms < most },
});

/** A notebook page of 200 blocks: how long it takes to open, and how long a key takes. */
export const measure = (): Promise<Measurement[]> =>
  withDemoPage(async ({ product, owner, browser }) => {
    const { address } = product;
    const path = `/eln/${await createPage(address, owner)}`;
    const page = await openBarePage(browser, { width: 1440, height: 900 });
    await signInHere(page, address);
    // Files come into the browser's cache, as for everyone who opens their second page.
    await page.goTo(`${address}${path}`);
    await isShown(page);
    const [anew, fromList]: [number[], number[]] = [[], []];
    for (let count = 0; count < OPENINGS; count += 1) {
      anew.push(await openAnew(page, `${address}${path}`));
      fromList.push(await openFromList(page, address, path));
    }
    await isShown(page);
    const tracer = await browser.newBrowserCDPSession();
    /** Does not include other work on the machine, nor what the page waits for. */
    const work: number[] = [];
    for (let count = 0; count < Math.ceil(OPENINGS / 2); count += 1) {
      await page.goTo("about:blank");
      work.push((await longestTask(tracer, () => openAnew(page, `${address}${path}`))).totalCpuMs);
    }
    let keys: readonly number[] = [];
    const longest = await longestTask(tracer, async () => {
      keys = await typeKeys(page);
    });
    console.error(`longest task while typing: ${longest.cpuMs.toFixed(1)} ms of processor time`);
    return [
      rowOf("a page opened in a new tab", median(anew), MOST_OPEN_MS),
      rowOf("a page opened in a new tab, processor time of its main thread", median(work), MOST_OPEN_MS),
      rowOf("a page opened from the list", median(fromList), MOST_OPEN_MS),
      rowOf("a key, median", median(keys), MOST_KEY_MS),
      rowOf("a key, 95th percentile", percentile(keys, 0.95), MOST_KEY_MS),
    ];
  });
