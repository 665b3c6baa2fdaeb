import type { Page } from "playwright-core";
import { describe, it } from "vitest";
import { openLab, savePagesOfFailure } from "./lab.ts";
import { translateIn } from "./phrases.ts";
import { buttonOf, createSequence, demo, sequenceRows, signIn, waitForLength } from "./steps.ts";

const letters = "ATGGTGAGCAAGGGCGAGGAGCTGTTCACC".repeat(10);

describe("the keys after what was closed", () => {
  const lab = openLab();
  const pages: Page[] = [];
  savePagesOfFailure(() => pages);

  it("go to the bases, whatever was open before", { timeout: 240_000 }, async () => {
    const say = translateIn("en-US");
    const { page } = await lab.open({ locale: "en-US" });
    pages.push(page);
    await signIn(page, say, demo.owner);
    await createSequence(page, say, "keys", letters);
    await sequenceRows(page).focus();
    let length = letters.length;
    const { keyboard } = page;
    const dialog = page.locator("[role=dialog]:visible");
    const bar = page.getByRole("search", { name: say("sequences.find") });
    /** Typed as hands do, with nothing pressed in between. */
    const type = async () => {
      await keyboard.press("Control+End");
      await keyboard.type("ACGT");
      length += 4;
      await waitForLength(page, say, length);
    };
    const closeByEscape = async () => {
      await dialog.waitFor();
      await keyboard.press("Escape");
      await dialog.waitFor({ state: "hidden" });
      await type();
    };

    await keyboard.press("Control+g");
    await dialog.waitFor();
    await keyboard.type("7");
    await keyboard.press("Enter");
    // At once, while the dialog is still closing.
    await keyboard.type("ACGTACGTACGTACGTACGT");
    length += 20;
    await waitForLength(page, say, length);

    for (const keys of ["Control+f", "Control+h"]) {
      await keyboard.press(keys);
      await bar.waitFor();
      await keyboard.type("GGGCGAGG");
      await keyboard.press("Enter");
      await keyboard.press("Escape");
      await bar.waitFor({ state: "hidden" });
      await type();
    }
    await keyboard.press("Control+f");
    await buttonOf(bar, say("sequences.findClose")).click();
    await type();

    const asks = ["Control+g", "Control+Shift+g", "Control+i"];
    for (const keys of [...asks, "Control+p", "Alt+h", "Alt+Shift+h", "Control+Shift+s"]) {
      await keyboard.press(keys);
      await closeByEscape();
    }
    for (const keys of ["Alt+a", "Alt+r"]) {
      await keyboard.press("Shift+ArrowLeft");
      await keyboard.press(keys);
      await closeByEscape();
    }

    // Tasks next to the views.
    for (const keys of ["Alt+Shift+d", "Alt+Shift+j"]) {
      await keyboard.press(keys);
      const close = page.getByRole("complementary").getByRole("button", { name: /Close/ }).first();
      await close.waitFor();
      await close.click();
      await type();
    }

    // What opens at the pointer, and what a pressed button opens.
    await sequenceRows(page).click({ button: "right", position: { x: 120, y: 40 } });
    await page.getByRole("menu").waitFor();
    await keyboard.press("Escape");
    await page.getByRole("menu").waitFor({ state: "hidden" });
    await type();
    await buttonOf(
      page.getByRole("toolbar", { name: say("sequences.toolbar") }),
      say("sequences.find"),
    ).click();
    await bar.waitFor();
    await keyboard.press("Escape");
    await bar.waitFor({ state: "hidden" });
    await type();
  });
});
