import type { Guidance, SentFeedback } from "@benchleaf/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildLab, type Lab, type Person } from "../test-support/lab.ts";
import { clientEventOf, withoutContent } from "./telemetry.rules.ts";

let lab: Lab;
let owner: Person;
let stranger: Person;
beforeAll(async () => {
  lab = await buildLab();
  [owner, stranger] = [await lab.register("owner"), await lab.register("stranger")];
});
afterAll(() => lab.close());

describe("a guided tour", () => {
  const tour = "/guidance/firstSteps";

  it("begins at its start, continues where it was left, and restarts", async () => {
    expect(await owner.get<Guidance>(tour)).toEqual({ id: "firstSteps", step: 0, isDone: false });
    await owner.put(tour, { step: 3, isDone: true });
    expect(await owner.get<Guidance>(tour)).toEqual({ id: "firstSteps", step: 3, isDone: true });
    expect(await stranger.get<Guidance>(tour)).toMatchObject({ step: 0, isDone: false });
    await stranger.put("/guidance/reset", undefined);
    expect(await owner.get<Guidance>(tour)).toMatchObject({ isDone: true });
    await owner.put("/guidance/reset", undefined);
    expect(await owner.get<Guidance>(tour)).toEqual({ id: "firstSteps", step: 0, isDone: false });
  });

  it("is shown before a workspace until it is done, each for itself", async () => {
    const guides = ["CloningNotificationKey", "DesignPrimerNotification"];
    for (const id of guides)
      expect(await stranger.get<Guidance>(`/guidance/${id}`)).toEqual({ id, step: 0, isDone: false });
    await stranger.put(`/guidance/${guides[0]}`, { step: 0, isDone: true });
    expect(await stranger.get<Guidance>(`/guidance/${guides[0]}`)).toMatchObject({ isDone: true });
    expect(await stranger.get<Guidance>(`/guidance/${guides[1]}`)).toMatchObject({ isDone: false });
  });

  it("is one that there is", async () => {
    expect((await owner.call("GET", "/guidance/another")).code).toBe("request.invalid");
    expect((await owner.call("PUT", tour, { step: -1, isDone: true })).code).toBe("request.invalid");
  });
});

describe("feedback", () => {
  it("is stored with its picture, and recorded in the audit trail without its text", async () => {
    const uuid = await owner.upload("page.png", new Uint8Array([1, 2, 3]));
    await owner.post("/feedback", { text: " The map is lovely ", page: "/sequence/7", uuid });
    const rows = await lab.database.asOwner("select text, page, screenshot_uuid from feedback");
    expect(rows).toEqual([{ text: "The map is lovely", page: "/sequence/7", screenshot_uuid: uuid }]);
    const trail = await lab.database.asOwner<{ after: unknown }>(
      "select after from audit_entry where action = 'feedback.send'",
    );
    expect(trail).toEqual([{ after: { page: "/sequence/7", hasPicture: true } }]);
  });

  it("accepts no picture of other users and no empty text", async () => {
    const uuid = await owner.upload("page.png", new Uint8Array([1, 2, 3]));
    const feedback = { text: "mine", page: "/", uuid };
    expect((await stranger.call("POST", "/feedback", feedback)).code).toBe("upload.not.found");
    expect((await owner.call("POST", "/feedback", { ...feedback, text: "  " })).code).toBe("request.invalid");
    expect(await lab.database.asOwner("select 1 from feedback where text = 'mine'")).toEqual([]);
  });
});

