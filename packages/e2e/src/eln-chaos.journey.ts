import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openFor, type Person, savePicture } from "./browser.ts";
import { type CuttableLine, openLine } from "./cuttable-line.ts";
import { openLab, savePagesOfFailure } from "./lab.ts";
import { translateIn } from "./phrases.ts";
import { buttonOf, demo, send, signIn } from "./steps.ts";
import { typeInto } from "./user-input.ts";

const say = translateIn("en-US");
const base = "/application/molecular-biology/elns";

/** Another seed is another order of the same faults, with other edits. */
const SEED = Number(process.env.CHAOS_SEED ?? 35);
/** Everyone types letters of their own, so that every letter of the page has an author. */
const LETTERS = ["abcd", "efgh", "ijkl", "mnop", "qrst"] as const;
const EDITS = 4;
/** By then a busy browser has drawn the state of what was typed. */
const DRAWN_MS = 700;

const randomOf = (seed: number) => {
  let state = seed;
  return (below: number): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
};
const random = randomOf(SEED);
const pick = <T>(some: readonly T[], by = random): T => some[by(some.length)]!;

type Counts = ReadonlyMap<string, number>;
/** How often each letter of the five is in a text. */
const countLetters = (text: string): Counts => {
  const counts = new Map<string, number>();
  for (const letter of text)
    if (letter >= "a" && letter <= "t") counts.set(letter, (counts.get(letter) ?? 0) + 1);
  return counts;
};

interface Writer {
  readonly person: Person;
  readonly line: CuttableLine;
  readonly letters: string;
  /** Id of the block below which only this writer starts paragraphs. */
  readonly heading: string;
  readonly typed: Map<string, number>;
  /** Of this writer alone, so that the others' pace does not change what they do. */
  readonly random: (below: number) => number;
}

const lab = openLab();
const writers: Writer[] = [];
let pageId = "";
savePagesOfFailure(() => writers.map(({ person }) => person.page));

const textOf = (page: Page) => page.getByRole("textbox", { name: say("documents.pageText") });
const isKept = (page: Page): Promise<boolean> =>
  page
    .locator('[role="status"][data-state="kept"]')
    .count()
    .then((count) => count === 1);
const waitUntilKept = ({ person }: Writer): Promise<void> =>
  person.page.locator('[role="status"][data-state="kept"]').waitFor({ timeout: 90_000 });

const paragraphs = Array.from({ length: 6 }, (_, index) => ({
  id: `p${index}`,
  text: String(index + 1).repeat(3),
}));
/** By its id: others' carets and letters come into the middle of a block's text. */
const blockOf = (page: Page, id: string) => textOf(page).locator(`[data-id="${id}"]`).first();
const content = {
  type: "doc",
  content: [
    ...LETTERS.map((_, index) => ({
      type: "paragraph",
      attrs: { id: `h${index}`, kind: "h2" },
      content: [{ type: "text", text: `#${index}` }],
    })),
    ...paragraphs.map(({ id, text }) => ({
      type: "paragraph",
      attrs: { id },
      content: [{ type: "text", text }],
    })),
  ],
};

beforeAll(async () => {
  process.stderr.write(`CHAOS_SEED=${SEED} repeats this run\n`);
  for (const [index, letters] of LETTERS.entries()) {
    const line = await openLine(lab.product.address);
    const person = await openFor(lab.browser, line.address, { locale: "en-US" });
    await signIn(person.page, say, index % 2 === 0 ? demo.owner : demo.member);
    writers.push({
      person,
      line,
      letters,
      heading: `h${index}`,
      typed: new Map(),
      random: randomOf(SEED * 31 + index),
    });
  }
  const [first] = writers;
  const { records } = await send<{ records: { id: string; name: string }[] }>(
    first!.person.page,
    "GET",
    "/platform/resource/projects/list?limit=100",
  );
  const projectId = records.find(({ name }) => name === "Demo Project")!.id;
  const made = await send<{ file: { id: string } }>(first!.person.page, "POST", base, {
    projectId,
    name: "Five browsers",
    content: JSON.stringify(content),
  });
  pageId = made.file.id;
  for (const { person } of writers) {
    await person.page.goto(`/eln/${pageId}`);
    await textOf(person.page).getByText("#0").waitFor();
  }
});
afterAll(async () => {
  for (const { person, line } of writers) {
    await person.context.close();
    await line.cut();
  }
});

