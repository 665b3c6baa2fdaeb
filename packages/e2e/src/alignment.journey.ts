import { readFile } from "node:fs/promises";
import { beforeAll, describe, expect, it } from "vitest";
import { findBarriers, type Person } from "./browser.ts";
import { goStepByStep, openLab } from "./lab.ts";
import { translateIn } from "./phrases.ts";
import { buttonOf, choose, demo, send, signIn } from "./steps.ts";
import { hasTestData, testData } from "./test-data.ts";
import { typeInto } from "./user-input.ts";

const say = translateIn("zh-CN");
const folder = "sequences/sanger_set/TN9W63_1_pREX0008";

describe.skipIf(!hasTestData)("reads of a clone", () => {
  const lab = openLab();
  let person: Person;

  beforeAll(async () => {
    person = await lab.open({ locale: "zh-CN" });
    await signIn(person.page, say, demo.owner);
  });
  goStepByStep(() => [person?.page]);

  const panel = () => person.page.getByRole("complementary", { name: say("alignments.panel") });
  const verdict = (word: "wrong" | "check" | "correct") =>
    panel()
      .getByRole("status")
      .filter({ hasText: say(`alignments.verdict-${word}`) })
      .waitFor();
  const alignWith = async (reference: string) => {
    const { page } = person;
    await page.goto("/sequence/alignment?new=1");
    const picker = page.getByLabel(say("alignments.pickFiles"), { exact: true }).and(page.locator("input"));
    await picker.setInputFiles([testData(`${folder}${reference}`), testData(`${folder}.ab1`)]);
    await page.getByText(say("alignments.withTrace")).waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await buttonOf(page, say("alignments.run")).click();
    await page.getByRole("application").waitFor({ timeout: 60_000 });
  };

  it("are not what was pasted, which is reported and can be corrected", async () => {
    const { page } = person;
    await page.goto("/sequence/alignment?new=1");
    const field = page.getByRole("textbox", { name: say("alignments.paste") });
    await typeInto(field, "冻存于 -80 !!");
    await buttonOf(page, say("alignments.addPasted")).click();
    await page.getByText(say("alignments.unread", { names: say("alignments.pasted") })).waitFor();
    expect(await field.inputValue()).toBe("冻存于 -80 !!");
    await typeInto(field, ">a\nACGTACGTAC\n>b\nACGTACTTAC");
    await buttonOf(page, say("alignments.addPasted")).click();
    await expect.poll(() => field.inputValue()).toBe("");
    expect(person.takeProblems()).toEqual([]);
  });

  it("are compared with the plasmid, also where they were added before it", async () => {
    const { page } = person;
    await page.goto("/sequence/alignment?new=1");
    const picker = page.getByLabel(say("alignments.pickFiles"), { exact: true }).and(page.locator("input"));
    const chosen = page.getByRole("list", { name: say("alignments.chosen") });
    const files = [".ab1", ".ab1", "_mutations_added.fasta"];
    for (const [index, file] of files.entries()) {
      await picker.setInputFiles(testData(`${folder}${file}`));
      await expect.poll(() => chosen.getByRole("listitem").count()).toBe(index + 1);
    }
    const reference = chosen.getByRole("radio", { checked: true });
    await expect.poll(() => reference.count()).toBe(1);
    expect(await reference.getAttribute("aria-label")).toBe(
      say("alignments.makeReference", { name: "pREX0008" }),
    );
    expect(await chosen.getByText(say("alignments.reference"), { exact: true }).count()).toBe(1);
    // A read used anyway is refused, and the plasmid used again.
    await chosen.getByRole("radio").first().click();
    await page
      .getByRole("alert")
      .getByText(/TN9W63/)
      .waitFor();
    expect(await buttonOf(page, say("alignments.run")).isDisabled()).toBe(true);
    const another = say("alignments.makeReference", { name: "pREX0008" });
    await buttonOf(page.getByRole("alert"), another).click();
    await page.getByRole("alert").waitFor({ state: "hidden" });
    await buttonOf(page, say("alignments.run")).click();
    await page.getByRole("application").waitFor({ timeout: 60_000 });
    await verdict("wrong");
    expect(person.takeProblems()).toEqual([]);
  });

  it("say that a mutated plasmid is wrong, and where", async () => {
    const { page } = person;
    await alignWith("_mutations_added.fasta");
    await verdict("wrong");
    const first = panel().getByRole("table").getByRole("button").first();
    const place = /\d+/.exec((await first.textContent()) ?? "")?.[0] ?? "";
    await first.click();
    const foot = page.getByRole("region", { name: say("alignments.foot") });
    await foot.getByText(Number(place).toLocaleString("en-US")).first().waitFor();
    expect(await findBarriers(page)).toEqual([]);
  });

  it("report which primers are on a difference, and how far from their 3' end", async () => {
    const reference = await readFile(testData(`${folder}_mutations_added.fasta`), "utf8");
    const letters = reference.replace(/^>.*$/gm, "").replace(/\s/g, "").toUpperCase();
    const name = (await panel().getByRole("table").getByRole("button").first().textContent()) ?? "";
    const at = Number(/\d+/.exec(name)?.[0]) - 1;
    const changed = letters.slice(at - 15, at + 5);
    const field = panel()
      .getByLabel(say("alignments.oligos"), { exact: true })
      .and(person.page.locator("textarea"));
    await typeInto(field, `on-it ${changed}\nnowhere ${"ACGT".repeat(6)}`);
    const list = panel().getByRole("list", { name: say("alignments.oligos") });
    await list.getByText(say("alignments.oligo-changed")).waitFor();
    await list.getByText(say("alignments.oligo-absent")).waitFor();
    await list
      .getByRole("button", { name: say("alignments.oligoDiffers", { variant: name, count: 4 }) })
      .click();
    expect(await findBarriers(person.page)).toEqual([]);
  });

  it("look the same scrolled as drawn again, traces too", async () => {
    const view = person.page.getByRole("application");
    const seen = await view.evaluate(async (box) => {
      const canvas = box.querySelector("canvas");
      if (!canvas) return null;
      const frames = (count: number): Promise<void> =>
        new Promise((done) => {
          const wait = (left: number) => (left === 0 ? done() : requestAnimationFrame(() => wait(left - 1)));
          wait(count);
        });
      const pixels = () => {
        const copy = new OffscreenCanvas(canvas.width, canvas.height).getContext("2d");
        copy?.drawImage(canvas, 0, 0);
        return copy?.getImageData(0, 0, canvas.width, canvas.height).data ?? new Uint8ClampedArray();
      };
      const found: { hasMoved: boolean; differing: number }[] = [];
      for (const [across, down] of [
        [137, 0],
        [61, 9],
        [-40, 14],
        [2000, 0],
        [-333, -20],
      ] as const) {
        const before = pixels();
        box.scrollBy(across, down);
        await frames(3);
        const scrolled = pixels();
        // The browser's event after a lost canvas is restored: everything is drawn again.
        canvas.dispatchEvent(new Event("contextrestored"));
        await frames(3);
        const anew = pixels();
        const differing = (one: Uint8ClampedArray) =>
          anew.filter((value, at) => Math.abs(value - (one[at] ?? 0)) > 48).length;
        found.push({ hasMoved: differing(before) > 0, differing: differing(scrolled) });
      }
      return found;
    });
    expect(seen).toEqual(Array.from({ length: 5 }, () => ({ hasMoved: true, differing: 0 })));
  });

  it("are exported as FASTA, CLUSTAL and a picture with what they show", async () => {
    const { page } = person;
    const take = async (what: string) => {
      await page.getByRole("button", { name: say("alignments.export") }).click();
      const [download] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("menuitem", { name: what }).click(),
      ]);
      return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
    };
    const fasta = await take("FASTA");
    const rows = fasta.bytes.toString().split(/^>/m).slice(1);
    expect(rows).toHaveLength(2);
    const lengths = rows.map((row) => row.replace(/^.*\n/, "").replace(/\s/g, "").length);
    expect(lengths[0]).toBe(lengths[1]);
    const clustal = await take("CLUSTAL");
    expect(clustal.bytes.toString()).toMatch(/^CLUSTAL/);
    const svg = await take("SVG");
    expect(svg.bytes.toString()).toMatch(/^<svg.*<text.*<\/svg>\s*$/s);
    const png = await take("PNG");
    expect(png.bytes.subarray(1, 4).toString()).toBe("PNG");
    expect(png.bytes.readUInt32BE(16)).toBeGreaterThan(2_000);
  });

  it("are kept from others' changes by a lock", async () => {
    const { page } = person;
    await buttonOf(page, say("sequences.lock")).click();
    await buttonOf(page, say("sequences.unlock")).click();
    await buttonOf(page, say("sequences.lock")).waitFor();
  });

  it("ask to look at doubtful calls of the right one, and end at a correct clone", async () => {
    const { page } = person;
    await alignWith(".gbk");
    await verdict("check");
    // Two bases under one poor peak: the trace shows the reference's.
    const table = panel().getByRole("table");
    const variants = await table.getByRole("button").allTextContents();
    for (const name of variants) {
      await table.getByRole("button", { name, exact: true }).click();
      const base = /^([ACGT])\d/.exec(name)?.[1];
      expect(base).toBeDefined();
      await page.getByRole("button", { name: say("alignments.callAs", { base: base ?? "" }) }).click();
      await table.getByRole("button", { name, exact: true }).waitFor({ state: "detached" });
    }
    await choose(page, panel().getByLabel(say("alignments.expected")), "ori");
    await verdict("correct");
    await page.keyboard.press("Control+s");
    await page
      .getByText(/已保存/)
      .first()
      .waitFor();
  });

  it("are there for others to read, in the list and after a reload", async () => {
    const { page } = person;
    await page.reload();
    await verdict("correct");
    await page.goto("/sequence/alignment");
    await page.getByRole("link", { name: "pREX0008" }).first().waitFor();
    expect(await findBarriers(page)).toEqual([]);
  });
});

