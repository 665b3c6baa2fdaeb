import { alignmentsApi } from "@benchleaf/contract";
import type { Page } from "playwright-core";
import { defaultSettings } from "../packages/web/src/areas/alignments/work/alignment-settings.ts";
import { withDemoPage } from "./demo-page.ts";
import { type Measurement, median } from "./results.ts";
import { sized } from "./smoke-mode.ts";

const ROWS = sized(500, 20);
const COLUMNS = sized(10_000, 500);
const SCROLLED_MS = sized(4_000, 300);
const FRAME_MS = 1000 / 60;

/** Rows that differ from the first in every hundredth residue or so, the same in each run. */
function alignment() {
  let state = 7;
  const next = (below: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return (state >> 12) % below;
  };
  const root = Array.from({ length: COLUMNS }, () => "ACGT"[next(4)]!);
  const rows = Array.from({ length: ROWS }, (_, index) => {
    const letters = root.map((letter) => (next(100) === 0 ? "ACGT-"[next(5)]! : letter)).join("");
    const size = letters.replaceAll("-", "").length;
    const plain = { source: null, start: 0, strand: 1, circular: false, isHidden: false, features: [] };
    return { ...plain, id: `r${index}`, name: `row ${index + 1}`, letters, size, read: null, calls: [] };
  });
  const about = { expectedFeatures: [], minimumQuality: 20, leftOut: [] };
  return { alphabet: "dna", settings: defaultSettings("multiple", "dna"), referenceId: "r0", ...about, rows };
}

/** Milliseconds between the frames while the view is scrolled both ways, and what drawing took of the main thread. */
const scroll = (page: Page) =>
  page.evaluate(async (lasting) => {
    const box = document.querySelector<HTMLElement>("[role=application]");
    if (!box) throw new Error("no view");
    const frames: number[] = [];
    await new Promise<void>((done) => {
      const started = performance.now();
      let last = started;
      const step = (now: number) => {
        frames.push(now - last);
        last = now;
        box.scrollLeft += 60;
        box.scrollTop += 12;
        if (now - started < lasting) requestAnimationFrame(step);
        else done();
      };
      requestAnimationFrame(step);
    });
    return frames.slice(2);
  }, SCROLLED_MS);

/** 500 sequences of 10 kb: the view scrolls with the screen. */
export const measure = (): Promise<Measurement[]> =>
  withDemoPage(async ({ product, owner, page }) => {
    const { address } = product;
    const answer = await fetch(`${address}/app${alignmentsApi.create.path}`, {
      method: "POST",
      headers: { ...owner.headers, "content-type": "application/json" },
      body: JSON.stringify({ name: "500 rows", folderId: null, content: alignment(), traces: [] }),
    });
    if (!answer.ok) throw new Error(`the alignment was refused: ${await answer.text()}`);
    const { data } = (await answer.json()) as { data: { file: { id: string } } };
    const opening = performance.now();
    await page.goto(`/sequence/alignment/${data.file.id}`);
    await page.getByRole("application").waitFor({ timeout: 60_000 });
    const openedMs = performance.now() - opening;
    await page.waitForTimeout(4_000);
    const rows: Measurement[] = [
      {
        work: "alignment opened",
        size: "500 × 10 kb",
        median_ms: openedMs,
        peer: null,
        peer_median_ms: null,
        ratio: null,
        goal: "under 3 s",
        met: openedMs < 3_000,
      },
    ];
    for (const mode of ["Identity", "By residue", "Differences only"]) {
      await page.getByText(mode, { exact: true }).click();
      const frames = await scroll(page);
      const middle = median(frames);
      const late = frames.filter((frame) => frame > 1.5 * FRAME_MS).length;
      console.error(
        `${mode}: ${frames.length} frames, ${late} late, longest ${Math.max(...frames).toFixed(0)} ms`,
      );
      rows.push({
        work: `frame while scrolling: ${mode}`,
        size: "500 × 10 kb",
        median_ms: middle,
        peer: null,
        peer_median_ms: null,
        ratio: null,
        goal: "60 frames a second",
        met: middle <= FRAME_MS * 1.05,
      });
    }
    return rows;
  });
