import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { findBarriers, savePicture } from "./browser.ts";
import { openLab, savePagesOfFailure } from "./lab.ts";
import { type Locale, translateIn, variantsOf } from "./phrases.ts";
import { buttonOf, demo, filesField, importPanel, signIn, waitForImport } from "./steps.ts";

const lab = openLab();
savePagesOfFailure(() => lab.browser.contexts().flatMap((context) => context.pages()));

it.each(variantsOf("zh-CN", "en-US") as readonly Locale[])(
  "files are downloaded from their list, and named, discussed and shared on their own page, in %s",
  async (locale) => {
    const { page, context, takeProblems } = await lab.open({ locale });
    const say = translateIn(locale);
    await signIn(page, say, demo.owner);
    await page.goto("/project");
    await page.getByRole("link", { name: "Demo Project" }).click();
    await page.waitForURL(/\/project\/\d+\/file/);
    await filesField(page).setInputFiles([
      { name: "gel.txt", mimeType: "text/plain", buffer: Buffer.from("lane 1") },
    ]);
    await waitForImport(page, say, 1, 0);
    await buttonOf(importPanel(page, say), say("shell.close")).click();

    // One sequence from its row, two files as one archive from the line over the rows.
    const row = (name: string) =>
      page.getByRole("row").filter({ has: page.getByRole("link", { name, exact: true }) });
    await buttonOf(row("pUC19"), say("fileActions.actionsOf", { name: "pUC19" })).click();
    const sequence = page.waitForEvent("download");
    await page.getByRole("menuitem", { name: say("fileActions.download") }).click();
    expect((await sequence).suggestedFilename()).toBe("pUC19.gb");
    for (const name of ["pUC19", "gel.txt"])
      await page.getByRole("checkbox", { name: say("fileActions.selectFile", { name }) }).click();
    const packing = page.waitForEvent("download");
    await buttonOf(page, say("fileActions.download")).click();
    const packed = readFileSync(await (await packing).path());
    expect(packed.subarray(0, 2).toString()).toBe("PK");
    expect(packed.includes("gel.txt") && packed.includes("pUC19.gb")).toBe(true);

    await page.getByRole("table").getByRole("link", { name: "gel.txt" }).click();
    await page.getByText("lane 1").waitFor();
    await buttonOf(page, say("fileActions.rename")).click();
    await page.keyboard.type("lane/1");
    await page.getByRole("alert").waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("heading", { level: 1, name: "gel.txt" }).waitFor();
    // The focus is back on what opened the field.
    await page.keyboard.press("Enter");
    await page.keyboard.type("gel 7");
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { level: 1, name: "gel 7.txt" }).waitFor();

    const side = page.getByRole("complementary", { name: say("fileActions.side") });
    expect(await findBarriers(page)).toEqual([]);
    await savePicture(page, `file page ${locale}`);
    await side.getByRole("tab", { name: say("fileActions.side_links") }).click();
    await side.getByText(say("subjects.linkedNowhere")).waitFor();
    await side.getByRole("tab", { name: say("fileActions.side_comments") }).click();
    await side.getByLabel(say("comments.addLabel")).click();
    await page.keyboard.type("Lane 3 is empty");
    await page.keyboard.press("Control+Enter");
    await side.getByRole("article").getByText("Lane 3 is empty").waitFor();
    await side.getByRole("tab", { name: say("fileActions.side_people") }).click();
    await side.getByText(say("sharing.whoOpens")).waitFor();
    await side.getByRole("tab", { name: say("fileActions.side_versions") }).click();
    await side.getByText(say("fileActions.versionNumber", { version: 1 })).waitFor();
    await side.getByRole("tab", { name: say("fileActions.side_operations") }).click();
    await side.getByText(say("fileActions.did_rename", { before: "gel.txt", after: "gel 7.txt" })).waitFor();
    expect(await findBarriers(page)).toEqual([]);

    // Put away, it stays away; on a phone it opens over the page, and Esc closes it.
    await buttonOf(page, say("fileActions.side")).click();
    await side.waitFor({ state: "detached" });
    await page.reload();
    await page.getByText("lane 1").waitFor();
    expect(await side.count()).toBe(0);
    await page.setViewportSize({ width: 390, height: 800 });
    await buttonOf(page, say("fileActions.side")).click();
    const over = page.getByRole("dialog", { name: "gel 7.txt" });
    await over.getByText(say("fileActions.did_rename", { before: "gel.txt", after: "gel 7.txt" })).waitFor();
    await savePicture(page, `file page on a phone ${locale}`);
    await page.keyboard.press("Escape");
    await over.waitFor({ state: "detached" });
    expect(takeProblems()).toEqual([]);
    await context.close();
  },
);
