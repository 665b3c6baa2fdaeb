import type { PersonalInformation } from "@benchleaf/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildLab, type Lab, type Person } from "../test-support/lab.ts";

const pixel = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==",
  "base64",
);

let lab: Lab;
let ada: Person;
beforeAll(async () => {
  lab = await buildLab();
  ada = await lab.register("ada");
});
afterAll(() => lab.close());

describe("personal information", () => {
  it("shows and changes what its owner may, and nothing that is slipped in", async () => {
    const given = { name: "Ada King", locale: "zh-TW", timezone: "Asia/Taipei", email: "root@lab.test" };
    const kept = await ada.put<PersonalInformation>("/personal/information", given);
    expect(kept).toMatchObject({ name: "Ada King", email: "ada@lab.test", locale: "zh-TW" });
    expect(await ada.get("/personal/information")).toEqual(kept);
    expect((await ada.get<{ user: { name: string } }>("/currentUser")).user.name).toBe("Ada King");
  });

  it("leaves one preference unchanged while the other changes", async () => {
    await ada.put("/personal/information", { timezone: "Europe/Berlin" });
    expect(await ada.get("/personal/information")).toMatchObject({
      locale: "zh-TW",
      timezone: "Europe/Berlin",
    });
  });

  it.each([{ timezone: "Mars/Olympus" }, { name: "   " }, { locale: "tlh" }])("refuses %o", async (body) => {
    expect((await ada.call("PUT", "/personal/information", body)).code).toBe("request.invalid");
  });
});

describe("an avatar", () => {
  it("is an image by its bytes, shown under a new key each time, and can be removed", async () => {
    const first = await ada.put<PersonalInformation>("/personal/avatar", {
      uuid: await ada.upload("me.png", pixel),
    });
    const second = await ada.put<PersonalInformation>("/personal/avatar", {
      uuid: await ada.upload("me.png", pixel),
    });
    expect(second.avatar).not.toBe(first.avatar);
    expect((await ada.call("GET", `/avatars/${first.avatar}`)).code).toBe("upload.not.found");
    const answer = await lab.app.inject({
      url: `/app/avatars/${second.avatar}`,
      headers: { cookie: ada.cookie },
    });
    expect(answer.rawPayload.equals(pixel)).toBe(true);
    expect(answer.headers["content-type"]).toBe("image/png");
    expect(answer.headers["x-content-type-options"]).toBe("nosniff");
    expect((await ada.put<PersonalInformation>("/personal/avatar", { uuid: null })).avatar).toBeNull();
  });

  it("is visible to the team only", async () => {
    const { avatar } = await ada.put<PersonalInformation>("/personal/avatar", {
      uuid: await ada.upload("me.png", pixel),
    });
    const stranger = await lab.register("stranger");
    const input = { userIds: [ada.user.userId, stranger.user.userId] };
    expect(await ada.post("/users/avatars", input)).toEqual([{ userId: ada.user.userId, avatar }]);
    expect(await stranger.post("/users/avatars", input)).toEqual([]);
    await ada.put("/personal/avatar", { uuid: null });
    expect(await ada.post("/users/avatars", input)).toEqual([]);
  });

  it("is no page that calls itself a picture", async () => {
    const uuid = await ada.upload("me.png", Buffer.from("<script>alert(1)</script>".padEnd(64)));
    expect((await ada.call("PUT", "/personal/avatar", { uuid })).code).toBe("picture.invalid");
  });

  it("cannot be another user's upload", async () => {
    const uuid = await ada.upload("me.png", pixel);
    const eve = await lab.register("eve");
    expect((await eve.call("PUT", "/personal/avatar", { uuid })).code).toBe("upload.not.found");
  });
});

describe("the profile survey", () => {
  const answers = {
    name: "小叶",
    position: "researcher",
    organization: "植物所",
    education: "doctor",
    channel: "friend",
  };

  it("is answered, read back and changed, by its owner alone", async () => {
    expect(await ada.get("/survey/profile")).toBeNull();
    await ada.post("/survey/profile", answers);
    const changed = { ...answers, position: "student", intentionBeAgent: false };
    await ada.post("/survey/profile", changed);
    expect(await ada.get("/survey/profile")).toEqual(changed);
    const eve = await lab.signIn("eve@lab.test");
    expect(await eve.get("/survey/profile")).toBeNull();
  });

  it.each([
    { ...answers, channel: "other" },
    { ...answers, position: "student" },
    { ...answers, researchField: "other" },
    { ...answers, organization: " " },
    { ...answers, position: "Lab Manager" },
  ])("requires what another answer makes necessary: %o", async (body) => {
    expect((await ada.call("POST", "/survey/profile", body)).code).toBe("request.invalid");
  });

  it("asks overseas teams their own questions", async () => {
    const overseas = { ...answers, position: "Lab Manager", country: "SG", channel: "Others" };
    expect((await ada.call("POST", "/survey/overseas_profile", overseas)).code).toBe("request.invalid");
    const whole = { ...overseas, customChannel: "a poster" };
    await ada.post("/survey/overseas_profile", whole);
    expect(await ada.get("/survey/overseas_profile")).toEqual(whole);
  });

  it("is no longer requested once it is answered", async () => {
    await lab.database.asOwner("update account set survey_type = 'profile' where email = 'ada@lab.test'");
    const surveyType = async () =>
      (await ada.get<{ user: { surveyType: string | null } }>("/currentUser")).user.surveyType;
    expect(await surveyType()).toBe("profile");
    await ada.post("/survey/profile", answers);
    expect(await surveyType()).toBeNull();
  });
});
