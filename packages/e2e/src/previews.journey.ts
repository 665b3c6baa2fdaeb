import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { findBarriers, savePicture } from "./browser.ts";
import { openLab, savePagesOfFailure } from "./lab.ts";
import { type Locale, type Translate, translateIn, variantsOf } from "./phrases.ts";
import { oneOfEach, pdfOf, pngOf, type SmallFile } from "./small-files.ts";
import { buttonOf, demo, filesField, importPanel, signIn, waitForImport } from "./steps.ts";
import { typeInto } from "./user-input.ts";

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
  { css: "iframe[data-shown=true]" },
  { css: "audio" },
  "FITC-A · GFP",
  "结果/a.txt",
];

const hostile: readonly SmallFile[] = [
  { name: "x cut.png", mimeType: "image/png", buffer: pngOf(240, 160).subarray(0, -14) },
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

/** A slide is rendered as it looks, with its picture in place; its text can be read separately. */
const readSlides = async (page: Page, say: Translate) => {
  const slide = page.frameLocator("iframe");
  const title = await slide.getByText("组会报告 Lab meeting").boundingBox();
  const picture = await slide.locator("img").first().boundingBox();
  expect(picture?.y).toBeGreaterThan((title?.y ?? 0) + (title?.height ?? 0));
  await page.getByText(say("previews.asText"), { exact: true }).click();
  await page.getByRole("heading", { level: 2, name: "组会报告 Lab meeting" }).waitFor();
  await page.getByText("Yield > 90 %").waitFor();
  expect(await findBarriers(page)).toEqual([]);
  await page.getByText(say("previews.asPage"), { exact: true }).click();
  await slide.getByText("组会报告 Lab meeting").waitFor();
};

const lab = openLab();
savePagesOfFailure(() => lab.browser.contexts().flatMap((context) => context.pages()));

it.each(variantsOf("zh-CN", "en-US") as readonly Locale[])(
  "files of every kind are shown one after the other, and kept as PDF, in %s",
  async (locale) => {
    const { page, context, takeProblems } = await lab.open({ locale });
    const say = translateIn(locale);
    await signIn(page, say, demo.owner);
    const folderName = `Shown ${locale}`;
    await page.goto("/project");
    await page.getByRole("link", { name: "Demo Project" }).click();
    await page.waitForURL(/\/project\/\d+\/file/);
    await buttonOf(page, say("fileActions.newFolder")).click();
    const naming = page.getByRole("dialog", { name: say("fileActions.newFolder") });
    await typeInto(naming.getByRole("textbox"), folderName);
    await buttonOf(naming, say("shell.create")).click();
    await page.getByRole("table").getByRole("link", { name: folderName, exact: true }).click();
    await page.getByRole("heading", { level: 1, name: folderName }).waitFor();
    const folder = page.url();
    const files = [...oneOfEach(), ...hostile];
    await filesField(page).setInputFiles(files);
    await waitForImport(page, say, files.length, 0);
    await buttonOf(importPanel(page, say), say("shell.close")).click();

    await page.getByRole("table").getByRole("link", { name: "a gel.png" }).click();
    for (const [index, sign] of signs.entries()) {
      const { name } = files[index] ?? { name: "" };
      await page.getByRole("heading", { level: 1, name }).waitFor();
      const shown = typeof sign === "string" ? page.getByText(sign).first() : page.locator(sign.css);
      await shown.waitFor();
      if (name.endsWith(".pptx")) await readSlides(page, say);
      if (/\.(md|csv|xlsx|fcs|zip)$/.test(name)) expect(await findBarriers(page)).toEqual([]);
      await savePicture(page, `preview ${name} ${locale}`);
      await page.keyboard.press("Alt+PageDown");
    }
    await page.getByRole("heading", { level: 1, name: "x cut.png" }).waitFor();
    await page.getByText(say("previews.cutShort")).waitFor();
    await savePicture(page, `preview x cut.png ${locale}`);
    await page.keyboard.press("Alt+PageDown");
    await page.getByRole("heading", { level: 1, name: "y page.html" }).waitFor();
    await page.frameLocator("iframe").getByRole("heading", { name: "inert" }).waitFor();
    expect(await page.title()).not.toContain("taken");
    await page.keyboard.press("Alt+PageDown");
    await page.getByText("Opened").first().waitFor();

    await page.goBack();
    const keeping = page.waitForEvent("download");
    await buttonOf(page, say("previews.savePdf")).click();
    expect((await keeping).suggestedFilename()).toBe("y page.html.pdf");

    await page.goto(folder);
    const chosen = files.filter(({ name }) => /\.(png|pdf|md|docx|xlsx|pptx)$/.test(name) && name < "j");
    for (const { name } of chosen)
      await page.getByRole("checkbox", { name: say("fileActions.selectFile", { name }) }).check();
    await buttonOf(page, say("fileActions.pdf")).click();
    const exporting = page.getByRole("dialog", {
      name: say("fileActions.pdfTitle", { files: chosen.length }),
    });
    await buttonOf(exporting, say("fileActions.pdfMake")).click();
    await exporting.getByText(say("fileActions.pdfReady", { files: chosen.length })).waitFor();
    await savePicture(page, `preview pdf of many ${locale}`);
    const merging = page.waitForEvent("download");
    await exporting.getByRole("link", { name: say("fileActions.pdfTake") }).click();
    const merged = readFileSync(await (await merging).path());
    expect(merged.subarray(0, 5).toString()).toBe("%PDF-");
    // The script of the page was blocked by its sandbox, which reported it.
    expect(takeProblems().filter((problem) => !problem.includes("sandboxed"))).toEqual([]);
    await context.close();
  },
);