describe("an alignment that two have open", () => {
  const lab = openLab();
  let owner: Person;
  let member: Person;
  let sources: readonly string[];
  const sequences = "/application/molecular-biology/sequences";
  const recycled = "/platform/resource/projects/fileAsset/recycle";

  beforeAll(async () => {
    owner = await lab.open({ locale: "zh-CN" });
    member = await lab.open({ locale: "zh-CN" });
    await signIn(owner.page, say, demo.owner, { next: "/project" });
    await signIn(member.page, say, demo.member);
    const { page } = owner;
    await page.getByRole("link", { name: "Demo Project" }).click();
    await page.waitForURL(/\/project\/\d+/);
    // Once it is shown it is the one that was visited, where new work is stored.
    await page.locator('main a[href^="/sequence/"]', { hasText: "pUC19" }).first().waitFor();
    await page.getByRole("heading", { name: "Demo Project" }).first().waitFor();
    const projectId = /\d+/.exec(new URL(page.url()).pathname)?.[0];
    const create = (name: string, sequence: string) =>
      send<{ file: { id: string } }>(page, "POST", sequences, {
        projectId,
        content: contentOf(name, sequence),
      });
    const letters = "ATGGTGAGCAAGGGCGAGGAGCTGTTCACC".repeat(8);
    const made = [await create("upper", letters), await create("lower", letters.replace("GGCGAG", "GGTGAG"))];
    sources = made.map(({ file }) => file.id);
    await page.goto(`/sequence/alignment?new=1&with=${sources.join(",")}`);
    await buttonOf(page, say("alignments.run")).click();
    await page.waitForURL(/\/alignment\/\d+/);
    await member.page.goto(new URL(page.url()).pathname);
    await member.page.getByRole("application").waitFor();
  });
  goStepByStep(() => [owner?.page, member?.page]);

  const contentOf = (name: string, sequence: string) => ({
    ...{ name, sequence, description: "", circular: false, isProtein: false, isRna: false },
    ...{ features: [], primers: [], meta: {} },
  });

  it("is closed at once to the one while the other has locked it", async () => {
    const [until] = say("alignments.lockOther", { name: "Demo Member", since: "|", until: "|" }).split("|");
    const note = owner.page.getByRole("status").filter({ hasText: until ?? "" });
    await buttonOf(member.page, say("sequences.lock")).click();
    await note.waitFor();
    expect(await findBarriers(owner.page)).toEqual([]);
    await buttonOf(member.page, say("sequences.unlock")).click();
    await note.waitFor({ state: "detached" });
  });

  it("shows who saved it, and what they changed", async () => {
    const { page } = member;
    await page.getByRole("tab", { name: say("alignments.rows") }).click();
    await page.getByRole("button", { name: say("alignments.hideNamed", { name: "lower" }) }).click();
    await page.keyboard.press("Control+s");
    const news = say("sequences.newerAuthor", { author: "Demo Member", version: 2 });
    await owner.page.getByText(news).waitFor();
    await buttonOf(owner.page, say("sequences.newerShow")).click();
    await owner.page.getByText(news).waitFor({ state: "detached" });
    await owner.page.getByRole("tab", { name: say("alignments.rows") }).click();
    await owner.page.getByRole("button", { name: say("alignments.showNamed", { name: "lower" }) }).waitFor();
  });

  it("reports that a source sequence has changed, and that another was deleted", async () => {
    const [upper, lower] = sources;
    const changed = { baseVersion: 1, content: contentOf("upper", "ATGGTGAGCAAGTAA") };
    await send(member.page, "PUT", `${sequences}/${upper}`, changed);
    for (const { page } of [owner, member])
      await page.getByText(say("alignments.sourcesChanged_other", { count: 1, names: "upper" })).waitFor();
    await send(owner.page, "POST", recycled, { fileIds: [lower] });
    for (const { page } of [owner, member])
      await page.getByText(say("alignments.sourcesGone_other", { count: 1, names: "lower" })).waitFor();
    expect([...owner.takeProblems(), ...member.takeProblems()]).toEqual([]);
  });
});
