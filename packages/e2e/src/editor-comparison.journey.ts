import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { findBarriers, type Person, savePicture } from "./browser.ts";
import { openLab } from "./lab.ts";
import { type Locale, translateIn, variantsOf } from "./phrases.ts";
import { buttonOf, demo, importPanel, sequenceRows, signIn, statusLine, waitForImport } from "./steps.ts";
import { dropFiles, typeInto } from "./user-input.ts";

const size = 300;
const letters = "ATGGTGAGCAAGGGCGAGGAGCTGTTCACC".repeat(size / 30);

/** Three features with the same name, distinguished by type and position. */
const file = [
  `LOCUS       threefold ${size} bp ds-DNA linear UNK 01-JAN-2026`,
  "FEATURES             Location/Qualifiers",
  ...[
    ["CDS", "11..40"],
    ["gene", "51..90"],
    ["misc_feature", "complement(101..130)"],
  ].flatMap(([type, place]) => [
    `     ${type!.padEnd(16)}${place}`,
    `                     /label="lacZalpha"`,
  ]),
  "ORIGIN",
  ...Array.from(
    { length: size / 60 },
    (_, row) => `${String(row * 60 + 1).padStart(9)} ${letters.slice(row * 60, row * 60 + 60)}`,
  ),
  "//",
  "",
].join("\n");

/** A long word that no line of the drawer can hold. */
const endless = `lacZ-${"x".repeat(180)}`;

/** What of a page's drawer reaches beyond its edges, or is cut there. */
const cutOff = (page: Page, name: string) =>
  page.getByRole("dialog", { name }).evaluate((drawer) => {
    const { right } = drawer.getBoundingClientRect();
    const edge = Math.min(right, window.innerWidth) + 1;
    return [...drawer.querySelectorAll<HTMLElement>("*")].flatMap((one) => {
      const box = one.getBoundingClientRect();
      const isSeen = box.width > 0 && box.height > 0 && getComputedStyle(one).visibility !== "hidden";
      const isCut = one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).overflowX === "hidden";
      return isSeen && (box.right > edge || isCut) ? [one.className || one.tagName] : [];
    });
  });

describe("the history of a sequence", () => {
  const lab = openLab();
  let owner: Person;
  beforeAll(async () => {
    owner = await lab.open({ locale: "en-US" });
    await signIn(owner.page, translateIn("en-US"), demo.owner);
  });

  it.each(variantsOf<Locale>("zh-CN", "en-US"))(
    "distinguishes features of the same name by type, position and strand, and cuts no line, in %s",
    async (locale) => {
      const { page, context, takeProblems } = await lab.again(owner, { locale });
      const say = translateIn(locale);
      await page.goto("/sequence");
      const heading = page.getByRole("heading", { level: 1 });
      await heading.waitFor();
      await dropFiles(page, heading, [{ name: `threefold ${locale}.gb`, text: file }]);
      await waitForImport(page, say, 1, 0);
      await buttonOf(importPanel(page, say), say("shell.close")).click();
      await page.getByRole("table").getByRole("link").first().click();
      await sequenceRows(page).waitFor();

      const rows = page.getByRole("tabpanel").locator("li button[aria-pressed]");
      await expect.poll(() => rows.count()).toBe(3);
      await rows.first().click();
      await page.keyboard.press("Shift+End");
      await page.keyboard.press("Delete");
      await expect.poll(() => rows.count()).toBe(0);
      await page.keyboard.press("Control+Shift+S");
      const saving = page.getByRole("dialog", { name: say("sequences.saveMessageTitle") });
      await typeInto(saving.getByLabel(say("sequences.saveMessage")), endless);
      await buttonOf(saving, say("sequences.save")).click();
      await saving.waitFor({ state: "hidden" });

      await buttonOf(page, say("sequences.history")).click();
      const history = page.getByRole("dialog", { name: say("sequences.history") });
      await history.getByText(endless).waitFor();
      expect(await cutOff(page, say("sequences.history"))).toEqual([]);
      await savePicture(page, `history of long words ${locale}`);
      const one = say("sequences.versionNumber", { version: 1 });
      await history.getByRole("button", { name: `${say("sequences.compare")} ${one}` }).click();
      const comparison = history.getByRole("region", {
        name: say("sequences.compareTitle", { from: 1, to: 2 }),
      });
      for (const place of ["CDS · 11–40 →", "gene · 51–90 →", "misc_feature · 101–130 ←"])
        await comparison.getByText(place, { exact: true }).waitFor();
      expect(await comparison.getByText("lacZalpha").count()).toBe(3);
      expect(await cutOff(page, say("sequences.history"))).toEqual([]);
      expect(await findBarriers(page)).toEqual([]);
      await savePicture(page, `compared features ${locale}`);
      await page.setViewportSize({ width: 390, height: 844 });
      await comparison.getByText("CDS · 11–40 →", { exact: true }).waitFor();
      expect(await cutOff(page, say("sequences.history"))).toEqual([]);
      await statusLine(page, say).waitFor();
      expect(takeProblems()).toEqual([]);
      await context.close();
    },
  );
});
