import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { findBarriers, type Person, savePicture } from "./browser.ts";
import { openLab, savePagesOfFailure } from "./lab.ts";
import { type Locale, translateIn, variantsOf } from "./phrases.ts";
import {
  buttonOf,
  createSequence,
  demo,
  save,
  sequenceRows,
  signIn,
  statusLine,
  typeAtStart,
  waitForLength,
} from "./steps.ts";
import { typeInto } from "./user-input.ts";

const letters = "ATGGTGAGCAAGGGCGAGGAGCTGTTCACC".repeat(10);
interface Look {
  readonly locale: Locale;
  readonly theme: "light" | "dark";
}
const looks = variantsOf<Look>({ locale: "zh-CN", theme: "light" }, { locale: "en-US", theme: "dark" });

describe("what the editor asks about unsaved work, versions and files", () => {
  const lab = openLab();
  const pages: Page[] = [];
  savePagesOfFailure(() => pages);

  it.each(looks)("has no barrier, in $locale, $theme", { timeout: 120_000 }, async ({ locale, theme }) => {
    const say = translateIn(locale);
    const enter = async (known?: Person) => {
      const person = await (known ? lab.again(known, { locale }) : lab.open({ locale }));
      await person.context.addInitScript((key) => {
        if (origin !== "null") localStorage.setItem("yy-theme", key);
      }, theme);
      if (!known) await signIn(person.page, say, demo.owner);
      pages.push(person.page);
      return person;
    };
    const faults: string[] = [];
    const look = async (page: Page, scene: string) => {
      faults.push(...(await findBarriers(page)).map((one) => `${scene}: ${one}`));
      await savePicture(page, `dialogs ${locale} ${theme} ${scene}`);
    };
    const first = await enter();
    const { page } = first;
    await page.goto("/sequence?create=1");
    const creation = page.getByRole("dialog", { name: say("sequences.createTitle") });
    await typeInto(creation.getByLabel(say("sequences.fieldLetters"), { exact: true }), "ACGT-!Z");
    await look(page, "create sequence");
    await createSequence(page, say, `dialogs ${theme}`, letters);
    const address = new URL(page.url()).pathname;

    const second = await enter(first);
    await second.page.goto(address);
    await waitForLength(second.page, say, letters.length);

    await page.keyboard.press("Control+Shift+G");
    const range = page.getByRole("dialog", { name: say("sequences.selectRange") });
    await look(page, "select range");
    await typeInto(range.getByLabel(say("sequences.selectFrom")), "31");
    await typeInto(range.getByLabel(say("sequences.selectTo")), "90");
    await page.keyboard.press("Enter");
    await range.waitFor({ state: "hidden" });
    await sequenceRows(page).focus();
    await page.keyboard.press("Alt+A");
    const feature = page.getByRole("dialog").last();
    await buttonOf(feature, say("sequences.featureAddAction")).click();
    await feature.waitFor({ state: "hidden" });
    await typeAtStart(page, "GGGG");
    await buttonOf(page, say("sequences.saveWithMessage")).click();
    const message = page.getByRole("dialog", { name: say("sequences.saveMessageTitle") });
    await message.waitFor();
    await look(page, "save message");
    await page.keyboard.press("Escape");
    await message.waitFor({ state: "hidden" });
    await save(page, say, 2);

    await buttonOf(page, say("sequences.export")).click();
    await page.getByRole("menuitem", { name: say("sequences.format-fasta"), exact: true }).click();
    const loss = page.getByRole("dialog", {
      name: say("sequences.lossTitle", { format: say("sequences.format-fasta") }),
    });
    await loss.waitFor();
    await look(page, "export loss");
    await page.keyboard.press("Escape");
    await loss.waitFor({ state: "hidden" });

    await typeAtStart(second.page, "CC");
    second.takeProblems();
    await buttonOf(second.page, say("sequences.save")).click();
    await second.page.getByRole("list", { name: say("sequences.staleList") }).waitFor();
    await look(second.page, "stale version");
    await buttonOf(second.page, say("sequences.staleKeep")).click();
    await statusLine(second.page, say).getByText(say("sequences.stateFailed")).waitFor();

    // The other browser is closed with unsaved work.
    await second.page.waitForTimeout(1_500);
    await second.page.close({ runBeforeUnload: false });
    const next = await second.context.newPage();
    pages.push(next);
    await next.goto(address);
    await buttonOf(next, say("drafts.restore")).waitFor();
    await look(next, "draft offered");
    await buttonOf(next, say("drafts.restore")).click();
    await waitForLength(next, say, letters.length + 2);
    expect(faults).toEqual([]);
    expect(first.takeProblems()).toEqual([]);
    await first.context.close();
    await second.context.close();
  });
});
