import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findBarriers, launchProfile, type Person, savePicture } from "./browser.ts";
import { type CuttableLine, openLine } from "./cuttable-line.ts";
import { goStepByStep, openLab } from "./lab.ts";
import { type Locale, translateIn, variantsOf } from "./phrases.ts";
import { demo, send, signIn } from "./steps.ts";

const base = "/application/molecular-biology/elns";

describe.each(variantsOf<[Locale]>(["zh-CN"], ["en-US"]))(
  "a notebook page without a connection, %s",
  (locale) => {
    const say = translateIn(locale);
    const lab = openLab();
    let colleague: Person;
    let line: CuttableLine;
    let profile = "";
    let browser: BrowserContext;
    let page: Page;
    let address = "";
    const problems: string[] = [];

    const textOf = (shown: Page) => shown.getByRole("textbox", { name: say("documents.pageText") });
    const stateOf = (shown: Page, state: string) =>
      shown.locator(`[role="status"][data-state="${state}"]`).waitFor();
    const start = async (): Promise<void> => {
      browser = await launchProfile(profile, line.address, locale);
      page = browser.pages()[0] ?? (await browser.newPage());
      page.on("pageerror", (error) => problems.push(error.message));
    };

    beforeAll(async () => {
      line = await openLine(lab.product.address);
      profile = await mkdtemp(join(tmpdir(), "benchleaf-profile-"));
      colleague = await lab.open({ locale });
      await signIn(colleague.page, say, demo.owner);
      const { records } = await send<{ records: { id: string; name: string }[] }>(
        colleague.page,
        "GET",
        "/platform/resource/projects/list?limit=100",
      );
      const projectId = records.find(({ name }) => name === "Demo Project")!.id;
      const content = {
        type: "doc",
        content: [{ type: "paragraph", attrs: { id: "b1" }, content: [{ type: "text", text: "Monday" }] }],
      };
      const body = { projectId, name: "Cold room", content: JSON.stringify(content) };
      const made = await send<{ file: { id: string } }>(colleague.page, "POST", base, body);
      address = `/eln/${made.file.id}`;
      await start();
      await signIn(page, say, demo.member);
    });
    afterAll(async () => {
      await browser.close();
      await line.cut();
      await rm(profile, { recursive: true, force: true });
    });
    goStepByStep(() => [page, colleague?.page], locale);

    it("is opened once with a connection", async () => {
      await page.goto(address);
      await textOf(page).getByText("Monday").click();
      await page.keyboard.press("End");
      await page.keyboard.type(", online");
      await stateOf(page, "kept");
      // What a start needs is in the browser now.
      await expect
        .poll(() =>
          page.evaluate(async () => {
            const session = await caches.open("benchleaf-session-1");
            return (await session.keys()).map(({ url }) => new URL(url).pathname).sort();
          }),
        )
        .toEqual(["/app/config/featureSwitch", "/app/currentUser", "/app/global/config"]);
      // The service worker stores the icon last, after the page and its files.
      await expect
        .poll(() =>
          page.evaluate(async () => {
            const shell = await caches.open("benchleaf-shell-1");
            return (await shell.match("/favicon.svg")) !== undefined;
          }),
        )
        .toBe(true);
    });

    it("opens from the browser's copy when the browser is started again, and is written in", async () => {
      await browser.close();
      await line.cut();
      await start();
      await page.goto(address);
      await textOf(page).getByText("Monday, online").click();
      await page.keyboard.press("End");
      await page.keyboard.type(", offline");
      await stateOf(page, "lost");
      await page.getByText(say("documents.stateOffline")).waitFor();
      await expect.poll(() => page.getByLabel(say("documents.titleLabel")).inputValue()).toBe("Cold room");
      expect(await findBarriers(page)).toEqual([]);
      await savePicture(page, `notebook offline ${locale}`);
      // A colleague writes meanwhile.
      await colleague.page.goto(address);
      await textOf(colleague.page).getByText("Monday, online").click();
      await colleague.page.keyboard.press("Home");
      await colleague.page.keyboard.type("Note of ");
      await stateOf(colleague.page, "kept");
    });

    it("has what was written offline after one more start, and merges it on return", async () => {
      // The browser writes its copy a moment after the key.
      await page.waitForTimeout(500);
      await browser.close();
      await start();
      await page.goto(address);
      await textOf(page).getByText("Monday, online, offline").waitFor();
      await line.mend();
      await stateOf(page, "kept");
      // The caret of the other, with a name, is within the text.
      for (const shown of [page, colleague.page])
        await expect
          .poll(async () => (await textOf(shown).innerText()).replace(/Demo \w+|\s|\u2060/g, ""))
          .toContain("NoteofMonday,online,offline");
      for (const shown of [page, colleague.page])
        await shown.getByText(say("documents.words_other", { count: 5 }), { exact: true }).waitFor();
      expect([...problems, ...colleague.takeProblems()]).toEqual([]);
    });

    it("is not blank after its tab has slept without a connection, has what came meanwhile, and is written in", async () => {
      const session = await page.context().newCDPSession(page);
      await session.send("Page.setWebLifecycleState", { state: "frozen" });
      await line.cut();
      await textOf(colleague.page).getByText("Note of Monday").click();
      await colleague.page.keyboard.press("End");
      await colleague.page.keyboard.type(" and Tuesday");
      await stateOf(colleague.page, "kept");
      await line.mend();
      await session.send("Page.setWebLifecycleState", { state: "active" });
      await session.detach();
      // The caret of the other, with a name, is within the text.
      const lettersOf = async (seen: Page): Promise<string> =>
        (await textOf(seen).innerText()).replace(/Demo \w+|\s|\u2060/g, "");
      expect(await lettersOf(page)).toContain("NoteofMonday,online,offline");
      await expect.poll(() => lettersOf(page)).toContain("NoteofMonday,online,offlineandTuesday");
      await textOf(page).getByText("and Tuesday").click();
      await page.keyboard.press("Home");
      await page.keyboard.type("Awake. ");
      await stateOf(page, "kept");
      await expect.poll(() => lettersOf(colleague.page)).toContain("Awake.NoteofMonday");
      for (const shown of [page, colleague.page])
        await shown.getByText(say("documents.words_other", { count: 8 }), { exact: true }).waitFor();
      expect([...problems, ...colleague.takeProblems()]).toEqual([]);
    });

    it("leaves nothing behind in the browser when its user signs out", async () => {
      await page
        .getByRole("banner")
        .getByRole("button", { name: new RegExp(say("shell.account")) })
        .click();
      await page.getByRole("menuitem", { name: say("shell.signOut") }).click();
      await page.waitForURL(/\/login/);
      const left = await page.evaluate(async () =>
        (await indexedDB.databases()).map(({ name }) => name).filter((name) => name?.startsWith("yy-page ")),
      );
      expect(left).toEqual([]);
    });
  },
);
