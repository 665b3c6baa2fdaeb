import { endpoint, type FeatureKey, type PermissionKey, SIGNED_IN_COOKIE } from "@benchleaf/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { buildTestApp, type TestApp } from "../test-support/test-app.ts";
import type { Session } from "./context.ts";
import { bind, bindPublic, dispositionOf } from "./mount.ts";
import { problem } from "./problem.ts";

const permission: PermissionKey = "PROJECT_READ";
const feature: FeatureKey = "EQUIPMENT";
const tube = z.object({ id: z.string(), label: z.string() });

const rows = {
  open: endpoint({ method: "GET", path: "/test/open", summary: "open", access: "public", data: z.string() }),
  enter: endpoint({
    method: "POST",
    path: "/test/enter",
    summary: "enter",
    access: "public",
    data: z.null(),
  }),
  label: endpoint({
    method: "PUT",
    path: "/test/tubes/:tubeId",
    summary: "label",
    access: { permission },
    params: z.object({ tubeId: z.string() }),
    body: z.object({ label: z.string().trim().min(1) }),
    data: tube,
  }),
  list: endpoint({
    method: "GET",
    path: "/test/tubes",
    summary: "list",
    access: { permission },
    query: z.object({ limit: z.coerce.number().int().default(5) }),
    data: z.array(tube),
  }),
  leak: endpoint({ method: "GET", path: "/test/leak", summary: "leak", access: "session", data: tube }),
  feature: endpoint({
    method: "GET",
    path: "/test/feature",
    summary: "feature",
    access: { feature },
    data: z.null(),
  }),
  file: endpoint({
    method: "GET",
    path: "/test/file",
    summary: "file",
    access: "session",
    answersFile: true,
  }),
  broken: endpoint({
    method: "GET",
    path: "/test/broken",
    summary: "broken",
    access: "session",
    data: z.null(),
  }),
  stale: endpoint({
    method: "GET",
    path: "/test/stale",
    summary: "stale",
    access: "session",
    data: z.null(),
  }),
};

const session = (keys: string[]): Session => ({
  sessionId: "1",
  userId: "2",
  tenantId: "3",
  userName: "Ann",
  authorities: new Set(keys),
  csrfToken: "csrf",
  tenantStatus: "normal",
  isOwner: false,
  ipRanges: null,
  isPasswordStale: false,
  isToken: false,
  roles: new Set<string>(),
});
const sessions: Record<string, Session> = { full: session([permission]), bare: session([]) };

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp({
    resolveSession: () => async (token) => sessions[token] ?? null,
    isFeatureOn: () => async () => false,
    areas: () => [
      bindPublic(rows.open, async () => "hello"),
      bindPublic(rows.enter, async (_, context) => {
        context.setSession("full");
        return null;
      }),
      bind(rows.label, async ({ params, body }) => ({ id: params.tubeId, label: body.label })),
      bind(rows.list, async ({ query }) =>
        Array.from({ length: query.limit }, (_, id) => ({ id: String(id), label: "x", secret: "y" })),
      ),
      bind(rows.leak, async () => ({ id: 5, label: "x" }) as never),
      bind(rows.feature, async () => null),
      bind(
        rows.file,
        async () => ({ fileName: '质粒 "1".gb', contentType: "text/plain", body: "LOCUS" }) as never,
      ),
      bind(rows.broken, async () => {
        throw new Error("secret inside");
      }),
      bind(rows.stale, async () => {
        throw problem("file.version.stale", { version: 3 });
      }),
    ],
  });
});
afterAll(() => app.close());

const ask = (
  method: "GET" | "POST" | "PUT",
  url: string,
  options: { as?: string; headers?: Record<string, string>; payload?: object | string } = {},
) =>
  app.app.inject({
    method,
    url: `/app/test${url}`,
    headers: {
      ...(options.as === undefined ? {} : { cookie: `benchleaf_session=${options.as}` }),
      ...options.headers,
    },
    ...(options.payload === undefined ? {} : { payload: options.payload }),
  });
