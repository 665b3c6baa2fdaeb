import { readFile } from "node:fs/promises";
import { beforeAll, describe, expect, it } from "vitest";
import { findBarriers, type Person, savePicture } from "./browser.ts";
import { openLab, savePagesOfFailure } from "./lab.ts";
import { translateIn } from "./phrases.ts";
import { buttonOf, demo, signIn } from "./steps.ts";
import { typeInto } from "./user-input.ts";

const say = translateIn("zh-CN");

describe("labels", () => {
  const lab = openLab({ DEMO: "1" }, () => undefined);
  let person: Person;
  let code = "";

  beforeAll(async () => {
    person = await lab.open({ locale: "zh-CN" });
    await signIn(person.page, say, demo.owner);
  });
  savePagesOfFailure(() => [person?.page]);

  it("are printed for chosen records as PDF", async () => {
    const { page } = person;
    await page.goto("/sequence/library/primer?scope=shared");
    await page.getByRole("table").getByRole("button", { name: "T7-term-R", exact: true }).waitFor();
    await page
      .getByRole("row", { name: /T7-term-R/ })
      .getByRole("checkbox")
      .click();
    await buttonOf(page, say("scan.printLabels")).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("img", { name: say("labels.previewOf", { name: "T7-term-R" }) }).waitFor();
    await savePicture(page, "labels-print-zh-light");
    await expect.poll(() => findBarriers(page)).toEqual([]);
    const answered = page.waitForResponse((answer) => answer.url().includes("/platform/resource/labels?"));
    const downloading = page.waitForEvent("download");
    await buttonOf(dialog, say("labels.action")).click();
    const file = await (await downloading).path();
    expect((await readFile(file)).subarray(0, 5).toString()).toBe("%PDF-");
    const { records } = (await answered).request().postDataJSON() as { records: { id: string }[] };
    const codes = await page.request.get(
      `/app/platform/resource/subjects/libraryEntry/${records[0]?.id}/codes`,
    );
    code = ((await codes.json()) as { data: { code: string }[] }).data[0]?.code ?? "";
    expect(code).toMatch(/^\d{10}$/);
  });

  it("lead back to their record by the digits, typed or sent by a hand scanner", async () => {
    const { page } = person;
    await page.goto("/scan");
    const wrong = code.slice(0, 9) + String((Number(code[9]) + 1) % 10);
    await typeInto(page.getByLabel(say("labels.code"), { exact: true }), wrong);
    await page.keyboard.press("Enter");
    await page.getByText(/校验位不对/).waitFor();
    expect(person.takeProblems()).toEqual([expect.stringContaining("422 GET")]);
    // A scanner types into the page without a click into the field.
    await page.getByRole("heading", { name: say("scan.title"), level: 1 }).click();
    await page.keyboard.type(code);
    await page.keyboard.press("Enter");
    const card = page.getByRole("article", { name: say("labels.found", { name: "T7-term-R" }) });
    await card.waitFor();
    await card.getByText("19 nt").waitFor();
    await savePicture(page, "labels-scan-zh-light");
    await expect.poll(() => findBarriers(page)).toEqual([]);
    await card.getByRole("link", { name: say("labels.open") }).click();
    await page.waitForURL(/\/sequence\/library\/primer\?/);
    await page.getByRole("dialog", { name: "T7-term-R" }).waitFor();
  });
});
