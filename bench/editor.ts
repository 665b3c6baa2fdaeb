import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { extname, join, resolve } from "node:path";
import { gunzipSync } from "node:zlib";
import { type Browser, chromium, type Page } from "playwright-core";
import { build } from "vite";
import type { EditorBench } from "./editor/page.tsx";
import { type Measurement, median } from "./results.ts";
import { sized } from "./smoke-mode.ts";

/** Actions of the editor's page; see `editor/page.tsx`. */
declare const bench: EditorBench;

const given = process.env.BENCHLEAF_TEST_DATA ?? resolve(import.meta.dirname, "../../shared/data");
export const genomeFile = join(given, "sequences/genome/NC_008253_ecoli536.fna.gz");
const sizes = [
  { size: 5_000, name: "5 kb", paintMs: 100, typeMs: 16 },
  { size: 50_000, name: "50 kb", paintMs: 150, typeMs: 16 },
  { size: 500_000, name: "500 kb", paintMs: 250, typeMs: 20 },
  { size: 4_900_000, name: "4.9 Mb", paintMs: 500, typeMs: 33 },
] as const;
const FRAME_MS = 16.7;
/** What a single key may take at worst. */
const WORST_MS = 100;
const PAINTS = sized(5, 1);
const TYPED = sized(40, 3);
/** Twelve keys a second, faster than hands: the map is drawn between them. */
const BETWEEN_KEYS_MS = 80;
const SCROLLED = sized(120, 10);
const ZOOMED = sized(40, 4);

/** A genome where there is one, else residues made up by a fixed rule. */
function letters(): string {
  if (existsSync(genomeFile))
    return gunzipSync(readFileSync(genomeFile))
      .toString("latin1")
      .replace(/^>.*\n/, "")
      .replaceAll("\n", "");
  console.error(`no genome at ${genomeFile}: letters are made up`);
  let state = 1;
  const next = () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return "ACGT"[state >>> 30];
  };
  return Array.from({ length: 4_900_000 }, next).join("");
}

async function buildPage(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "benchleaf-editor-"));
  await build({
    root: join(import.meta.dirname, "editor"),
    configFile: false,
    logLevel: "error",
    worker: { format: "es" },
    build: { outDir: folder, emptyOutDir: true, target: "es2022", assetsInlineLimit: 0 },
  });
  return folder;
}

const types: Readonly<Record<string, string>> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
};

