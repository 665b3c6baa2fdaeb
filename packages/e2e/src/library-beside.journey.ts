import { beforeAll, describe, expect, it } from "vitest";
import { findBarriers, type Person, savePicture } from "./browser.ts";
import { openLab, savePagesOfFailure } from "./lab.ts";
import { translateIn } from "./phrases.ts";
import { buttonOf, demo, filesField, importPanel, signIn, waitForImport } from "./steps.ts";
import { typeInto } from "./user-input.ts";

const say = translateIn("zh-CN");
const pixel = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==",
  "base64",
);

describe("beside an entry of a library", () => {
  const lab = openLab();
  let person: Person;

  beforeAll(async () => {
    person = await lab.open({ locale: "zh-CN" });
    await signIn(person.page, say, demo.owner);
  });
  savePagesOfFailure(() => [person?.page]);

  const panel = () => person.page.getByRole("dialog", { name: "M13 fwd" });
  const tab = (name: "comments" | "links" | "attachments") =>
    panel().getByRole("tab", { name: say(`subjects.tab_${name}`) });

  it("people comment, attach a picture and follow", async () => {
    const { page } = person;
    await page.goto("/sequence/library/primer?scope=private");
    await buttonOf(page, say("biolibrary.create")).first().click();
    const form = page.getByRole("dialog", { name: say("biolibrary.new-primer") });
    await typeInto(form.getByLabel(say("biolibrary.name"), { exact: true }), "M13 fwd");
    await typeInto(form.getByLabel(say("biolibrary.bases")), "GTAAAACGACGGCCAGT");
    await buttonOf(form, say("biolibrary.save")).click();
    await form.waitFor({ state: "hidden" });

    await buttonOf(page, say("biolibrary.beside", { name: "M13 fwd" })).click();
    await panel().getByLabel(say("comments.addLabel")).click();
    await page.keyboard.type("Anneals at 55 degrees");
    await page.keyboard.press("Control+Enter");
    await panel().getByRole("article").getByText("Anneals at 55 degrees").waitFor();
    await expect.poll(() => findBarriers(page)).toEqual([]);
    await savePicture(page, "library-beside-comments-zh-light");

    await buttonOf(panel(), say("subjects.follow")).click();
    await buttonOf(panel(), say("subjects.followed")).waitFor();

    await tab("attachments").click();
    await panel().getByText(say("subjects.noAttachments")).waitFor();
    await panel()
      .locator("input[type=file]")
      .setInputFiles({ name: "gel.png", mimeType: "image/png", buffer: pixel });
    await panel().getByRole("link", { name: "gel.png" }).waitFor();
    await expect
      .poll(() =>
        panel()
          .locator("img")
          .evaluate((img: HTMLImageElement) => img.naturalWidth),
      )
      .toBe(1);
    await expect.poll(() => findBarriers(page)).toEqual([]);
    await savePicture(page, "library-beside-attachments-zh-light");
  });

  it("a project is discussed and followed on a tab of its own", async () => {
    const { page } = person;
    await page.goto("/project");
    await page.getByRole("link", { name: "Demo Project", exact: true }).click();
    await page.getByRole("link", { name: say("projectPages.discussion"), exact: true }).click();
    await page.getByLabel(say("comments.addLabel")).click();
    await page.keyboard.type("Ligation moves to Monday");
    await page.keyboard.press("Control+Enter");
    await page.getByRole("article").getByText("Ligation moves to Monday").waitFor();
    await buttonOf(page, say("subjects.follow")).click();
    await buttonOf(page, say("subjects.followed")).waitFor();
    await expect.poll(() => findBarriers(page)).toEqual([]);
    await savePicture(page, "project-discussion-zh-light");
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole("article").getByText("Ligation moves to Monday").waitFor();
    await savePicture(page, "project-discussion-zh-phone");
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  it("a link to a file is shown at both ends", async () => {
    const { page } = person;
    await page.goto("/project");
    await page.getByRole("link", { name: "Demo Project", exact: true }).click();
    await page.waitForURL(/\/project\/\d+\/file/);
    await filesField(page).setInputFiles([
      { name: "colony.txt", mimeType: "text/plain", buffer: Buffer.from("12 colonies") },
    ]);
    await waitForImport(page, say, 1, 0);
    await buttonOf(importPanel(page, say), say("shell.close")).click();

    await page.goto("/sequence/library/primer?scope=private");
    await buttonOf(page, say("biolibrary.beside", { name: "M13 fwd" })).click();
    await tab("links").click();
    await panel().getByText(say("subjects.linkedNowhere")).waitFor();
    await panel()
      .getByRole("combobox", { name: say("subjects.addLink") })
      .click();
    await page.keyboard.type("colony");
    await page.locator(".ant-select-item-option").filter({ hasText: "colony.txt" }).click();
    await panel().getByRole("link", { name: "colony.txt" }).waitFor();
    await expect.poll(() => findBarriers(page)).toEqual([]);
    await savePicture(page, "library-beside-links-zh-light");

    await panel().getByRole("link", { name: "colony.txt" }).click();
    await page.getByRole("heading", { level: 1, name: "colony.txt" }).waitFor();
    const side = page.getByRole("complementary", { name: say("fileActions.side") });
    await side.getByRole("tab", { name: say("fileActions.side_links") }).click();
    await side.getByRole("heading", { name: say("subjects.usedIn") }).waitFor();
    await savePicture(page, "library-beside-used-in-zh-light");
    await side.getByRole("link", { name: "M13 fwd" }).click();
    await panel().getByRole("article").getByText("Anneals at 55 degrees").waitFor();
    await page.keyboard.press("Escape");
    await panel().waitFor({ state: "hidden" });
  });
});
