import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { findBarriers, type Person, savePicture } from "./browser.ts";
import { goStepByStep, openLab } from "./lab.ts";
import { type Locale, translateIn, variantsOf } from "./phrases.ts";
import { buttonOf, demo, send, signIn } from "./steps.ts";
import { typeInto } from "./user-input.ts";

const base = "/application/molecular-biology/yydocs";

/** A document of two paragraphs. */
const contentOf = (first: string, second: string): string =>
  JSON.stringify({
    type: "doc",
    content: [first, second].map((text, index) => ({
      type: "paragraph",
      attrs: { id: `b${index}` },
      content: [{ type: "text", text }],
    })),
  });

describe.each(variantsOf<[Locale]>(["zh-CN"], ["en-US"]))("documents compared, %s", (locale) => {
  const say = translateIn(locale);
  const lab = openLab();
  let member: Person;
  let address = "";
  beforeAll(async () => {
    member = await lab.open({ locale });
    const { page } = member;
    await signIn(page, say, demo.member);
    const { records } = await send<{ records: { id: string; name: string }[] }>(
      page,
      "GET",
      "/platform/resource/projects/list?limit=100",
    );
    const projectId = records.find(({ name }) => name === "Demo Project")!.id;
    const create = (name: string, content: string) =>
      send<{ file: { id: string } }>(page, "POST", base, { projectId, name, content });
    const { file } = await create("Buffer A", contentOf("Dissolve 5 g of Tris", "Keep at 4 degrees"));
    await create("Buffer B", contentOf("Dissolve 8 g of Tris", "Keep at 4 degrees"));
    address = `/yydoc/${file.id}`;
  });
  goStepByStep(() => [member?.page], locale);

  const text = () => member.page.getByRole("textbox", { name: say("documents.pageText") });
  const openVersions = async (page: Page) => {
    await page.getByRole("tab", { name: say("documents.tab-versions") }).click();
    await page.getByRole("tabpanel").getByRole("listitem").first().waitFor();
  };
  const wordsOf = async (kind: "ins" | "del") =>
    (await member.page.locator(`table ${kind}`).allTextContents()).join("").trim();

  it("saves a version, and goes on writing", async () => {
    const { page } = member;
    await page.goto(address);
    await text().getByText("Dissolve 5 g of Tris").waitFor();
    await page.getByRole("tab", { name: say("documents.tab-versions") }).click();
    await typeInto(page.getByLabel(say("documents.versionMessage")), "as weighed");
    await buttonOf(page, say("documents.saveVersion")).click();
    await page.getByText("as weighed").waitFor();
    await text().getByText("Keep at 4 degrees").click();
    await page.keyboard.press("End");
    await page.keyboard.type(" overnight");
    await page.locator('[role="status"][data-state="kept"]').waitFor();
    expect(member.takeProblems()).toEqual([]);
  });

  it("shows the version next to the current text, with the new word marked", async () => {
    const { page } = member;
    await openVersions(page);
    await page
      .getByRole("listitem")
      .filter({ hasText: "as weighed" })
      .getByRole("link", { name: say("documents.versionCompare") })
      .click();
    await page.waitForURL((url) => url.searchParams.get("comparison") === "true");
    await page.locator("table ins").first().waitFor();
    expect(await wordsOf("ins")).toBe("overnight");
    expect(await wordsOf("del")).toBe("");
    await savePicture(page, `document version compared ${locale}`);
    expect(await findBarriers(page)).toEqual([]);
    expect(member.takeProblems()).toEqual([]);
  });

  it("shows another document next to it, chosen by its name", async () => {
    const { page } = member;
    await page.getByRole("link", { name: say("documents.toCurrent") }).click();
    await openVersions(page);
    await page.getByRole("link", { name: say("documents.compareOther") }).click();
    await page.getByRole("combobox", { name: say("documents.compareOther") }).waitFor();
    await page.keyboard.type("Buffer B");
    await page.locator(".ant-select-item-option").filter({ hasText: "Buffer B" }).click();
    await page.waitForURL((url) => url.searchParams.has("with"));
    await page.locator("table ins").first().waitFor();
    expect(await page.getByRole("columnheader").allTextContents()).toEqual(["Buffer A", "Buffer B"]);
    expect(await wordsOf("del")).toContain("5");
    expect(await wordsOf("del")).toContain("overnight");
    expect(await wordsOf("ins")).toBe("8");
    await savePicture(page, `two documents compared ${locale}`);
    expect(await findBarriers(page)).toEqual([]);
    expect(member.takeProblems()).toEqual([]);
  });

  it("keeps the comparison in its address, and goes back to the text", async () => {
    const { page } = member;
    await page.reload();
    await page.locator("table ins").first().waitFor();
    await page.getByRole("link", { name: say("documents.toCurrent") }).click();
    await text().getByText("Keep at 4 degrees overnight").waitFor();
    expect(member.takeProblems()).toEqual([]);
  });
});