describe("feedback, read by the administrator of the installation", () => {
  const path = "/instance/feedback";
  const png = Buffer.from("\x89PNG\r\n\x1a\n and so on", "latin1");
  const list = async (state = "open") =>
    (await owner.get<{ records: SentFeedback[] }>(`${path}?state=${state}`)).records;

  it("comes from all teams, with its picture, and is resolved and reopened", async () => {
    const uuid = await stranger.upload("page.png", png);
    await stranger.post("/feedback", { text: "from elsewhere", page: "/project", uuid });
    const [newest] = await list();
    expect(newest).toMatchObject({
      text: "from elsewhere",
      userName: "stranger",
      email: "stranger@lab.test",
      teamName: "stranger",
      hasPicture: true,
      doneTime: null,
    });
    const picture = `${path}/${newest?.id}/picture`;
    const shown = await lab.app.inject({ url: `/app${picture}`, headers: { cookie: owner.cookie } });
    expect([shown.headers["content-type"], shown.rawPayload.equals(png)]).toEqual(["image/png", true]);
    expect(shown.headers["content-disposition"]).toMatch(/^attachment/);
    await owner.put(`${path}/${newest?.id}`, { isDone: true });
    expect((await list()).map(({ id }) => id)).not.toContain(newest?.id);
    expect((await list("done")).map(({ id }) => id)).toEqual([newest?.id]);
    await owner.put(`${path}/${newest?.id}`, { isDone: false });
    expect(await list("done")).toEqual([]);
  });

  it("is listed page by page", async () => {
    for (const text of ["one", "two", "three"]) await owner.post("/feedback", { text, page: "/" });
    const first = await owner.get<{ records: SentFeedback[]; nextCursor: string }>(`${path}?limit=2`);
    const second = await owner.get<typeof first>(`${path}?limit=2&cursor=${first.nextCursor}`);
    const texts = [...first.records, ...second.records].map(({ text }) => text);
    expect(texts).toEqual(["three", "two", "one", "from elsewhere"]);
  });

  it("cannot be read, viewed or resolved by other users", async () => {
    const [newest] = await list();
    for (const answer of [
      await stranger.call("GET", path),
      await stranger.call("GET", `${path}/${newest?.id}/picture`),
      await stranger.call("PUT", `${path}/${newest?.id}`, { isDone: true }),
    ]) {
      expect(answer.code).toBe("permission.denied");
    }
    expect((await owner.call("GET", `${path}/${newest?.id}/picture`)).code).toBe("feedback.not.found");
    expect((await owner.call("PUT", `${path}/999999999`, { isDone: true })).code).toBe("feedback.not.found");
  });

  it("shows nothing as a picture that is none", async () => {
    const uuid = await owner.upload("page.png", Buffer.from("<script>alert(1)</script>"));
    await owner.post("/feedback", { text: "script", page: "/", uuid });
    const [newest] = await list();
    const url = `/app${path}/${newest?.id}/picture`;
    const shown = await lab.app.inject({ url, headers: { cookie: owner.cookie } });
    expect(shown.headers["content-type"]).toBe("application/octet-stream");
    expect(shown.headers["x-content-type-options"]).toBe("nosniff");
  });
});

describe("what the installation and the edition are", () => {
  it("is returned by type", async () => {
    expect(await owner.get("/systemResource?type=subscription_edition_info")).toEqual({
      type: "subscription_edition_info",
      edition: "team",
      status: "normal",
      expirationTime: null,
    });
    expect(await owner.get("/systemResource?type=function_computation")).toMatchObject({
      requestTimeoutSeconds: 30,
    });
    expect(await owner.get("/subscription/version")).toEqual({ version: "team" });
    expect((await owner.call("GET", "/systemResource?type=secrets")).code).toBe("request.invalid");
  });
});

describe("what browsers report", () => {
  const browser = { userAgent: "Firefox", visitorId: "visitor-1" };
  const events = [
    { event: "open_page", page: "/sequence/$sequenceId?search=secret" },
    { event: "click", page: "/homepage", target: "/project" },
    {
      event: "exception",
      page: "/sequence/123456/ATG",
      target: "/sequence",
      name: "TypeError",
      detail: 'no feature "lacZ" of ann@lab.example at ACGTACGTACGTACGT (index-1a2b.js?v=9:10:20)',
    },
  ];

  it("is stored without names, addresses, ids and sequences, whether signed in or not", async () => {
    await owner.post("/log", { ...browser, events });
    expect((await lab.call("POST", "/open/log", { ...browser, events: [events[0]] })).code).toBe("success");
    const rows = await lab.database.asOwner<{ page: string; detail: string | null }>(
      "select event, page, target, detail from client_event order by id",
    );
    expect(rows.map(({ page }) => page)).toEqual([
      "/sequence/$sequenceId",
      "/homepage",
      "/sequence/:id/ATG",
      "/sequence/$sequenceId",
    ]);
    expect(JSON.stringify(rows)).not.toMatch(/lacZ|ann@|ACGTACGT|secret|123456/);
    expect(rows[2]?.detail).toContain("index-1a2b.js");
  });

  it("is limited in number and size, and requires a session where specified", async () => {
    const many = Array.from({ length: 21 }, () => events[0]);
    expect((await owner.call("POST", "/log", { ...browser, events: many })).code).toBe("request.invalid");
    const large = { ...browser, events, more: "x".repeat(70_000) };
    expect((await owner.call("POST", "/log", large)).code).toBe("request.too.large");
    expect((await lab.call("POST", "/log", { ...browser, events })).code).toBe("error.unauthorized");
  });

  it("is deleted after 90 days, and the server's role cannot read it", async () => {
    await expect(lab.kernel.database.open((q) => q.rows("select * from client_event"))).rejects.toThrow();
    await lab.database.asOwner(
      `update client_event set create_time = now()
         - case when id = (select min(id) from client_event) then interval '89 days' else interval '91 days' end`,
    );
    await lab.kernel.database.open((tx) => tx.rows("select sweep_client_events(now() - interval '90 days')"));
    expect(await lab.database.asOwner("select id from client_event")).toHaveLength(1);
  });

  it("withoutContent leaves positions in code and removes quoted text", () => {
    expect(withoutContent("at draw (map.js:1:20)\n“秘密” and 'x'")).toBe("at draw (map.js:1:20)\n… and …");
    expect(clientEventOf({ event: "open_page", page: "/project/-5/file" }).page).toBe("/project/:id/file");
  });
});