/** What a browser shows of the text, one line a block, without the carets of others. */
const visibleText = (page: Page): Promise<string> =>
  textOf(page).evaluate((root) =>
    [...root.children]
      .map((block) => {
        const copy = block.cloneNode(true) as HTMLElement;
        for (const caret of copy.querySelectorAll("[contenteditable=false], .ProseMirror-widget, button"))
          caret.remove();
        return copy.textContent ?? "";
      })
      .join("\n"),
  );

/** The server's text, past all lines. */
const storedText = async (): Promise<string> => {
  const { context } = writers[0]!.person;
  const answer = await context.request.get(`${lab.product.address}/app${base}/${pageId}/blocks`);
  const { data } = (await answer.json()) as { data: { content: string } };
  const texts: string[] = [];
  const collect = (node: { text?: string; content?: readonly object[] }): void => {
    if (node.text) texts.push(node.text);
    for (const child of node.content ?? []) collect(child as typeof node);
  };
  collect(JSON.parse(data.content));
  return texts.join("");
};

const type = async (writer: Writer, count: number): Promise<void> => {
  const word = Array.from({ length: count }, () => pick([...writer.letters], writer.random)).join("");
  await writer.person.page.keyboard.type(word, { delay: 15 });
  for (const letter of word) writer.typed.set(letter, (writer.typed.get(letter) ?? 0) + 1);
};

/** Each key of the others moves what is below it: the place is looked up at the moment of the click. */
const clickInto = async (block: Locator): Promise<void> => {
  await block.scrollIntoViewIfNeeded({ timeout: 60_000 });
  await block.click({ timeout: 60_000 });
};

/** One edit by keyboard, at a random place. */
const edit = async (writer: Writer): Promise<void> => {
  const { page } = writer.person;
  const { keyboard } = page;
  const kind = writer.random(5);
  if (kind < 3) {
    // Among what others write.
    await clickInto(blockOf(page, pick(paragraphs, writer.random).id));
    await keyboard.press(pick(["Home", "End"], writer.random));
    await type(writer, 3 + writer.random(6));
  } else {
    await clickInto(blockOf(page, writer.heading));
    await keyboard.press("End");
    if (kind === 3) {
      // A paragraph of their own.
      await keyboard.press("Enter");
      await type(writer, 3 + writer.random(6));
      if (writer.random(2) === 0)
        await keyboard.press(pick(["Control+Shift+8", "Control+Shift+7", "Control+Alt+3"], writer.random));
    } else {
      // A typing error, and its correction.
      await keyboard.type("!?", { delay: 15 });
      for (let count = 0; count < 2; count += 1) await keyboard.press("Backspace");
    }
  }
};
const write = async (writer: Writer, edits = EDITS): Promise<void> => {
  for (let count = 0; count < edits; count += 1) await edit(writer);
};
const everyone = (work: (writer: Writer) => Promise<void>): Promise<unknown> =>
  Promise.all(writers.map(work));

/** What the pages show as stored is stored. Read while no browser can send anything. */
const expectAcknowledged = async (acknowledged: readonly Counts[]): Promise<void> => {
  const stored = countLetters(await storedText());
  for (const counts of acknowledged)
    for (const [letter, count] of counts)
      expect(stored.get(letter) ?? 0, `acknowledged letters ${letter}`).toBeGreaterThanOrEqual(count);
};

