import { mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { GlobalConfig } from "@benchleaf/contract";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { loadConfig } from "../../kernel/config.ts";
import { buildLab, type Lab, type Person } from "../test-support/lab.ts";
import { codeMail, codeMessage } from "./account-mails.ts";
import { globalConfigOf } from "./global-config.ts";
import { secondFactors } from "./second-factor.ts";

const globalConfig = globalConfigOf(loadConfig({}));

const configOf = async (lab: Lab): Promise<GlobalConfig> =>
  (await lab.call<GlobalConfig>("GET", "/global/config")).data;

const brand = (name: string) => ({ "zh-CN": name, "zh-TW": name, "en-US": name });

describe("set on the page", () => {
  let here: Lab;
  let there: Lab;
  let first: Person;
  let second: Person;
  beforeAll(async () => {
    here = await buildLab();
    there = await buildLab({ beside: here });
    await Promise.all([here.kernel.signals.start(), there.kernel.signals.start()]);
    first = await here.register("first");
    second = await here.register("second");
  });
  afterAll(async () => {
    await there.close();
    await here.close();
  });

  it("can only be changed by the user who created the first account", async () => {
    expect(await first.get("/instance/access")).toEqual({ isOwner: true });
    expect(await second.get("/instance/access")).toEqual({ isOwner: false });
    expect((await second.call("GET", "/instance/config")).code).toBe("permission.denied");
    expect((await second.call("PUT", "/instance/config", globalConfig)).code).toBe("permission.denied");
  });

  it("applies at every node immediately, and is recorded in the audit trail", async () => {
    expect((await configOf(there)).themeColor).toBe("#07b238");
    const next = { ...globalConfig, themeColor: "#1677ff", brandNames: brand("Institute") };
    // The other node caches it for some seconds, which never pass here.
    const stopped = Date.now();
    const clock = vi.spyOn(Date, "now").mockReturnValue(stopped);
    await first.put("/instance/config", next);
    expect(await configOf(here)).toMatchObject({ themeColor: "#1677ff", brandNames: brand("Institute") });
    await vi.waitFor(async () => expect((await configOf(there)).themeColor).toBe("#1677ff"), 60_000);
    clock.mockRestore();
    const trail = await here.database.asOwner<{ after: GlobalConfig }>(
      "select after from audit_entry where action = 'instance.configure'",
    );
    expect(trail[0]?.after.themeColor).toBe("#1677ff");
  });

  it("puts the brand into emails, short messages, authenticators, passkeys and sheets", async () => {
    const names = { "zh-CN": "研究所", "zh-TW": "研究中心", "en-US": "Institute" };
    await first.put("/instance/config", { ...globalConfig, brandNames: names });
    const app = await here.kernel.brand.in("zh-TW");
    expect(app).toEqual({ locale: "zh-TW", brand: "研究中心" });
    const letter = codeMail(app, "login", "ann@lab.example", "123456");
    expect(letter).toMatchObject({ sender: "研究中心", subject: expect.stringContaining("研究中心") });
    for (const text of [letter.text, letter.html, codeMessage(app, "1", "123456").text]) {
      expect(text).toContain("研究中心");
      expect(text).not.toMatch(/benchleaf/i);
    }
    const factors = secondFactors(here.kernel.seals);
    const { uri } = factors.newAuthenticator((await here.kernel.brand.in("en-US")).brand, "ann@lab.example");
    expect(new URL(uri).searchParams.get("issuer")).toBe("Institute");
    const token = await second.prove("passkey");
    const { options } = await second.post<{ options: { rp: { name: string } } }>("/passkeys/begin", {
      token,
    });
    expect(options.rp.name).toBe("Institute");
  });

  it("offers Google only if the settings contain its client", async () => {
    const next = { ...globalConfig, signInMethods: ["email_password", "google"], googleClientId: "another" };
    const saved = await first.put<GlobalConfig>("/instance/config", next);
    expect(saved).toMatchObject({ signInMethods: ["email_password"], googleClientId: null });
  });

  it.each<[string, Partial<Record<keyof GlobalConfig, unknown>>]>([
    ["a colour that is none", { themeColor: "green" }],
    ["a link that is a script", { docUrl: "javascript:alert(1)" }],
    ["a picture from elsewhere", { menuLogo: "https://elsewhere.example/logo.png" }],
    ["no language", { languages: [] }],
    ["no way to sign in", { signInMethods: [] }],
    ["a brand without a name", { brandNames: { ...brand("A"), "en-US": " " } }],
  ])("refuses %s", async (_, wrong) => {
    const answer = await first.call("PUT", "/instance/config", { ...globalConfig, ...wrong });
    expect(answer.code).toBe("request.invalid");
  });
});

describe("stored in a file", () => {
  const folder = mkdtempSync(join(tmpdir(), "benchleaf-config-"));
  const path = join(folder, "config.json");
  let lab: Lab;
  let clock = Date.now() / 1000;
  const write = (text: string): void => {
    writeFileSync(path, text);
    clock += 10;
    utimesSync(path, clock, clock);
  };
  beforeAll(async () => {
    write(JSON.stringify({ themeColor: "#aa0000" }));
    lab = await buildLab({ config: { globalConfigFile: path, instanceOwner: "owner@lab.test" } });
  });
  afterAll(async () => {
    await lab.close();
    rmSync(folder, { recursive: true });
  });

  it("overrides the defaults and follows the file without a restart", async () => {
    expect(await configOf(lab)).toMatchObject({ themeColor: "#aa0000", brandNames: brand("Benchleaf") });
    write(JSON.stringify({ themeColor: "#00aa00", brandNames: brand("Institute") }));
    await vi.waitFor(async () => expect((await configOf(lab)).themeColor).toBe("#00aa00"), 60_000);
  });

  it("stays as it was when the file is broken", async () => {
    write("{");
    await new Promise((wake) => setTimeout(wake, 2_100));
    expect((await configOf(lab)).themeColor).toBe("#00aa00");
    write(JSON.stringify({ themeColor: "no colour" }));
    await new Promise((wake) => setTimeout(wake, 2_100));
    expect((await configOf(lab)).themeColor).toBe("#00aa00");
  });

  it("cannot be changed on the page, whose owner is named in the settings", async () => {
    await lab.register("stranger");
    const owner = await lab.register("owner");
    expect(await owner.get("/instance/access")).toEqual({ isOwner: true });
    expect(await owner.get("/instance/config")).toMatchObject({ isKeptByFile: true });
    expect((await owner.call("PUT", "/instance/config", globalConfig)).code).toBe("instance.config.fixed");
  });
});

describe("what steers signing in", () => {
  let lab: Lab;
  let app: Person;
  beforeAll(async () => {
    lab = await buildLab();
    app = await lab.register("steers");
  });
  afterAll(() => lab.close());

  const set = (part: Partial<GlobalConfig>) => app.put("/instance/config", { ...globalConfig, ...part });
  const signIn = (username: string) =>
    lab.call("POST", "/passwordLogin", { username, password: "Wrong-Pass1" });
  const askCode = (account: string, sceneId: string) => {
    const sendChannel = account.includes("@") ? "email" : "sms";
    return lab.call("POST", "/sendVerificationCode", { account, sceneId, sendChannel });
  };

  it("accepts accounts of the selected kinds only, by password, by code and at registration", async () => {
    await set({ signInMethods: ["email_password"] });
    const mobile = "13800138000";
    const proof = { account: mobile, code: "123456" };
    const answers = await Promise.all([
      signIn(mobile),
      lab.call("POST", "/smsLogin", { username: mobile, code: "123456" }),
      lab.call("POST", "/register", { ...proof, name: "Ann", password: "Seedling7" }),
      lab.call("POST", "/activate", { ...proof, newPassword: "Seedling7" }),
      askCode(mobile, "login"),
      askCode(mobile, "register"),
    ]);
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set(["sign.in.method.off"]));
    expect((await signIn("steers@lab.test")).code).toBe("third.attempt");
    // The password of any account can be reset; this signs no one in.
    expect((await askCode(mobile, "resetPassword")).code).toBe("success");
    await set({ signInMethods: ["mobile_password"] });
    expect((await signIn("steers@lab.test")).code).toBe("sign.in.method.off");
    expect((await signIn(mobile)).code).toBe("third.attempt");
    await set({});
    expect((await signIn("steers@lab.test")).code).toBe("third.attempt");
  });

  it("requires a captcha always or never if configured", async () => {
    await set({ captchaConfigs: { login: { mode: "always" }, sendVerificationCode: { mode: "always" } } });
    expect((await signIn("first-time@lab.test")).code).toBe("need.captcha");
    expect((await askCode("first-time@lab.test", "register")).code).toBe("need.verify.captcha");
    await set({ captchaConfigs: { login: { mode: "off" } } });
    const codes: string[] = [];
    for (let attempt = 0; attempt < 5; attempt++) codes.push((await signIn("guessed@lab.test")).code);
    expect(new Set(codes)).toEqual(new Set(["third.attempt"]));
    expect((await askCode("first-time@lab.test", "register")).code).toBe("success");
    await set({});
    expect((await signIn("guessed@lab.test")).code).toBe("need.captcha");
    const wrong = await app.call("PUT", "/instance/config", {
      ...globalConfig,
      captchaConfigs: { login: { mode: "sometimes" } },
    });
    expect(wrong.code).toBe("request.invalid");
  });

  it("asks new users for their profile", async () => {
    await askCode("newcomer@lab.test", "register");
    const { data } = await lab.call<{ user: { surveyType: string | null } }>("POST", "/register", {
      account: "newcomer@lab.test",
      code: await lab.codeFor("newcomer@lab.test"),
      name: "Newcomer",
      password: "Seedling7",
    });
    expect(data.user.surveyType).toBe("profile");
  });
});
