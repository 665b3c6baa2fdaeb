// Long because all of it is one concept, deliveries to one receiver, tried in one lab.
import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type {
  DeliveryDay,
  NewWebhook,
  Notification,
  Project,
  Webhook,
  WebhookDelivery,
  WebhookMessage,
  WebhookSecret,
} from "@benchleaf/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { buildLab, contentOf, type Lab, type Person } from "../test-support/lab.ts";
import { headersFor } from "./webhooks.rules.ts";

interface Received {
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

let received: Received[] = [];
let answer: { status: number; headers?: Record<string, string>; body?: string } = { status: 204 };
let server: Server;
let address: string;
let lab: Lab;
let owner: Person;
let stranger: Person;

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk: Buffer) => {
      body += chunk;
    });
    request.on("end", () => {
      received.push({ url: request.url ?? "", headers: request.headers, body });
      response.writeHead(answer.status, answer.headers).end(answer.body);
    });
  });
  await new Promise<void>((settle) => server.listen(0, "127.0.0.1", settle));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  lab = await buildLab({ config: { reachesPrivate: true } });
  [owner, stranger] = await Promise.all([lab.register("owner"), lab.register("stranger")]);
  await lab.kernel.start();
  // The events of these accounts are no delivery of the first test.
  const waiting = "select 1 from outbox_event where delivery_time is null";
  await vi.waitFor(async () => expect(await lab.database.asOwner(waiting)).toEqual([]), { timeout: 60_000 });
});
afterAll(async () => {
  await lab?.close();
  await new Promise((settle) => server.close(settle));
});
/** A delivery of the test before may still be written, and hold in another order what the deletion holds. */
const removeWebhooks = async (): Promise<void> => {
  for (;;) {
    try {
      await lab.database.asOwner("delete from webhook");
      return;
    } catch (error) {
      if ((error as { code?: unknown }).code !== "40P01") throw error;
    }
  }
};

beforeEach(async () => {
  received = [];
  answer = { status: 204 };
  await removeWebhooks();
});

const allEvents = [
  "project.created",
  "project.deleted",
  "file.created",
  "file.saved",
  "member.joined",
  "member.left",
];

const add = (change: object = {}): Promise<NewWebhook> =>
  owner.post("/webhooks", { name: "LIMS", url: `${address}/hooks`, events: allEvents, ...change });

const logOf = async ({ id }: { id: string }, query = ""): Promise<WebhookDelivery[]> =>
  (await owner.get<{ records: WebhookDelivery[] }>(`/webhooks/${id}/deliveries${query}`)).records;

const untilReceived = (count: number): Promise<Received[]> =>
  vi.waitFor(
    () => {
      expect(received.length).toBeGreaterThanOrEqual(count);
      return received;
    },
    { timeout: 60_000, interval: 20 },
  );

const untilLogged = (
  hook: { id: string },
  status: WebhookDelivery["status"],
  attempts: number,
): Promise<WebhookDelivery> =>
  vi.waitFor(
    async () => {
      const [newest] = await logOf(hook);
      expect(newest).toMatchObject({ status, attempts });
      return newest!;
    },
    { timeout: 60_000, interval: 20 },
  );

const makeProject = (name: string): Promise<Project> => owner.post("/platform/resource/projects", { name });

/** Lets everything that waits in the queue run now. */
const hurry = () =>
  lab.database.asOwner("update graphile_worker._private_jobs set run_at = now() where locked_at is null");

const messageOf = ({ body }: Pick<Received, "body">): WebhookMessage => JSON.parse(body);