const csrf = { "x-csrf-token": "csrf" };

describe("answers", () => {
  test("wraps data in the envelope and drops what the row does not name", async () => {
    const answer = await ask("GET", "/tubes?limit=1", { as: "full" });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ code: "success", data: [{ id: "0", label: "x" }] });
  });
  test("an answer out of its contract is our fault and stays inside", async () => {
    const answer = await ask("GET", "/leak", { as: "full" });
    expect([answer.statusCode, answer.json().code]).toEqual([500, "system.error"]);
  });
  test("an unexpected error says nothing of its inside", async () => {
    const answer = await ask("GET", "/broken", { as: "full" });
    expect(answer.statusCode).toBe(500);
    expect(answer.body).not.toContain("secret");
    expect(answer.json().data.requestId).toBe(answer.headers["x-request-id"]);
  });
  test("a problem carries its data and the words of the caller's language", async () => {
    const say = async (lang: string) =>
      (await ask("GET", "/stale", { as: "full", headers: { lang } })).json();
    const [chinese, english] = [await say("zh-CN"), await say("en-US")];
    expect(english).toMatchObject({ code: "file.version.stale", data: { version: 3 } });
    expect(english.message).toMatch(/^[ -~’]+$/);
    expect(chinese.message).toMatch(/\p{Script=Han}/u);
  });
  test("a file leaves under its own name", async () => {
    const answer = await ask("GET", "/file", { as: "full" });
    expect(answer.body).toBe("LOCUS");
    expect(answer.headers["content-disposition"]).toBe(
      `attachment; filename="__ _1_.gb"; filename*=UTF-8''%E8%B4%A8%E7%B2%92%20%221%22.gb`,
    );
  });
  test("an unknown path below /app is a problem", async () => {
    expect((await ask("GET", "/nothing")).json().code).toBe("route.not.found");
  });
});

describe("requests", () => {
  test("each wrong field is named", async () => {
    const answer = await ask("PUT", "/tubes/1", { as: "full", headers: csrf, payload: { label: " " } });
    expect([answer.statusCode, answer.json().data.issues[0].path]).toEqual([400, "body.label"]);
  });
  test("invalid JSON is reported", async () => {
    const answer = await ask("PUT", "/tubes/1", {
      as: "full",
      headers: { ...csrf, "content-type": "application/json" },
      payload: "{",
    });
    expect([answer.statusCode, answer.json().code]).toEqual([400, "request.invalid"]);
  });
});

describe("the gate", () => {
  test("asks for a session, then the feature, then the key", async () => {
    expect((await ask("GET", "/tubes")).json().code).toBe("error.unauthorized");
    expect((await ask("GET", "/tubes", { as: "unknown" })).statusCode).toBe(401);
    expect((await ask("GET", "/feature", { as: "full" })).json()).toMatchObject({ code: "feature.disabled" });
    expect((await ask("GET", "/tubes", { as: "bare" })).json()).toMatchObject({
      code: "permission.denied",
      data: { permission },
    });
  });
  test("a change needs the session's token", async () => {
    const change = (headers: Record<string, string>) =>
      ask("PUT", "/tubes/1", { as: "full", headers, payload: { label: "a" } });
    expect((await change({})).json().code).toBe("csrf.invalid");
    expect((await change({ "x-csrf-token": "other" })).statusCode).toBe(403);
    expect((await change(csrf)).statusCode).toBe(200);
  });
  test("a page of another session reads nothing in this one", async () => {
    const read = (headers: Record<string, string>) => ask("GET", "/tubes", { as: "full", headers });
    expect((await read({ "x-csrf-token": "other" })).json().code).toBe("csrf.invalid");
    expect((await read(csrf)).statusCode).toBe(200);
    expect((await read({})).statusCode).toBe(200);
  });
  test("a change from another site's page is refused, with the token or before sign-in", async () => {
    const from = (origin: string) => ask("POST", "/enter", { headers: { origin, host: "localhost" } });
    expect((await from("https://evil.example")).json().code).toBe("csrf.invalid");
    expect((await from("null")).statusCode).toBe(403);
    expect((await from("https://localhost")).statusCode).toBe(200);
  });
  test("the session cookie is closed to scripts and to other sites", async () => {
    const answer = await ask("POST", "/enter");
    expect(answer.cookies.find(({ name }) => name === "benchleaf_session")).toMatchObject({
      httpOnly: true,
      sameSite: "Lax",
      path: "/",
    });
    const hint = answer.cookies.find(({ name }) => name === SIGNED_IN_COOKIE);
    expect(hint).toMatchObject({ value: "1", sameSite: "Lax", path: "/" });
    expect(hint).not.toHaveProperty("httpOnly");
  });
});

