import { mkdir, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findBarriers, waitForQuiet } from "./browser.ts";
import { type TakenPicture, writeContactSheet } from "./contact-sheet.ts";
import { openLab } from "./lab.ts";
import { findFlaws } from "./page-flaws.ts";
import { type Translate, translateIn } from "./phrases.ts";
import { type PicturePage, picturePages } from "./picture-pages.ts";
import { demo, signIn } from "./steps.ts";

const folder = resolve(import.meta.dirname, "../../../.cache/pictures");

const combinations = (["zh-CN", "en-US"] as const).flatMap((locale) =>
  (["light", "dark"] as const).flatMap((theme) =>
    (["computer", "phone"] as const).map((device) => ({ locale, theme, device })),
  ),
);

/** Until the page's main content is visible: its heading, and no skeleton rows. */
async function waitForPage(page: Page, say: Translate): Promise<void> {
  await page.getByRole("heading", { level: 1 }).first().waitFor();
  await waitForQuiet(page);
  for (const word of ["shell.loading", "sequences.loadingMore", "sequences.loadingSequence"] as const)
    await page.getByRole("status", { name: say(word) }).waitFor({ state: "detached" });
}

describe("how the demo lab looks", () => {
  const lab = openLab({ DEMO: "1" }, () => undefined);
  const taken: TakenPicture[] = [];
  let pages: readonly PicturePage[];

  beforeAll(async () => {
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
    pages = await picturePages(lab.product);
    expect(pages).toHaveLength(40);
  });
  afterAll(() => writeContactSheet(folder, taken));

  it.each(combinations)(
    "in $locale, $theme, on a $device",
    async ({ locale, theme, device }) => {
      const say = translateIn(locale);
      const { page, takeProblems } = await lab.open({ locale, colorScheme: theme, device });
      await signIn(page, say, demo.owner);
      for (const { name, address, isInBoth, isSample } of pages) {
        if (locale !== "zh-CN" && !isInBoth) continue;
        await page.goto(address);
        await waitForPage(page, say);
        const flaws = [
          ...(await findFlaws(page, { isNarrow: device === "phone" })),
          ...(isSample ? await findBarriers(page) : []),
          ...takeProblems(),
        ];
        const file = `${name} ${locale} ${theme} ${device}.png`.replaceAll(" ", "-");
        await page.screenshot({ path: join(folder, file) });
        taken.push({ page: name, column: `${locale} ${device} ${theme}`, file, flaws });
      }
      await page.context().close();
      const wrong = taken.filter(
        ({ column, flaws }) => column === `${locale} ${device} ${theme}` && flaws.length > 0,
      );
      expect(wrong.map(({ page, flaws }) => [page, ...flaws])).toEqual([]);
    },
    900_000,
  );
});
