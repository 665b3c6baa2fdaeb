import { type BenchPlan, type BenchPlasmid, cloningApi, sequencesApi } from "@benchleaf/contract";
import type { Page } from "playwright-core";
import { say, withDemoPage } from "./demo-page.ts";
import { type Measurement, median } from "./results.ts";
import type { Owner } from "./sign-in.ts";
import { sized } from "./smoke-mode.ts";

const FRAGMENTS = 10;
const LETTERS = 3_000;
const CHANGES = sized(15, 2);
const GOAL_MS = 100;

let state = 1;
const randomBases = (length: number): string => {
  let letters = "";
  while (letters.length < length) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    letters += "ACGT"[state >>> 30];
  }
  return letters;
};

const asking =
  (address: string, { headers }: Owner) =>
  async <T>(path: string, body: object): Promise<T> => {
    const answer = await fetch(`${address}/app${path}`, {
      method: "POST",
      headers: { ...headers, "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(await answer.text());
    return ((await answer.json()) as { data: T }).data;
  };

/** A vector and ten fragments, joined by Gibson. */
const setUp = async (address: string, owner: Owner): Promise<string> => {
  const post = asking(address, owner);
  const plasmids: BenchPlasmid[] = [];
  const plain = { description: "", isProtein: false, isRna: false, meta: {} };
  for (let at = 0; at <= FRAGMENTS; at++) {
    const content = { name: `part ${at}`, circular: at === 0, sequence: randomBases(LETTERS) };
    const { file } = await post<{ file: { id: string } }>(sequencesApi.create.path, {
      content: { ...content, ...plain, features: [], primers: [] },
    });
    plasmids.push({
      ...{ id: `p${at}`, plasmidType: at === 0 ? "vector" : "fragment", alternativeTo: null },
      plasmidConfig: {
        ...{ bindType: "PCR", sequenceId: file.id, sequenceVersionStr: "1", region: null, strand: 1 },
        ...{ pcrRegionId: null, enzymeRegionId: null, enzymes: [], fPrimer: null, rPrimer: null },
        ...{ lead: "", trail: "" },
      },
    });
  }
  const plan: BenchPlan = {
    ...{ cloningMethod: "gibson", enzymes: [], overlapLength: null, mutation: null },
    plasmids,
  };
  return (await post<{ id: string }>(cloningApi.create.path, { name: "ten", plan })).id;
};

/** Milliseconds from the press that turns a fragment to the product of it on the page. */
const turn = (page: Page, label: string) =>
  page.evaluate(
    (label) =>
      new Promise<number>((done, fail) => {
        const button = document.querySelector<HTMLElement>(`button[aria-label="${label}"]`);
        const facts = document.querySelector("[data-checksum]");
        if (!button || !facts) return fail(new Error("no bench"));
        const before = facts.getAttribute("data-checksum");
        const started = performance.now();
        const watch = new MutationObserver(() => {
          const now = document.querySelector("[data-checksum]")?.getAttribute("data-checksum");
          if (!now || now === before) return;
          watch.disconnect();
          requestAnimationFrame(() => done(performance.now() - started));
        });
        watch.observe(document.body, { attributes: true, childList: true, subtree: true });
        button.click();
      }),
    label,
  );

/** The product of an assembly of ten fragments after each change, in the page. */
export const measure = (): Promise<Measurement[]> =>
  withDemoPage(async ({ product, owner, page }) => {
    const benchId = await setUp(product.address, owner);
    await page.goto(`/sequence/cloning/${benchId}`);
    await page.getByRole("button", { name: say("cloning.guideDone") }).click();
    await page.locator("[data-checksum]").waitFor();
    const times: number[] = [];
    for (let at = 0; at < CHANGES; at++) {
      times.push(await turn(page, say("cloning.turn", { name: `part ${(at % FRAGMENTS) + 1}` })));
      await page.waitForTimeout(1_000);
    }
    const middle = median(times);
    const told = (work: string, ms: number): Measurement => ({
      ...{ work, size: `${FRAGMENTS} fragments of ${LETTERS} bp` },
      ...{ median_ms: ms, peer: null, peer_median_ms: null, ratio: null },
      ...{ goal: `under ${GOAL_MS} ms`, met: ms < GOAL_MS },
    });
    return [told("product after a change", middle), told("the longest of them", Math.max(...times))];
  });