describe("headers", () => {
  test("scripts come from our own files only", async () => {
    const { headers } = await ask("GET", "/open");
    const policy = String(headers["content-security-policy"]);
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toMatch(/unsafe/);
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["x-frame-options"]).toBeDefined();
  });
  test("a browser is given an id for 36500 days, once", async () => {
    const first = await ask("GET", "/open");
    expect(first.cookies.find(({ name }) => name === "x-visitor-id")).toMatchObject({
      maxAge: 36_500 * 86_400,
    });
    const again = await ask("GET", "/open", { headers: { cookie: "x-visitor-id=abcdefgh-1" } });
    expect(again.cookies).toEqual([]);
  });
  test("every answer carries its request's id", async () => {
    expect(
      (await ask("GET", "/open", { headers: { "x-request-id": "from-proxy-1" } })).headers["x-request-id"],
    ).toBe("from-proxy-1");
    expect(
      (await ask("GET", "/open", { headers: { "x-request-id": "<bad>" } })).headers["x-request-id"],
    ).toMatch(/^[0-9a-f-]{36}$/);
  });
});

describe("beside the rows", () => {
  test("OpenAPI names every row and resolves every reference", async () => {
    const document = (await app.app.inject("/app/openapi.json")).json();
    expect(document.openapi).toBe("3.1.0");
    const operation = document.paths["/app/test/tubes/{tubeId}"].put;
    expect(operation.security).toEqual([{ session: [], csrf: [] }]);
    expect(operation.responses["403"].description).toContain("permission.denied");
    for (const [, path] of JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)) {
      expect(path!.split("/").reduce((at, part) => at?.[part], document)).toBeDefined();
    }
    const ids = Object.values(document.paths).flatMap((methods) =>
      Object.values(methods as Record<string, { operationId: string }>).map(({ operationId }) => operationId),
    );
    expect(new Set(ids).size).toBe(ids.length);
  });
  test("the docs are a page without scripts whose style has the nonce", async () => {
    const { body, headers } = await app.app.inject("/app/docs");
    expect(body).toContain("/app/test/tubes/{tubeId}");
    expect(body).not.toContain("<script");
    const nonce = /'nonce-([^']+)'/.exec(String(headers["content-security-policy"]))?.[1];
    expect(body).toContain(`nonce="${nonce}"`);
  });
  test("health, readiness and metrics answer", async () => {
    expect((await app.app.inject("/healthz")).statusCode).toBe(200);
    expect((await app.app.inject("/readyz")).json()).toEqual({ status: "ready" });
    expect((await app.app.inject("/metrics")).body).toContain("http_request_duration_seconds_bucket");
    expect((await app.app.inject({ url: "/metrics", remoteAddress: "192.0.2.1" })).statusCode).toBe(403);
  });
});

test("a name is safe in a header", () => {
  expect(dispositionOf("a\r\nb.gb")).not.toMatch(/[\r\n]/);
});
