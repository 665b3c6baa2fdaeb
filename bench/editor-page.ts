import { existsSync } from "node:fs";
import { readSequences } from "@benchleaf/bio";
import { type SequenceContent, sequencesApi } from "@benchleaf/contract";
import { toContent } from "../packages/web/src/shared/sequences/sequence-record.ts";
import { type BarePage, openBarePage } from "./bare-page.ts";
import { bigGenBank } from "./big-genbank.ts";
import { say, withDemoPage } from "./demo-page.ts";
import { genomeFile } from "./editor.ts";
import { type Longest, longestTask } from "./longest-task.ts";
import type { Measurement } from "./results.ts";
import { demoOwner, type Owner } from "./sign-in.ts";
import { isSmoke, sized } from "./smoke-mode.ts";

const FEATURES = sized(5000, 100);
const MOST_MS = 50;
const PASTED = sized(10_000_000, 10_000);
const ORIGIN = sized("1000001", "10001");
const TYPED = "ACGTACGTAC";
const REST_MS = sized(2500, 300);
/** Twelve keys a second, faster than hands. */
const BETWEEN_KEYS_MS = 80;

interface Saved {
  readonly id: string;
  readonly version: number;
  readonly content: SequenceContent;
}

async function send(
  address: string,
  owner: Owner,
  method: string,
  path: string,
  body?: object,
): Promise<Saved> {
  const headers = { ...owner.headers, "content-type": "application/json" };
  const answer = await fetch(`${address}/app${path}`, {
    method,
    headers,
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
  const { data } = (await answer.json()) as { data: Omit<Saved, "id"> & { file: { id: string } } };
  return { ...data, id: data.file.id };
}

/** The page's own session, in English. */
async function signInHere(page: BarePage, address: string): Promise<void> {
  await page.goTo(`${address}/login`);
  await present(page, "input[type=password]");
  await page.ask(async (credentials) => {
    localStorage.setItem("yy-locale", "en-US");
    const headers = { "content-type": "application/json" };
    await fetch("/app/passwordLogin", { method: "POST", headers, body: JSON.stringify(credentials) });
  }, demoOwner);
}

/** A genome with genes, as annotation pipelines write them. */
function genome(): SequenceContent {
  if (!existsSync(genomeFile)) throw new Error(`no genome at ${genomeFile}`);
  const read = readSequences(bigGenBank(genomeFile, FEATURES, sized(Number.POSITIVE_INFINITY, 60_000)));
  const record = read.ok ? read.records[0] : undefined;
  if (!record) throw new Error("the genome could not be read");
  return toContent(record);
}

/** Where residues are typed. */
const ROWS = "[role=textbox][aria-multiline=true]";
const named = (word: Parameters<typeof say>[0]) => `[aria-label="${say(word)}"]`;

const present = (page: BarePage, selector: string): Promise<void> =>
  page.until(selector, (wanted) => document.querySelector(wanted), selector);

const says = (page: BarePage, selector: string, text: string): Promise<void> =>
  page.until(
    text,
    ([place, wanted]) =>
      [...document.querySelectorAll(place)].some(({ textContent }) => textContent.includes(wanted)),
    [selector, text] as const,
  );

const focus = (page: BarePage, selector: string): Promise<void> =>
  page.ask((wanted) => {
    const field = document.querySelector<HTMLElement>(wanted);
    field?.focus();
    if (field instanceof HTMLInputElement) field.select();
  }, selector);

const click = (page: BarePage, selector: string): Promise<void> =>
  page.ask((wanted) => document.querySelector<HTMLElement>(wanted)?.click(), selector);

const lettersInSight = (page: BarePage): Promise<string | undefined> =>
  page.ask((rows) => document.querySelector(rows)?.textContent, ROWS);

/** Until the visible residues have changed. */
async function changes(page: BarePage, work: () => Promise<unknown>): Promise<void> {
  const before = await lettersInSight(page);
  await work();
  await page.until("other letters", ([rows, known]) => document.querySelector(rows)?.textContent !== known, [
    ROWS,
    before,
  ] as const);
}

/** The workers' results are drawn a little later. */
const rest = (): Promise<void> => new Promise((wake) => setTimeout(wake, REST_MS));

type Step = readonly [name: string, work: () => Promise<unknown>];

interface Bench {
  readonly page: BarePage;
  readonly address: string;
  readonly owner: Owner;
  readonly file: Saved;
  readonly content: SequenceContent;
}

/** What a person does with a chromosome, one thing after the other on one page. */
function stepsOf({ page, address, owner, file, content }: Bench): readonly Step[] {
  const size = content.sequence.length;
  const press = async (...keys: string[]) => {
    await focus(page, ROWS);
    await page.press(...keys);
  };
  /** What is done to all residues, once all are selected. */
  const changesAll = async (key: string) => {
    await press("Control+a");
    await rest();
    await changes(page, () => press(key));
  };
  const statusSays = (text: string) => says(page, named("sequences.statusLine"), text);
  const firstRow = () => present(page, '[data-row="0"]');
  const replaceAll = async () => {
    await press("Control+h");
    const bar = `search${named("sequences.find")}`;
    await present(page, bar);
    for (const [field, letters] of [
      ["sequences.findQuery", "GAATTC"],
      ["sequences.findReplaceBy", "GAATTT"],
    ] as const) {
      await focus(page, `${bar} ${named(field)}`);
      await page.insert(letters);
    }
    await page.until(
      "places to replace",
      ([place, word]) => {
        const all = [...document.querySelectorAll<HTMLButtonElement>(`${place} button`)].find(
          ({ textContent }) => textContent.trim() === word,
        );
        all?.click();
        return all?.disabled === false;
      },
      [bar, say("sequences.findReplaceAll")] as const,
    );
    const [replaced = ""] = say("sequences.findReplaced", { count: "" }).split(" ");
    await says(page, `[role=status]${named("notifications.toastLabel")}`, `${replaced} `);
    await click(page, `${bar} ${named("sequences.findClose")}`);
  };
  const paste = async () => {
    await press("Control+Home");
    await page.ask(
      ([rows, letters]) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData("text/plain", "ACGTTGCAAC".repeat(letters / 10));
        const pasted = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true });
        document.querySelector(rows)?.dispatchEvent(pasted);
      },
      [ROWS, PASTED] as const,
    );
    await statusSays(`${new Intl.NumberFormat("en-US").format(size + TYPED.length + PASTED)} bp`);
  };
  const saveOverOther = async () => {
    const path = sequencesApi.save.path.replace(":sequenceId", file.id);
    // The page has been saved in passing meanwhile.
    const newest = await send(address, owner, "GET", path);
    const theirs = { ...newest.content, description: "changed by somebody else" };
    await send(address, owner, "PUT", path, { baseVersion: newest.version, message: "", content: theirs });
    await press("Control+End", "A", "Control+s");
    const [merged = ""] = say("sequences.mergedVersion", { version: "" }).split(/\d|$/);
    await says(page, "body", merged.trim());
  };
  return [
    ["the page opened", () => page.goTo(`${address}/sequence/${file.id}`).then(firstRow)],
    [
      "ten letters typed",
      async () => {
        await press("Control+Home");
        for (const letter of TYPED) {
          await changes(page, () => press(letter));
          await new Promise((wake) => setTimeout(wake, BETWEEN_KEYS_MS));
        }
      },
    ],
    [
      "another origin",
      async () => {
        await press("Control+g");
        const place = "[role=dialog] [role=spinbutton]";
        await present(page, place);
        await focus(page, place);
        await page.insert(ORIGIN);
        await page.press("Enter");
        await rest();
        await changes(page, () => press("Alt+o"));
        await firstRow();
      },
    ],
    ["undone", () => changes(page, () => press("Control+z"))],
    ["made linear", () => press("Alt+l").then(() => statusSays(say("sequences.kindLinear")))],
    ["made circular", () => press("Alt+l").then(() => statusSays(say("sequences.kindCircular")))],
    ["all in upper case", () => changesAll("Alt+u")],
    ["all in lower case", () => changesAll("Alt+Shift+u")],
    ["all turned round", () => changesAll("Control+e")],
    ["undone again", () => changes(page, () => press("Control+z"))],
    ["all places of a search replaced", replaceAll],
    ["10 MB pasted", paste],
    ["the paste undone", () => changes(page, () => press("Control+z"))],
    ["the digest opened", () => press("Alt+b")],
    ["saved over somebody's version", saveOverOther],
  ];
}

