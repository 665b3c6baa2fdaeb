import type { Locator } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findBarriers, type Person, savePicture, settle } from "./browser.ts";
import { goStepByStep, openLab } from "./lab.ts";
import { type Locale, translateIn, variantsOf } from "./phrases.ts";
import { buttonOf, demo, signIn } from "./steps.ts";
import { typeInto } from "./user-input.ts";

const lab = openLab();

/** A picture that is wider than high, made by the browser itself. */
const drawPicture = async (person: Person): Promise<Buffer> => {
  const written = await person.page.evaluate(() => {
    const canvas = document.createElement("canvas");
    canvas.width = 640;
    canvas.height = 400;
    const pen = canvas.getContext("2d")!;
    pen.fillStyle = "#1d5fa8";
    pen.fillRect(0, 0, 320, 400);
    pen.fillStyle = "#b1361e";
    pen.fillRect(320, 0, 320, 400);
    return canvas.toDataURL("image/png").split(",")[1] ?? "";
  });
  return Buffer.from(written, "base64");
};

/** So many pixels of a picture are inked. */
const inkOf = (picture: Locator): Promise<number> =>
  picture.evaluate(async (image) => {
    const shown = image as HTMLImageElement;
    await shown.decode();
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [shown.naturalWidth, shown.naturalHeight];
    const pen = canvas.getContext("2d")!;
    pen.drawImage(shown, 0, 0);
    const { data } = pen.getImageData(0, 0, canvas.width, canvas.height);
    return data.filter((value, at) => at % 4 === 3 && value > 128).length;
  });

