import { beforeAll, describe, expect, it } from "vitest";
import { type Person, savePicture } from "./browser.ts";
import { openLab, savePagesOfFailure } from "./lab.ts";
import { translateIn } from "./phrases.ts";
import { demo, filesField, signIn } from "./steps.ts";

const say = translateIn("zh-CN");

/** Residues without the sites between them. */
const letters = (count: number, seed: number): string => {
  let state = seed;
  const some = Array.from({ length: count }, () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return "acgt"[Math.floor(state / 65_536) % 4];
  }).join("");
  return some.replace(/gaattc|aagctt/g, "gattaa");
};

const insert = `atg${letters(714, 5)}taa`;
const before = `${letters(400, 7)}gaattc`;
const behind = `aagcttgcatgcctgcaggtcgactctagaggatcc${letters(2200, 9)}`;
const sequence = before + insert + behind;
const at = before.length;
const features = [
  `source          1..${sequence.length}\n                     /organism="Cloning vector"`,
  `source          ${at + 1}..${at + 720}\n                     /organism="Aequorea victoria"`,
  ...Array.from(
    { length: 17 },
    (_, index) =>
      `misc_feature    ${1300 + index * 100}..${1380 + index * 115}\n                     /label="part ${index + 1}"`,
  ),
  `gene            ${at + 1}..${at + 720}\n                     /gene="gfp"`,
  `CDS             ${at + 1}..${at + 720}\n                     /label="GFP"`,
  `primer_bind     complement(${at + 700}..${at + 720})\n                     /label="GFP-rev"`,
];
const file = `LOCUS       pUC19-GFP ${sequence.length} bp DNA circular SYN 01-JAN-2026
FEATURES             Location/Qualifiers
${features.map((feature) => `     ${feature}`).join("\n")}
ORIGIN
${sequence}
//
`;

describe("what was cloned", () => {
  const lab = openLab();
  let person: Person;

  beforeAll(async () => {
    person = await lab.open({ locale: "zh-CN" });
    const { page } = person;
    await signIn(page, say, demo.owner);
    await page.goto("/sequence");
    const buffer = Buffer.from(file);
    await filesField(page).setInputFiles([{ name: "pUC19-GFP.gb", mimeType: "text/plain", buffer }]);
    await page.getByRole("table").getByRole("link", { name: "pUC19-GFP", exact: true }).click();
    await ring().waitFor();
  });
  savePagesOfFailure(() => [person?.page]);

  const ring = () => person.page.getByRole("group", { name: /的环状图/ });
  const texts = () => ring().locator("svg text").allTextContents();

  it("is on the map with its arrow and its name, before any site", async () => {
    const { page } = person;
    await expect.poll(texts).toEqual(expect.arrayContaining(["GFP", "GFP-rev", "EcoRI", "HindIII"]));
    // Nothing is shown twice, and the molecule itself needs no ring.
    for (const word of ["gfp", "Aequorea victoria", "Cloning vector"])
      expect(await texts()).not.toContain(word);
    expect(await texts().then((all) => all.filter((text) => /^part /.test(text)).length)).toBeGreaterThan(8);
    await savePicture(page, "insert-1440-zh-light");
  });

  it.each([
    [1920, 1080],
    [1440, 900],
    [1280, 720],
    [390, 800],
  ])("has a ring that takes its share at %i × %i, and no name over another", async (width, height) => {
    const { page } = person;
    await page.setViewportSize({ width, height });
    await expect
      .poll(() =>
        ring().evaluate((map) => {
          const pane = map.getBoundingClientRect();
          const wholes = [...map.querySelectorAll<SVGGElement>("[data-feature] path")]
            .map((path) => path.getBoundingClientRect())
            .filter(({ width }) => width > 0);
          const circle = map.querySelector("circle")?.getBoundingClientRect();
          const sides = [...wholes, ...(circle ? [circle] : [])];
          const across =
            Math.max(...sides.map(({ right }) => right)) - Math.min(...sides.map(({ left }) => left));
          return across / Math.min(pane.width, pane.height);
        }),
      )
      .toBeGreaterThan(0.5);
    const overlaps = await ring().evaluate((map) => {
      const boxes = [...map.querySelectorAll("[data-feature] > text")].map((text) => ({
        name: text.textContent,
        box: text.getBoundingClientRect(),
      }));
      return boxes.flatMap(({ name, box }, index) =>
        boxes
          .slice(0, index)
          .filter(
            ({ box: other }) =>
              box.left < other.right - 1 &&
              other.left < box.right - 1 &&
              box.top + 3 < other.bottom &&
              other.top + 3 < box.bottom,
          )
          .map((other) => `${name} ${other.name}`),
      );
    });
    expect(overlaps).toEqual([]);
    await savePicture(page, `insert-${width}-zh-light`);
  });

  it("is one stop of the Tab key a bar, within which arrows move", async () => {
    const { page } = person;
    await page.setViewportSize({ width: 1440, height: 900 });
    const bar = page.getByRole("toolbar", { name: say("sequences.toolbar") });
    const stops = () =>
      bar
        .locator("button")
        .evaluateAll((all) => all.filter((one) => (one as HTMLElement).tabIndex === 0).length);
    await expect.poll(stops).toBe(1);
    await bar.locator("button").first().focus();
    await page.keyboard.press("End");
    await expect
      .poll(() =>
        bar
          .locator("button")
          .last()
          .evaluate((one) => one === document.activeElement),
      )
      .toBe(true);
    await expect.poll(stops).toBe(1);
    await page.keyboard.press("ArrowRight");
    await expect
      .poll(() =>
        bar
          .locator("button")
          .first()
          .evaluate((one) => one === document.activeElement),
      )
      .toBe(true);
    await page.keyboard.press("Shift+?");
    const keys = page.getByRole("dialog", { name: say("guidance.keys") });
    await keys.getByText(say("sequences.history"), { exact: true }).waitFor();
    await savePicture(page, "keys-zh-light");
    await page.keyboard.press("Escape");
    await keys.waitFor({ state: "hidden" });
    expect(person.takeProblems()).toEqual([]);
  });
});