const toldOf = ({ wallMs, cpuMs }: Longest) =>
  `${wallMs.toFixed(0)} ms on the clock, ${cpuMs.toFixed(0)} ms of processor time`;

/** The product's own page with a chromosome of 5,000 features: nothing may hold up a key. */
export const measure = (): Promise<Measurement[]> =>
  withDemoPage(async ({ product, owner, browser }) => {
    const { address } = product;
    const content = genome();
    const file = await send(address, owner, "POST", sequencesApi.create.path, {
      projectId: owner.projectId,
      folderId: null,
      content,
    });
    const page = await openBarePage(browser, { width: 1440, height: 900 });
    await signInHere(page, address);
    const tracer = await browser.newBrowserCDPSession();
    const rows: Measurement[] = [];
    for (const [name, work] of stepsOf({ page, address, owner, file, content })) {
      const found = await longestTask(tracer, async () => {
        await work();
        await rest();
      }).catch((error: unknown) => {
        if (isSmoke) throw error;
        console.error(`${name}: ${error}`);
        return null;
      });
      if (found) console.error(`${name}: ${toldOf(found)}`);
      rows.push({
        work: `longest task: ${name}`,
        size: "4.9 Mb",
        median_ms: found?.cpuMs ?? null,
        peer: null,
        peer_median_ms: null,
        ratio: null,
        goal: `below ${MOST_MS} ms`,
        met: found !== null && found.cpuMs < MOST_MS,
      });
    }
    return rows;
  });
