import { PDF_EXPORT_TIMEOUT_MS, previewsApi, projectsApi, REQUEST_TIMEOUT_MS } from "@benchleaf/contract";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { addressOf, call, clientHooks, download } from "./client.ts";
import { connection } from "./connection.ts";

const answer = (body: unknown, status = 200): Response => new Response(JSON.stringify(body), { status });

beforeEach(() => {
  vi.stubGlobal("document", { cookie: "x-visitor-id=abc" });
  clientHooks.csrfToken = () => "token";
  clientHooks.signInAgain = () => Promise.resolve();
});
afterEach(() => {
  vi.unstubAllGlobals();
  connection.state.set("well");
});

test("fills the address and leaves out what is absent", () => {
  const parts = { params: { id: "a/b" }, query: { cursor: undefined, limit: 5, search: "pUC 19" } };
  expect(addressOf("/x/:id", parts)).toBe("/app/x/a%2Fb?limit=5&search=pUC+19");
});

test("sends language, visitor and token", async () => {
  const fetched = vi.fn(async (_address: string, _init: RequestInit) =>
    answer({ code: "success", data: { id: "1" } }),
  );
  vi.stubGlobal("fetch", fetched);
  await call(projectsApi.get, { params: { projectId: "1" } });
  expect(fetched.mock.calls[0]?.[1].headers).toMatchObject({
    lang: "zh-CN",
    "x-visitor-id": "abc",
    "x-csrf-token": "token",
  });
});

test("asks for the password once the session has ended, then sends the call again", async () => {
  const answers = [
    answer({ code: "error.unauthorized", message: "" }, 401),
    answer({ code: "success", data: { id: "1" } }),
  ];
  vi.stubGlobal("fetch", async () => answers.shift());
  const signInAgain = vi.fn(() => Promise.resolve());
  clientHooks.signInAgain = signInAgain;
  expect(await call(projectsApi.get, { params: { projectId: "1" } })).toEqual({ id: "1" });
  expect(signInAgain).toHaveBeenCalledOnce();
});

test("continues in a session that another tab has opened, and reports when it cannot", async () => {
  const refusal = () => answer({ code: "csrf.invalid", message: "" }, 403);
  const answers = [refusal(), answer({ code: "success", data: { id: "1" } }), refusal()];
  vi.stubGlobal("fetch", async () => answers.shift());
  const meetSession = vi.fn(() => Promise.resolve(true));
  clientHooks.meetSession = meetSession;
  expect(await call(projectsApi.get, { params: { projectId: "1" } })).toEqual({ id: "1" });
  expect(meetSession).toHaveBeenCalledOnce();
  clientHooks.meetSession = () => Promise.resolve(false);
  await expect(call(projectsApi.get, { params: { projectId: "1" } })).rejects.toMatchObject({
    code: "csrf.invalid",
  });
});

test("a server that cannot be reached is a failure of its own", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("failed")));
  await expect(call(projectsApi.get, { params: { projectId: "1" } })).rejects.toMatchObject({
    code: "client.offline",
  });
});

test.each([
  ["a gateway says that the server is away", "<html>", 502, "server"],
  ["the server itself is not ready", { code: "system.unavailable", message: "" }, 503, "server"],
  [
    "a public database is away, and the server says so",
    { code: "source.unreachable", message: "" },
    502,
    "well",
  ],
  ["a public database is busy", { code: "source.busy", message: "" }, 503, "well"],
])("where %s", async (_, body, status, state) => {
  vi.stubGlobal("fetch", async () => answer(body, status));
  await expect(call(projectsApi.get, { params: { projectId: "1" } })).rejects.toMatchObject({ status });
  expect(connection.state.get()).toBe(state);
});

test("a call waits 30 seconds, the making of a PDF of many files 60", async () => {
  const pdfInput = { body: { fileIds: ["1"], mode: "merge" as const, timezone: "Asia/Shanghai" } };
  const timers: [number, AbortController][] = [];
  vi.spyOn(AbortSignal, "timeout").mockImplementation((milliseconds) => {
    const own = new AbortController();
    timers.push([milliseconds, own]);
    return own.signal;
  });
  vi.stubGlobal("fetch", (_: string, { signal }: RequestInit) => {
    return new Promise((_resolve, reject) => signal?.addEventListener("abort", () => reject(signal.reason)));
  });
  const late = expect(call(projectsApi.get, { params: { projectId: "1" } })).rejects.toMatchObject({
    code: "client.timeout",
  });
  const latePdf = expect(download(previewsApi.batchExport, pdfInput)).rejects.toMatchObject({
    code: "client.timeout",
  });
  await vi.waitFor(() => expect(timers).toHaveLength(2), 60_000);
  expect(timers.map(([milliseconds]) => milliseconds).sort()).toEqual([
    REQUEST_TIMEOUT_MS,
    PDF_EXPORT_TIMEOUT_MS,
  ]);
  expect([REQUEST_TIMEOUT_MS, PDF_EXPORT_TIMEOUT_MS]).toEqual([30_000, 60_000]);
  for (const [, own] of timers) own.abort();
  await Promise.all([late, latePdf]);
  vi.restoreAllMocks();
});
