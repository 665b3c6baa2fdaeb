import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { findBarriers, type Person, savePicture } from "./browser.ts";
import { goStepByStep, openLab } from "./lab.ts";
import { type Locale, translateIn, variantsOf } from "./phrases.ts";
import { buttonOf, demo, signIn } from "./steps.ts";

describe.each(variantsOf<Locale>("zh-CN", "en-US"))("charts of a project, in %s", (locale) => {
  const say = translateIn(locale);
  const lab = openLab();
  const title = say("projectPages.activity");
  let owner: Person;
  let page: Page;
  beforeAll(async () => {
    owner = await lab.open({ locale });
    page = owner.page;
    await signIn(page, say, demo.owner);
    const [row] = await lab.product.asOwner<{ id: string }>(
      "select id from project where name = 'Demo Project'",
    );
    await page.goto(`/project/${row?.id}/dashboard`);
  });
  goStepByStep(() => [page], locale);

  const chart = () => page.getByRole("region", { name: title, exact: true }).first();
  const drawing = () => chart().getByRole("img", { name: say("charts.saidTitle", { title }) });
  const take = async (kind: string): Promise<Buffer> => {
    await buttonOf(chart(), say("charts.exportOf", { title })).click();
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("menuitem", { name: kind }).click(),
    ]);
    expect(file.suggestedFilename()).toBe(`${title}.${kind.toLowerCase()}`);
    return readFile(await file.path());
  };

  it("are drawn, and say in words what they show", async () => {
    await drawing().locator("canvas").waitFor();
    expect(await drawing().getAttribute("aria-label")).toContain(say("projectPages.created"));
    expect(await findBarriers(page)).toEqual([]);
    await savePicture(page, `charts ${locale} light`);
    expect(owner.takeProblems()).toEqual([]);
  });

  it("are a table by keys, and a chart again", async () => {
    await buttonOf(chart(), say("charts.asTableOf", { title })).focus();
    await page.keyboard.press("Enter");
    const table = chart().getByRole("table");
    await table.getByRole("columnheader", { name: say("projectPages.saved") }).waitFor();
    expect(await table.getByRole("row").count()).toBe(31);
    expect(await findBarriers(page)).toEqual([]);
    await savePicture(page, `charts ${locale} table`);
    await page.keyboard.press("Enter");
    await drawing().locator("canvas").waitFor();
  });

  it("leave as pictures on the ground of their page, and as numbers", async () => {
    const png = await take("PNG");
    expect(png.subarray(1, 4).toString()).toBe("PNG");
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1920, 960]);
    const svg = (await take("SVG")).toString();
    for (const part of [title, 'fill="#f6f8f7"', "font/woff;base64"])
      expect(svg.includes(part), part).toBe(true);
    // On a page without a policy: ours allows no styles within markup, as the file has them.
    const blank = await owner.context.newPage();
    const root = await blank.evaluate(
      (text) => new DOMParser().parseFromString(text, "image/svg+xml").documentElement.nodeName,
      svg,
    );
    await blank.close();
    expect(root).toBe("svg");
    const csv = (await take("CSV")).toString();
    expect(csv).toMatch(/^\uFEFF.+\r\n\d{4}-\d\d-\d\d,\d+,\d+\r\n/);
    expect(csv.trim().split("\r\n")).toHaveLength(31);
    expect(owner.takeProblems()).toEqual([]);
  });

  it("follow the page into the dark", async () => {
    await page.emulateMedia({ colorScheme: "dark" });
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset.theme)).toBe("dark");
    expect((await take("SVG")).toString()).toContain(`fill="#121513"`);
    await savePicture(page, `charts ${locale} dark`);
    expect(await findBarriers(page)).toEqual([]);
    expect(owner.takeProblems()).toEqual([]);
  });
});
