import { errorMessage } from "@benchleaf/phrases";
import { describe, expect, it } from "vitest";
import { findBarriers, savePicture } from "./browser.ts";
import { openLab } from "./lab.ts";
import { type Locale, translateIn, variantsOf } from "./phrases.ts";
import { buttonOf, demo, filesField, importPanel, signIn, waitForImport } from "./steps.ts";
import { dropFiles, typeInto } from "./user-input.ts";

describe("files", () => {
  const lab = openLab();

  it.each(variantsOf("zh-CN", "en-US") as readonly Locale[])(
    "come in, are put in order, and leave for good, in %s",
    async (locale) => {
      const { page, context, takeProblems } = await lab.open({ locale });
      const say = translateIn(locale);
      await signIn(page, say, demo.owner, { next: "/project" });
      await page.getByRole("link", { name: "Demo Project" }).click();
      await page.waitForURL(/\/project\/\d+\/file/);
      const heading = page.getByRole("heading", { level: 1 });
      const folder = `Gels ${locale}`;
      await buttonOf(page, say("fileActions.newFolder")).click();
      const naming = page.getByRole("dialog", { name: say("fileActions.newFolder") });
      await typeInto(naming.getByRole("textbox"), "a/b");
      await buttonOf(naming, say("shell.create")).click();
      await naming.getByText(say("fileActions.nameFault_path")).waitFor();
      await typeInto(naming.getByRole("textbox"), folder);
      await buttonOf(naming, say("shell.create")).click();
      await page.getByRole("table").getByRole("link", { name: folder, exact: true }).click();
      await page.getByRole("heading", { level: 1, name: folder }).waitFor();

      const given = [
        { name: "plan.md", text: "# plan" },
        { name: "gel.png", text: "<html>" },
      ];
      await dropFiles(page, heading, given);
      await waitForImport(page, say, 2, 0);
      await importPanel(page, say).getByText(say("files.uploadedOtherType")).waitFor();
      await dropFiles(page, heading, [{ name: "plan.md", text: "# a better plan" }]);
      const choice = importPanel(page, say).getByRole("group", {
        name: say("files.duplicateOf", { name: "plan.md" }),
      });
      await choice.waitFor();
      expect(await findBarriers(page)).toEqual([]);
      await savePicture(page, `files duplicate ${locale}`);
      await buttonOf(choice, say("files.duplicate_version")).click();
      await waitForImport(page, say, 3, 0);
      await buttonOf(importPanel(page, say), say("shell.close")).click();

      await page.getByRole("checkbox", { name: say("fileActions.selectAll") }).check();
      await buttonOf(page, say("fileActions.tags")).click();
      const tagging = page.getByRole("dialog", { name: say("fileActions.tagsOfMany", { files: 2 }) });
      await typeInto(tagging.getByLabel(say("fileActions.tagName")), `PCR ${locale}`);
      await buttonOf(tagging, say("fileActions.tagAdd")).click();
      await tagging.getByRole("checkbox", { name: `PCR ${locale}` }).waitFor();
      expect(await findBarriers(page)).toEqual([]);
      await buttonOf(tagging, say("shell.save")).click();
      await page
        .getByRole("row", { name: /plan\.md/ })
        .getByText(`PCR ${locale}`)
        .waitFor();
      await buttonOf(page, say("fileActions.rename")).click();
      const renaming = page.getByRole("dialog", { name: say("fileActions.renameManyTitle", { files: 2 }) });
      await typeInto(renaming.getByLabel(say("fileActions.rename_before")), "2026 ");
      await savePicture(page, `files rename ${locale}`);
      expect(await findBarriers(page)).toEqual([]);
      await buttonOf(renaming, say("fileActions.rename")).click();
      await page.getByRole("link", { name: "2026 plan.md" }).waitFor();
      await page.getByRole("checkbox", { name: say("fileActions.selectAll") }).check();
      await buttonOf(page, say("fileActions.clearSelection")).click();
      await page
        .getByRole("button", { name: say("fileActions.favouriteOf", { name: "2026 plan.md" }) })
        .click();
      await page
        .getByRole("button", {
          name: say("fileActions.favouriteOf", { name: "2026 plan.md" }),
          pressed: true,
        })
        .waitFor();
      await page.getByRole("button", { name: say("fileActions.columnUpdated") }).click();
      await page.waitForURL(/sort=-updateTime/);
      await savePicture(page, `files list ${locale}`);
      expect(await findBarriers(page)).toEqual([]);

      await buttonOf(page, say("fileActions.newFolder")).click();
      await typeInto(naming.getByRole("textbox"), "Inside");
      await buttonOf(naming, say("shell.create")).click();
      await naming.waitFor({ state: "hidden" });
      // The same name once more is refused at its field, until another one is typed.
      const taken = naming.getByText(errorMessage(locale, "file.name.exists"));
      await buttonOf(page, say("fileActions.newFolder")).click();
      await typeInto(naming.getByRole("textbox"), "Inside");
      await page.keyboard.press("Enter");
      await taken.waitFor();
      await page.keyboard.type(" 2");
      await taken.waitFor({ state: "hidden" });
      await buttonOf(naming, say("shell.cancel")).click();
      await naming.waitFor({ state: "hidden" });
      const gel = page.getByRole("row", { name: /2026 gel\.png/ });
      await gel.dragTo(page.getByRole("row", { name: /Inside/ }));
      await gel.waitFor({ state: "detached" });

      const menuOf = async (name: string, action: string) => {
        await page.getByRole("button", { name: say("fileActions.actionsOf", { name }) }).click();
        await page.getByRole("menuitem", { name: action }).click();
      };
      await menuOf("2026 plan.md", say("fileActions.operations"));
      const log = page.getByRole("dialog", {
        name: say("fileActions.operationsOf", { name: "2026 plan.md" }),
      });
      await log.getByText(say("fileActions.did_tag")).waitFor();
      await savePicture(page, `files operations ${locale}`);
      await page.keyboard.press("Escape");
      await log.waitFor({ state: "hidden" });
      await menuOf("2026 plan.md", say("fileActions.versions"));
      const history = page.getByRole("dialog", {
        name: say("fileActions.versionsOf", { name: "2026 plan.md" }),
      });
      await history.getByRole("button", { name: say("fileActions.restoreVersion", { version: 1 }) }).click();
      await history.getByText(say("fileActions.versionNumber", { version: 3 })).waitFor();
      expect(await findBarriers(page)).toEqual([]);
      await page.keyboard.press("Escape");

      await page.goto("/project/favourites");
      await page.getByRole("link", { name: "2026 plan.md" }).waitFor();
      await menuOf("2026 plan.md", say("fileActions.recycle"));
      await page.getByText(say("fileActions.favouritesEmptyTitle")).waitFor();
      await page.goto("/personal/trash");
      await page
        .getByRole("button", { name: `${say("fileActions.erase")}: 2026 plan.md` })
        .first()
        .click();
      const erasing = page.getByRole("dialog", {
        name: say("fileActions.eraseTitle", { name: "2026 plan.md" }),
      });
      await erasing.getByText(say("fileActions.eraseTakes", { files: 1, versions: 3, folders: 0 })).waitFor();
      await buttonOf(erasing, say("fileActions.eraseNext")).click();
      await typeInto(erasing.getByRole("textbox"), "no");
      await buttonOf(erasing, say("fileActions.erase")).click();
      await erasing
        .getByText(say("fileActions.eraseMismatch", { word: say("fileActions.eraseWord") }), { exact: true })
        .waitFor();
      expect(await findBarriers(page)).toEqual([]);
      await savePicture(page, `files erase ${locale}`);
      await typeInto(erasing.getByRole("textbox"), say("fileActions.eraseWord"));
      await buttonOf(erasing, say("fileActions.erase")).click();
      await page.getByText(say("fileActions.erased", { name: "2026 plan.md" })).waitFor();

      await page.goto("/file/batchUpload");
      await page.getByRole("heading", { level: 1, name: say("files.batchTitle") }).waitFor();
      await filesField(page).setInputFiles({
        name: `protocol ${locale}.txt`,
        mimeType: "text/plain",
        buffer: Buffer.from("step 1"),
      });
      await waitForImport(page, say, 1, 0);
      await savePicture(page, `files batch upload ${locale}`);
      expect(await findBarriers(page)).toEqual([]);
      // The second plan was refused with the question what to do, and the second folder of one name.
      const wire = "409 POST /app/platform/resource/projects/fileAsset";
      expect(takeProblems()).toEqual([`${wire}/upload`, `${wire}/folder`]);
      await context.close();
    },
  );
});