/** The page and its residues. Isolated, so that the browser reports the memory of page and workers together. */
async function serve(folder: string, genome: string): Promise<{ address: string; stop(): void }> {
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? "/", "http://localhost").pathname;
    response.setHeader("cross-origin-opener-policy", "same-origin");
    response.setHeader("cross-origin-embedder-policy", "require-corp");
    const wanted = /^\/letters\/(\d+)$/.exec(path);
    if (wanted) return response.end(genome.slice(0, Number(wanted[1])));
    const file = join(folder, path === "/" ? "index.html" : path);
    response.setHeader("content-type", types[extname(file)] ?? "application/octet-stream");
    response.end(existsSync(file) ? readFileSync(file) : "");
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}/`, stop: () => server.close() };
}

const flags = [
  "--no-sandbox",
  "--disable-gpu",
  "--enable-precise-memory-info",
  "--js-flags=--expose-gc",
  // Times are those of the work itself, without the wait for the next refresh of a screen.
  "--disable-frame-rate-limit",
  "--disable-gpu-vsync",
];

async function open(browser: Browser, address: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  page.on("pageerror", (error) => {
    throw error;
  });
  await page.goto(address);
  await page.waitForFunction("globalThis.bench");
  return page;
}

const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((one, other) => one - other)[Math.floor((values.length - 1) * share)] ?? Number.NaN;

interface EditorMeasurements {
  readonly paint: number;
  readonly type: number;
  readonly typeCrowded: number;
  readonly typeFrames: number;
  readonly typeFramesWorst: number;
  readonly scroll: number;
  readonly zoom: number;
  readonly longestTask: number;
  readonly memoryMb: number;
}

/**
 * Processor milliseconds of the main thread for script, style and layout of each step: what delays a frame,
 * independent of other load on the machine.
 */
async function workOf(
  page: Page,
  steps: number,
  step: (index: number) => Promise<unknown>,
): Promise<number[]> {
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  const spent = async (): Promise<number> => {
    const { metrics } = await session.send("Performance.getMetrics");
    const of = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? 0;
    return 1000 * (of("ScriptDuration") + of("RecalcStyleDuration") + of("LayoutDuration"));
  };
  const found: number[] = [];
  let before = await spent();
  for (let index = 0; index < steps; index += 1) {
    await step(index);
    const after = await spent();
    found.push(after - before);
    before = after;
  }
  await session.detach();
  return found;
}

interface Typed {
  readonly median: number;
  readonly worst: number;
  readonly longestTask: number;
}

async function typeInTheMiddle(page: Page): Promise<Typed> {
  await page.evaluate(() => bench.settled());
  await page.evaluate(() => bench.goToMiddle());
  const before = await page.evaluate(() => bench.letters());
  await page.evaluate(() => bench.takeLongestTask());
  const typed: number[] = [];
  for (let key = 0; key < TYPED; key += 1) {
    await page.waitForTimeout(BETWEEN_KEYS_MS);
    typed.push(await page.evaluate((letter) => bench.type(letter), "ACGT"[key % 4] ?? "A"));
  }
  // The worker's result arrives within this time too.
  await page.evaluate(() => bench.settled());
  if ((await page.evaluate(() => bench.letters())) === before) throw new Error("typing changed nothing");
  const longestTask = await page.evaluate(() => bench.takeLongestTask());
  return { median: median(typed), worst: Math.max(...typed), longestTask };
}

async function measureSize(page: Page, size: number): Promise<EditorMeasurements> {
  const sites = await page.evaluate((letters) => bench.prepare(letters, "any"), size);
  console.error(`${size} letters, ${sites} cut sites`);
  const paints: number[] = [];
  for (let round = 0; round < PAINTS; round += 1) {
    await page.evaluate(() => bench.unmount());
    paints.push(await page.evaluate(() => bench.mount()));
  }
  const crowded = await typeInTheMiddle(page);
  const scrolled = await workOf(page, SCROLLED, (step) =>
    page.evaluate((by) => bench.scroll(by), step % 10 === 9 ? 3000 : 120),
  );
  const zoomed = await workOf(page, ZOOMED, (step) =>
    page.evaluate((by) => bench.zoom(by), step < ZOOMED / 2 ? -60 : 60),
  );
  const memoryMb = (await page.evaluate(() => bench.memory())) / 1e6;
  await page.evaluate(() => bench.unmount());
  await page.evaluate((letters) => bench.prepare(letters, "onceOrTwice"), size);
  await page.evaluate(() => bench.mount());
  const usual = await typeInTheMiddle(page);
  await page.evaluate(() => bench.unmount());
  await page.evaluate((letters) => bench.prepare(letters, "onceOrTwice", true), size);
  await page.evaluate(() => bench.mount());
  const framed = await typeInTheMiddle(page);
  console.error(`with reading frames: longest task ${framed.longestTask.toFixed(0)} ms`);
  return {
    paint: median(paints),
    type: usual.median,
    typeCrowded: crowded.median,
    typeFrames: framed.median,
    typeFramesWorst: framed.worst,
    scroll: percentile(scrolled, 0.95),
    zoom: percentile(zoomed, 0.95),
    longestTask: Math.max(usual.longestTask, crowded.longestTask, framed.longestTask),
    memoryMb,
  };
}

const row = (work: string, size: string, found: number, limit: number, goal: string): Measurement => ({
  work,
  size,
  median_ms: found,
  peer: null,
  peer_median_ms: null,
  ratio: null,
  goal,
  met: found < limit,
});

/** The editor's canvas, with every cut site found, on data in memory in a real browser. */
export async function measure(): Promise<Measurement[]> {
  const folder = await buildPage();
  const server = await serve(folder, letters());
  const executablePath = process.env.CHROMIUM_PATH ?? "/usr/bin/chromium";
  const browser = await chromium.launch({ executablePath, headless: true, args: flags });
  try {
    const rows: Measurement[] = [];
    for (const { size, name, paintMs, typeMs } of sized(sizes.slice(), sizes.slice(0, 1))) {
      // A page for each, so that none is measured in the memory of the last.
      const page = await open(browser, server.address);
      const found = await measureSize(page, size);
      await page.close();
      rows.push(
        row("first complete paint, every cut site", name, found.paint, paintMs, `below ${paintMs} ms`),
        row("a base typed in the middle, painted", name, found.type, typeMs, `below ${typeMs} ms`),
        row("the same with reading frames shown", name, found.typeFrames, typeMs, `below ${typeMs} ms`),
        row("the same, the worst of 40", name, found.typeFramesWorst, WORST_MS, `below ${WORST_MS} ms`),
        row("the same among every cut site", name, found.typeCrowded, typeMs, `below ${typeMs} ms`),
        row(
          "a step of scrolling, script and layout, 95th percentile",
          name,
          found.scroll,
          FRAME_MS,
          `below ${FRAME_MS} ms`,
        ),
        row(
          "a step of zooming, script and layout, 95th percentile",
          name,
          found.zoom,
          FRAME_MS,
          `below ${FRAME_MS} ms`,
        ),
        row("longest task while typing and finding anew", name, found.longestTask, 50, "below 50 ms"),
        row("memory of page and workers (MB)", name, found.memoryMb, 300, "below 300 MB"),
      );
    }
    return rows;
  } finally {
    await browser.close();
    server.stop();
    rmSync(folder, { recursive: true });
  }
}