describe("a delivery", () => {
  it("sends ids and names, signed, and is logged with its response", async () => {
    const hook = await add();
    answer = { status: 202, body: "taken" };
    const project = await makeProject("Plasmids");
    const [message] = await untilReceived(1);
    expect(messageOf(message!)).toEqual({
      type: "project.created",
      timestamp: expect.any(String),
      data: {
        team: { id: owner.user.tenantId, name: expect.any(String) },
        actor: { id: owner.user.userId, name: "owner" },
        project: { id: project.id, name: "Plasmids" },
      },
    });
    const { "webhook-id": id, "webhook-timestamp": time, "webhook-signature": signature } = message!.headers;
    const moment = new Date(Number(time) * 1_000);
    const genuine = headersFor({ id: String(id), time: moment, body: message!.body }, [hook.secret]);
    expect(signature).toBe(genuine["webhook-signature"]);
    expect(Math.abs(Date.now() - moment.getTime())).toBeLessThan(60_000);
    const logged = await untilLogged(hook, "succeeded", 1);
    expect(logged).toMatchObject({
      type: "project.created",
      code: 202,
      answer: "taken",
      fault: null,
      nextTime: null,
    });
    expect(logged.message).toBe(message!.body);
    const [shown] = await owner.get<Webhook[]>("/webhooks");
    expect(shown).toMatchObject({ id: hook.id, isEnabled: true, lastDelivery: { status: "succeeded" } });
    expect(JSON.stringify(shown)).not.toContain(hook.secret);
  });

  it("sends files and versions without their contents, and membership changes", async () => {
    await add();
    const sequences = "/application/molecular-biology/sequences";
    const { file } = await owner.post<{ file: { id: string } }>(sequences, {
      content: contentOf({ name: "pSecret", sequence: "GATTACAGATTACA" }),
    });
    await owner.put(`${sequences}/${file.id}`, { baseVersion: 1, content: contentOf({ name: "pSecret" }) });
    const colleague = await lab.addColleague(owner, "colleague");
    const successorId = owner.user.userId;
    await owner.post(`/users/${colleague.user.userId}/remove`, { successorId });
    // Whose account is made gets a project, too.
    const bodies = await vi.waitFor(
      () => {
        const byType = new Map(received.map(messageOf).map((one) => [one.type, one.data]));
        const wanted = ["file.created", "file.saved", "member.joined", "member.left"];
        expect([...byType.keys()]).toEqual(expect.arrayContaining(wanted));
        return byType;
      },
      { timeout: 60_000, interval: 20 },
    );
    expect(bodies.get("file.created")).toMatchObject({
      files: [{ id: file.id, name: "pSecret" }],
      fileCount: 1,
    });
    expect(bodies.get("file.saved")).toMatchObject({ files: [{ id: file.id }], version: 2 });
    expect(bodies.get("member.joined")).toMatchObject({
      member: { id: colleague.user.userId, name: "colleague" },
    });
    expect(bodies.get("member.left")).toMatchObject({
      member: { name: "colleague" },
      actor: { name: "owner" },
    });
    expect(received.map(({ body }) => body).join()).not.toContain("GATTACA");
  });

  it("reports a replaced upload, and a restored earlier version", async () => {
    await add({ events: ["file.saved"] });
    const uploads = "/platform/resource/projects/fileAsset/upload";
    const place = { projectId: owner.user.personalProjectId, folderId: null };
    const put = async (text: string) => {
      const uuid = await owner.upload("gel.txt", new TextEncoder().encode(text));
      const input = { uuid, name: "gel.txt", onDuplicate: "version", ...place };
      return owner.post<{ file: { id: string } }>(uploads, input);
    };
    const { file } = await put("first");
    await put("second");
    await owner.post(`/platform/resource/projects/fileAsset/${file.id}/restoreVersion`, {
      version: 1,
      baseVersion: 2,
    });
    const messages = (await untilReceived(2)).map(messageOf);
    // Two deliveries may overtake each other.
    const bodies = messages.map(({ type, data }) => ({ type, data: data as { version: number } }));
    expect(bodies.toSorted((one, other) => one.data.version - other.data.version)).toEqual(
      [2, 3].map((version) => ({
        type: "file.saved",
        data: expect.objectContaining({ files: [expect.objectContaining({ id: file.id })], version }),
      })),
    );
  });

  it("goes to who asked for the event, in the same team, and to nobody else", async () => {
    await add({ events: ["file.created"] });
    await stranger.post("/webhooks", { name: "theirs", url: `${address}/theirs`, events: allEvents });
    await makeProject("quiet");
    await lab.kernel.events.deliver();
    await stranger.post("/platform/resource/projects", { name: "loud" });
    await untilReceived(1);
    expect(received.map(({ url }) => url)).toEqual(["/theirs"]);
  });

  it("follows no redirect", async () => {
    const hook = await add();
    answer = { status: 302, headers: { location: `${address}/elsewhere` } };
    await owner.post(`/webhooks/${hook.id}/ping`, {});
    expect(await untilLogged(hook, "failed", 1)).toMatchObject({ code: 302, fault: "status" });
    expect(received.map(({ url }) => url)).toEqual(["/hooks"]);
  });
});