const isServing = (): Promise<boolean> =>
  fetch(`${lab.product.address}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

const kill = async (): Promise<void> => {
  const writing = everyone((writer) => write(writer));
  await writers[0]!.person.page.waitForTimeout(500 + random(1_500));
  const noted = await Promise.all(
    writers.map(async ({ person, typed }) => {
      const before = new Map(typed);
      // What the page says now may be of the moment before the last key.
      await person.page.waitForTimeout(DRAWN_MS);
      return (await isKept(person.page)) ? before : new Map<string, number>();
    }),
  );
  await lab.product.kill();
  await Promise.all(writers.map(({ line }) => line.cut()));
  await writing;
  await lab.product.restart();
  await expectAcknowledged(noted);
  await Promise.all(writers.map(({ line }) => line.mend()));
};

const cutTwo = async (): Promise<void> => {
  const first = random(writers.length);
  const some = [writers[first]!, writers[(first + 1 + random(writers.length - 1)) % writers.length]!];
  const writing = everyone((writer) => write(writer));
  await writers[0]!.person.page.waitForTimeout(random(1_000));
  await Promise.all(some.map(({ line }) => line.cut()));
  await writing;
  await everyone((writer) => write(writer, 2));
  await Promise.all(some.map(({ line }) => line.mend()));
};

const endSession = async (): Promise<void> => {
  const writer = pick(writers);
  const { page } = writer.person;
  const others = Promise.all(writers.filter((one) => one !== writer).map((one) => write(one)));
  await write(writer, 2);
  await send(page, "POST", "/logout", {});
  const dialog = page.getByRole("dialog", { name: say("accounts.expiredTitle") });
  await typeInto(dialog.getByLabel(say("accounts.password"), { exact: true }), demo.password);
  await buttonOf(dialog, say("accounts.continue")).click();
  await dialog.waitFor({ state: "hidden" });
  await write(writer, 2);
  await others;
};

/** The tab of one is opened again while the server is away, and written in. */
const startOffline = async (): Promise<void> => {
  const writer = pick(writers);
  const { page } = writer.person;
  await everyone(waitUntilKept);
  await writer.line.cut();
  const others = Promise.all(writers.filter((one) => one !== writer).map((one) => write(one, 2)));
  await write(writer, 2);
  await page.waitForTimeout(500);
  await page.reload();
  await blockOf(page, writer.heading).waitFor();
  await write(writer, 2);
  await others;
  await writer.line.mend();
};

const calm = async (): Promise<void> => {
  await everyone((writer) => write(writer));
};

/** Everything is stored, and equal in all browsers and on the server; every letter is there once. */
const expectEqual = async (): Promise<void> => {
  await everyone(waitUntilKept);
  await expect
    .poll(async () => new Set(await Promise.all(writers.map(({ person }) => visibleText(person.page)))).size)
    .toBe(1);
  const shown = await visibleText(writers[0]!.person.page);
  const typed = new Map(writers.flatMap((writer) => [...writer.typed]));
  expect(Object.fromEntries(countLetters(shown))).toEqual(Object.fromEntries(typed));
  expect(Object.fromEntries(countLetters(await storedText()))).toEqual(Object.fromEntries(typed));
  for (const [index] of LETTERS.entries()) expect(shown).toContain(`#${index}\n`);
  expect(shown).not.toMatch(/[!?]/);
};

/** Fisher and Yates. */
const shuffled = <T>(some: readonly T[]): T[] => {
  const all = [...some];
  for (let at = all.length - 1; at > 0; at -= 1) {
    const other = random(at + 1);
    [all[at], all[other]] = [all[other]!, all[at]!];
  }
  return all;
};

const ROUNDS = shuffled([
  ["all write", calm],
  ["two are cut off", cutTwo],
  ["two others are cut off", cutTwo],
  ["a session ends", endSession],
  ["another session ends", endSession],
  ["the server is killed", kill],
  ["the server is killed again", kill],
  ["a tab starts without a connection", startOffline],
] as const);

/** What a round that failed left cut or dead, so that the next ones say something of their own. */
const repair = async (): Promise<void> => {
  if (!(await isServing())) await lab.product.restart();
  await Promise.all(writers.map(({ line }) => line.mend()));
};

it.each(ROUNDS)("%s: equal text in five browsers, and nothing acknowledged is lost", async (name, round) => {
  await round().finally(repair);
  await expectEqual();
  const [{ person }] = writers as [Writer];
  await savePicture(person.page, `five browsers ${name}`);
});

it("has the same text when it is opened anew", async () => {
  const before = await visibleText(writers[0]!.person.page);
  for (const { person } of writers) {
    await person.page.reload();
    await textOf(person.page).getByText("#0").first().waitFor();
  }
  await expectEqual();
  expect(await visibleText(writers[0]!.person.page)).toBe(before);
  // Away was the server, and nothing else went wrong.
  const isExpected = (problem: string) =>
    / net::ERR_/.test(problem) || /^4\d\d /.test(problem) || /WebSocket connection to/.test(problem);
  expect(
    writers.flatMap(({ person }) => person.takeProblems()).filter((problem) => !isExpected(problem)),
  ).toEqual([]);
});