describe.each(
  variantsOf<[Locale, string, string]>(["zh-CN", demo.owner, "林小叶"], ["en-US", demo.member, "Ada King"]),
)("one's own pages, %s", (locale, email, name) => {
  const say = translateIn(locale);
  let person: Person;
  beforeAll(async () => {
    person = await lab.open({ locale });
    await signIn(person.page, say, email);
  });
  afterAll(() => person.context.close());

  goStepByStep(() => [person?.page], locale);

  it("changes the name, which is shown in the header immediately", async () => {
    const { page } = person;
    await page.goto("/personal/information");
    const called = page.getByRole("region", { name: say("personal.profile") });
    const field = called.getByRole("textbox", { name: say("accounts.name"), exact: true });
    const open = called.getByRole("button", { name: new RegExp(`^${say("accounts.name")}:`) });
    // Esc takes back what was typed and leads back to where it was opened.
    await open.focus();
    await page.keyboard.press("Enter");
    await typeInto(field, "Nobody");
    await page.keyboard.press("Escape");
    await expect.poll(() => open.evaluate((one) => one === document.activeElement)).toBe(true);
    expect(await open.textContent()).not.toContain("Nobody");
    await open.click();
    await typeInto(field, name);
    await page.keyboard.press("Enter");
    await called.getByText(say("shell.saved"), { exact: true }).waitFor();
    await page.getByRole("banner").getByRole("button", { name }).waitFor();
    expect(person.takeProblems()).toEqual([]);
  });

  it("takes a picture, cut square by key", async () => {
    const { page } = person;
    const buffer = await drawPicture(person);
    const chosen = { name: "me.png", mimeType: "image/png", buffer };
    await page.locator("input[type=file]").setInputFiles(chosen);
    const dialog = page.getByRole("dialog", { name: say("personal.changeAvatar") });
    const cropper = dialog.getByRole("img", { name: say("personal.cropWindow") });
    await cropper.focus();
    for (let press = 0; press < 20; press++) await page.keyboard.press("ArrowRight");
    expect(await findBarriers(page)).toEqual([]);
    await buttonOf(dialog, say("shell.save")).click();
    const avatar = page.getByRole("img", { name: say("personal.avatarOf", { name }) });
    await avatar.waitFor();
    // The right side of the picture is red; so is all of what was cut.
    const colour = await avatar.evaluate(async (image) => {
      const shown = image as HTMLImageElement;
      await shown.decode();
      const canvas = document.createElement("canvas");
      canvas.width = canvas.height = 1;
      canvas.getContext("2d")!.drawImage(shown, 0, 0, 1, 1);
      const [red = 0, , blue = 0] = canvas.getContext("2d")!.getImageData(0, 0, 1, 1).data;
      return { isSquare: shown.naturalWidth === shown.naturalHeight, isRedder: red > blue };
    });
    expect(colour).toEqual({ isSquare: true, isRedder: true });
    expect(person.takeProblems()).toEqual([]);
  });

  it("is shown with the picture wherever they are named", async () => {
    const { page } = person;
    await page.goto("/project");
    const row = page.getByRole("row").filter({ hasText: name }).first();
    const picture = row.locator("img[src*='/avatars/']");
    await picture.waitFor();
    expect(await picture.evaluate(async (image) => (image as HTMLImageElement).decode())).toBeUndefined();
    expect(person.takeProblems()).toEqual([]);
  });

  it("refuses what is no picture, by its name and by its bytes", async () => {
    const { page } = person;
    await page.goto("/personal/information");
    const text = { name: "me.txt", mimeType: "text/plain", buffer: Buffer.from("no picture") };
    await page.locator("input[type=file]").setInputFiles(text);
    await page
      .getByRole("alert")
      .or(page.getByText(say("personal.pictureRules")).nth(1))
      .first()
      .waitFor();
    await page.locator("input[type=file]").setInputFiles({ ...text, name: "me.png", mimeType: "image/png" });
    expect(await page.getByRole("dialog").getByRole("slider").count()).toBe(0);
    person.takeProblems();
  });

  it("answers the survey, and finds the answers there after a reload", async () => {
    const { page } = person;
    await page.goto("/personal/information");
    const survey = page.getByRole("region", { name: say("personal.survey") });
    const choose = async (label: string, option: string) => {
      await survey.getByLabel(label, { exact: true }).click();
      const list = page.locator(".ant-select-dropdown:visible");
      await list.getByText(option, { exact: true }).click();
      // The next list has words of the same kind.
      await list.waitFor({ state: "hidden" });
    };
    await buttonOf(survey, say("personal.submitSurvey")).click();
    await survey.getByText(say("personal.answerRequired")).first().waitFor();
    await choose(say("personal.position"), say("personal.position-student"));
    await typeInto(survey.getByLabel(say("personal.school"), { exact: true }), "Tsinghua");
    await choose(say("personal.education"), say("personal.education-doctor"));
    await choose(say("personal.channel"), say("personal.channel-other"));
    await typeInto(survey.getByLabel(say("personal.customChannel"), { exact: true }), "a poster");
    await survey.getByLabel(say("personal.no"), { exact: true }).check();
    await buttonOf(survey, say("personal.submitSurvey")).click();
    await page.getByText(say("personal.surveySaved")).waitFor();
    await page.reload();
    await survey.getByLabel(say("personal.school"), { exact: true }).waitFor();
    expect(await survey.getByLabel(say("personal.customChannel"), { exact: true }).inputValue()).toBe(
      "a poster",
    );
    expect(person.takeProblems()).toEqual([]);
  });

  it.each(["light", "dark"] as const)("has no barriers, %s", async (theme) => {
    const { page } = person;
    await page.emulateMedia({ colorScheme: theme });
    for (const address of ["/personal/information", "/personal/signature"]) {
      await page.goto(address);
      await page.getByRole("heading", { level: 1 }).waitFor();
      await page.getByRole("heading", { level: 2 }).first().waitFor();
      expect.soft(await findBarriers(page), `${address} in ${theme}`).toEqual([]);
      await savePicture(page, `personal-${locale}-${theme}-${address}`);
    }
    await page.emulateMedia({ colorScheme: "light" });
    expect(person.takeProblems()).toEqual([]);
  });

  it("keeps signatures that are drawn and typed, renames and removes them", async () => {
    const { page } = person;
    await page.goto("/personal/signature");
    await buttonOf(page, say("signatures.add")).first().click();
    const dialog = page.getByRole("dialog", { name: say("signatures.add") });
    const sheet = dialog.getByRole("img", { name: say("signatures.sheet") });
    await sheet.waitFor();
    await settle(page);
    const box = (await sheet.boundingBox())!;
    await page.mouse.move(box.x + 40, box.y + 80);
    await page.mouse.down();
    for (let x = 0; x <= 200; x += 20)
      await page.mouse.move(box.x + 40 + x, box.y + 80 + 30 * Math.sin(x / 20));
    await page.mouse.up();
    expect(await findBarriers(page)).toEqual([]);
    await buttonOf(dialog, say("shell.save")).click();
    const drawn = page.getByRole("img", { name: say("signatures.pictureOf", { name }) });
    await drawn.waitFor();
    expect(await inkOf(drawn)).toBeGreaterThan(500);

    await buttonOf(page, say("signatures.add")).click();
    await dialog.getByRole("tab", { name: say("signatures.kind-type") }).click();
    await typeInto(dialog.getByLabel(say("signatures.name"), { exact: true }), "formal");
    await buttonOf(dialog, say("shell.save")).click();
    const typed = page.getByRole("listitem").filter({ hasText: "formal" });
    expect(await inkOf(typed.locator("img"))).toBeGreaterThan(500);
    await savePicture(page, `signatures-${locale}`);
    await buttonOf(typed, say("signatures.remove")).click();
    await buttonOf(
      page.getByRole("dialog", { name: say("signatures.removeTitle", { name: "formal" }) }),
      say("signatures.remove"),
    ).click();
    await typed.waitFor({ state: "detached" });
    expect(person.takeProblems()).toEqual([]);
  });

  it("signs a version of a sequence, after the password, and finds it verified", async () => {
    const { page } = person;
    await page.goto("/sequence");
    await page.getByRole("link", { name: "pUC19" }).first().click();
    await buttonOf(page, say("sequences.history")).click();
    const history = page.getByRole("dialog", { name: say("sequences.history") });
    const version = say("sequences.versionNumber", { version: 1 });
    await history.getByRole("button", { name: `${say("signing.sign")} ${version}` }).click();
    const dialog = page.getByRole("dialog", { name: say("signing.title", { version: 1 }) });
    await dialog.getByLabel(say("signing.meaning-approval")).check();
    await typeInto(dialog.getByLabel(say("signing.comment")), "as sequenced");
    await dialog.getByRole("radio", { name }).check();
    expect(await findBarriers(page)).toEqual([]);
    await savePicture(page, `sign-${locale}`);
    await buttonOf(dialog, say("signing.goOn")).click();
    const password = dialog.getByLabel(say("accounts.currentPassword"));
    await typeInto(password, "Wrong-1234");
    await buttonOf(dialog, say("accounts.verify")).click();
    await dialog.getByText(say("accounts.wrongOwnPassword")).waitFor();
    await typeInto(password, demo.password);
    expect(await findBarriers(page)).toEqual([]);
    await savePicture(page, `sign-proof-${locale}`);
    await buttonOf(dialog, say("accounts.verify")).click();
    const records = history.getByRole("list", { name: say("signing.recordsOf", { version: 1 }) });
    const record = records.getByRole("listitem").filter({ hasText: say("signing.meaning-approval") });
    await record.getByText(say("signing.intact")).waitFor();
    await record.getByText("as sequenced").waitFor();
    expect(await record.locator("time").textContent()).toMatch(/GMT\+08:00/);
    expect(await inkOf(record.getByRole("img", { name: say("signing.handOf", { name }) }))).toBeGreaterThan(
      20,
    );
    await savePicture(page, `signed-${locale}`);
    expect(await findBarriers(page)).toEqual([]);
    // Only the printed content is on paper.
    await page.evaluate(() => {
      window.print = () => document.body.setAttribute("data-printed", "yes");
    });
    await buttonOf(history, say("signing.recordsOf", { version: 1 })).click();
    await page.locator("body[data-printed]").waitFor();
    await page.emulateMedia({ media: "print" });
    await page.getByRole("heading", { name: say("signing.sheetTitle") }).waitFor();
    expect(await history.isVisible()).toBe(false);
    await savePicture(page, `signature-sheet-${locale}`);
    await page.emulateMedia({ media: "screen" });
    const refused = person.takeProblems();
    expect(refused.filter((one) => !one.includes("/verifyIdentity"))).toEqual([]);
  });
});