describe("what does not get through", () => {
  it("is tried again under the same id until it does", async () => {
    const hook = await add();
    answer = { status: 500, body: "no room" };
    await makeProject("again");
    const failed = await untilLogged(hook, "waiting", 1);
    expect(failed).toMatchObject({ code: 500, answer: "no room", fault: "status" });
    expect(Date.parse(failed.nextTime!)).toBeGreaterThan(Date.now());
    answer = { status: 200 };
    await hurry();
    await untilLogged(hook, "succeeded", 2);
    expect(new Set(received.map(({ headers }) => headers["webhook-id"])).size).toBe(1);
  });

  it("is given up at last, and sent again by hand", async () => {
    const hook = await add();
    answer = { status: 500 };
    await makeProject("last");
    const { id } = await untilLogged(hook, "waiting", 1);
    await lab.database.asOwner("update webhook_delivery set attempts = 7");
    await hurry();
    await untilLogged(hook, "failed", 8);
    answer = { status: 200 };
    await owner.post(`/webhooks/${hook.id}/deliveries/${id}/redeliver`, {});
    await untilLogged(hook, "succeeded", 1);
    expect(await logOf(hook, "?status=failed")).toEqual([]);
  });

  it("lets a tired webhook rest, without losing what waits", async () => {
    const hook = await add();
    await lab.database.asOwner("update webhook set failures = 4, failing_since = now()");
    answer = { status: 503 };
    await makeProject("first");
    await untilLogged(hook, "waiting", 1);
    await makeProject("second");
    const second = await untilLogged(hook, "waiting", 0);
    await vi.waitFor(async () => {
      const [row] = await logOf(hook);
      expect(Date.parse(row!.nextTime!)).toBeGreaterThan(Date.parse(second.createTime) + 20_000);
    }, 60_000);
    expect(received).toHaveLength(1);
    answer = { status: 204 };
    await lab.database.asOwner("update webhook set rest_until = now() - interval '1 second'");
    await hurry();
    await untilReceived(3);
    expect(new Set(received.map((one) => messageOf(one).data.project?.name))).toEqual(
      new Set(["first", "second"]),
    );
  });

  it("switches a webhook off after a day, once, and notifies who can fix it", async () => {
    const hook = await add();
    await lab.database.asOwner(
      "update webhook set failures = 9, failing_since = now() - interval '25 hours'",
    );
    answer = { status: 500 };
    await makeProject("hopeless");
    await vi.waitFor(
      async () =>
        expect(await owner.get<Webhook[]>("/webhooks")).toMatchObject([
          { isEnabled: false, stopReason: "failing" },
        ]),
      60_000,
    );
    await vi.waitFor(async () => {
      const { records } = await owner.get<{ records: Notification[] }>("/notifications/list");
      expect(records.filter(({ kind }) => kind === "webhookStopped")).toMatchObject([
        { fromUserId: null, content: { extraInfo: { webhook: "LIMS" } } },
      ]);
    }, 60_000);
    await hurry();
    expect(await untilLogged(hook, "failed", 1)).toMatchObject({ fault: "off" });
    const { name, url, events } = hook;
    await owner.put(`/webhooks/${hook.id}`, { name, url, events, isEnabled: true });
    expect(await owner.get<Webhook[]>("/webhooks")).toMatchObject([{ isEnabled: true, stopReason: null }]);
  });

  it("says when nobody is there", async () => {
    const hook = await add({ url: "http://127.0.0.1:9/hooks" });
    await owner.post(`/webhooks/${hook.id}/ping`, {});
    expect(await untilLogged(hook, "failed", 1)).toMatchObject({ fault: "unreachable", code: null });
  });
});

