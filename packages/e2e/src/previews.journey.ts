import { expect, it } from "vitest";
import { findBarriers, keepPicture } from "./browser.ts";
import { keepPagesOfFailure, openLab } from "./lab.ts";
import { oneOfEach, pdfOf, type SmallFile } from "./small-files.ts";
import { buttonOf, demo, importPanel, signIn, waitForImport } from "./steps.ts";
import { type Locale, sayIn, waysOf } from "./words.ts";

/** What shows that a file of `oneOfEach` is drawn, in their order. */
const signs: readonly (string | { readonly css: string })[] = [
  { css: "img[alt='a gel.png']" },
  { css: "canvas[aria-label='b stack.tif']" },
  "Plasmid report",
  "全程低温",
  "return",
  "18,42",
  { css: "iframe[data-shown=true]" },
  "18.42",
  "组会报告 Lab meeting",
  { css: "audio" },
  "FITC-A · GFP",
  "结果/a.txt",
];

const hostile: readonly SmallFile[] = [
  {
    name: "y page.html",
    mimeType: "image/png",
    buffer: Buffer.from("<h1>inert</h1><script>top.document.title = 'taken'</script>"),
  },
  {
    name: "z paper.pdf",
    mimeType: "application/pdf",
    buffer: pdfOf("Opened", "app.alert\\(1\\)"),
  },
];

const lab = openLab();
keepPagesOfFailure(() => lab.browser.contexts().flatMap((context) => context.pages()));

it.each(waysOf("zh-CN", "en-US") as readonly Locale[])(
  "files of every kind are shown one after the other, and kept as PDF, in %s",
  async (locale) => {
    const { page, context, takeProblems } = await lab.open({ locale });
    const say = sayIn(locale);
    await signIn(page, say, demo.owner);
    await page.goto("/project");
    await page.getByRole("link", { name: "Demo Project" }).click();
    await page.waitForURL(/\/project\/\d+\/file/);
    await buttonOf(page, say("filing.newFolder")).click();
    const naming = page.getByRole("dialog", { name: say("filing.newFolder") });
    await naming.getByRole("textbox").fill("Shown");
    await buttonOf(naming, say("shell.create")).click();
    await page.getByRole("table").getByRole("link", { name: "Shown", exact: true }).click();
    await page.getByRole("heading", { level: 1, name: "Shown" }).waitFor();
    const files = [...oneOfEach(), ...hostile];
    await page.locator("input[type=file]:not([webkitdirectory])").first().setInputFiles(files);
    await waitForImport(page, say, files.length, 0);
    await buttonOf(importPanel(page, say), say("shell.close")).click();

    await page.getByRole("table").getByRole("link", { name: "a gel.png" }).click();
    for (const [index, sign] of signs.entries()) {
      const { name } = files[index] ?? { name: "" };
      await page.getByRole("heading", { level: 1, name }).waitFor();
      const shown = typeof sign === "string" ? page.getByText(sign).first() : page.locator(sign.css);
      await shown.waitFor();
      if (/\.(md|csv|xlsx|fcs|zip)$/.test(name)) expect(await findBarriers(page)).toEqual([]);
      await keepPicture(page, `preview ${name} ${locale}`);
      await page.keyboard.press("Alt+PageDown");
    }
    await page.getByRole("heading", { level: 1, name: "y page.html" }).waitFor();
    await page.frameLocator("iframe").getByRole("heading", { name: "inert" }).waitFor();
    expect(await page.title()).not.toContain("taken");
    await page.keyboard.press("Alt+PageDown");
    await page.getByText("Opened").first().waitFor();

    await page.goBack();
    const keeping = page.waitForEvent("download");
    await buttonOf(page, say("previews.savePdf")).click();
    expect((await keeping).suggestedFilename()).toBe("y page.html.pdf");
    // The script of the page was stopped by its sandbox, and said so.
    expect(takeProblems().filter((problem) => !problem.includes("sandboxed"))).toEqual([]);
    await context.close();
  },
);