describe("a crash", () => {
  it("between an event and its delivery loses none and doubles none", async () => {
    const hook = await add();
    await makeProject("once");
    await untilLogged(hook, "succeeded", 1);
    // The server is killed after its handlers have written, before the outbox has noted it.
    const newest = "select max(id) from outbox_event where type = 'project.created'";
    await lab.database.asOwner(`update outbox_event set delivery_time = null where id = (${newest})`);
    await lab.kernel.events.deliver();
    const waiting = await lab.database.asOwner("select 1 from outbox_event where delivery_time is null");
    expect([waiting.length, (await logOf(hook)).length]).toEqual([0, 1]);
  });

  it("in an attempt sends the message again", async () => {
    const hook = await add();
    answer = { status: 500 };
    await makeProject("killed");
    await untilLogged(hook, "waiting", 1);
    answer = { status: 200 };
    // As a killed server leaves it: the job is held, the attempt not noted.
    await lab.database.asOwner(
      "update graphile_worker._private_jobs set locked_at = now(), locked_by = 'killed', run_at = now()",
    );
    await lab.database.asOwner("select graphile_worker.force_unlock_workers(array['killed'])");
    await untilLogged(hook, "succeeded", 2);
  });
});

describe("a secret", () => {
  it("is changed with a day in which the old one signs too", async () => {
    const hook = await add();
    const renewed = await owner.post<WebhookSecret>(`/webhooks/${hook.id}/secret`, {});
    expect(renewed.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    const ping = async () => {
      received = [];
      await owner.post(`/webhooks/${hook.id}/ping`, {});
      const [message] = await untilReceived(1);
      const {
        "webhook-id": id,
        "webhook-timestamp": time,
        "webhook-signature": signature,
      } = message!.headers;
      const about = { id: String(id), time: new Date(Number(time) * 1_000), body: message!.body };
      const by = (secret: string) => headersFor(about, [secret])["webhook-signature"];
      return [hook.secret, renewed.secret].map((secret) => String(signature).split(" ").includes(by(secret)));
    };
    expect(await ping()).toEqual([true, true]);
    await lab.database.asOwner("update webhook set old_secret_until = now()");
    expect(await ping()).toEqual([false, true]);
  });

  it("is encrypted in the database, and in no audit trail", async () => {
    const { secret } = await add();
    const [row] = await lab.database.asOwner<{ secret: string }>("select secret from webhook");
    expect(row?.secret).not.toContain(secret.slice(6));
    const trail = await lab.database.asOwner("select after from audit_entry where action like 'webhook.%'");
    expect(JSON.stringify(trail)).not.toContain(secret.slice(6));
    expect(JSON.stringify(trail)).not.toContain("/hooks");
  });
});

describe("what may be kept", () => {
  it.each([
    ["an address with a password", { url: "https://me:secret@lims.example.org" }],
    ["another protocol", { url: "ftp://lims.example.org" }],
    ["no event", { events: [] }],
    ["an event that there is not", { events: ["file.read"] }],
  ])("is not %s", async (_, change) => {
    await expect(add(change)).rejects.toThrow("request.invalid");
  });

  it("is twenty at most, however many come at once", async () => {
    const made = await Promise.allSettled(Array.from({ length: 23 }, () => add()));
    expect(made.filter(({ status }) => status === "fulfilled")).toHaveLength(20);
    expect((await owner.get<Webhook[]>("/webhooks")).length).toBe(20);
  });

  it("is the affair of who holds the key, and listed page by page", async () => {
    const hook = await add({ events: ["file.saved"] });
    const member = await lab.addColleague(owner, "member");
    expect((await member.call("GET", "/webhooks")).code).toBe("permission.denied");
    for (let count = 0; count < 3; count++) await owner.post(`/webhooks/${hook.id}/ping`, {});
    const path = `/webhooks/${hook.id}/deliveries?limit=2`;
    const first = await owner.get<{ records: WebhookDelivery[]; nextCursor: string }>(path);
    const second = await owner.get<typeof first>(`${path}&cursor=${first.nextCursor}`);
    const ids = [...first.records, ...second.records].map(({ id }) => id);
    expect([ids.length, new Set(ids).size, second.nextCursor]).toEqual([3, 3, null]);
    expect((await owner.call("DELETE", `/webhooks/${hook.id}`)).code).toBe("success");
    expect((await owner.call("GET", path)).code).toBe("webhook.not.found");
  });

  it("is not a private address unless the installation allows it", async () => {
    const guarded = await buildLab({ beside: lab });
    const person = await guarded.signIn("owner@lab.test");
    const save = async (url: string) =>
      (await person.call("POST", "/webhooks", { name: "LIMS", url, events: ["file.created"] })).code;
    for (const url of [address, "https://127.0.0.1/", "https://[::ffff:10.0.0.8]/", "https://localhost/"]) {
      expect(await save(url), url).toBe("webhook.address.forbidden");
    }
    expect(await save("https://lims.example.org/hooks?token=1")).toBe("success");
    await guarded.close();
  });
});

it("deliveries are counted by the days of a time zone, each with its current state", async () => {
  const hook = await add({ events: ["file.saved"] });
  for (let count = 0; count < 3; count++) await owner.post(`/webhooks/${hook.id}/ping`, {});
  await vi.waitFor(
    async () => expect((await logOf(hook)).map(({ status }) => status)).toEqual(Array(3).fill("succeeded")),
    60_000,
  );
  const [, older, oldest] = await logOf(hook);
  await lab.database.asOwner(`update webhook_delivery set status = 'failed',
    create_time = (date_trunc('day', now() at time zone 'Asia/Tokyo') - interval '1 minute') at time zone 'Asia/Tokyo'
    where id = ${older!.id}`);
  await lab.database.asOwner(
    `update webhook_delivery set create_time = now() - interval '31 days' where id = ${oldest!.id}`,
  );
  const days = await owner.get<DeliveryDay[]>(`/webhooks/${hook.id}/delivery-days?timezone=Asia/Tokyo`);
  expect(days).toHaveLength(30);
  expect(days.slice(-2)).toEqual([
    expect.objectContaining({ succeeded: 0, waiting: 0, failed: 1 }),
    expect.objectContaining({ succeeded: 1, waiting: 0, failed: 0 }),
  ]);
  const today = new Intl.DateTimeFormat("sv-SE", { timeZone: "Asia/Tokyo" }).format(new Date());
  expect([days.at(-1)?.day, days.reduce((sum, one) => sum + one.succeeded, 0)]).toEqual([today, 1]);
});

it("the log is cleared after thirty days", async () => {
  const hook = await add();
  await owner.post(`/webhooks/${hook.id}/ping`, {});
  await untilLogged(hook, "succeeded", 1);
  await lab.database.asOwner("update webhook_delivery set create_time = now() - interval '31 days'");
  await owner.post(`/webhooks/${hook.id}/ping`, {});
  await lab.database.asOwner("select graphile_worker.add_job('sweep-webhook-deliveries')");
  await vi.waitFor(async () => expect(await logOf(hook)).toHaveLength(1), 60_000);
});
