import { endpoint } from "@benchleaf/contract";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { z } from "zod";
import { buildTestApp, type TestApp } from "../test-support/test-app.ts";
import { createLog } from "./log.ts";
import { bind } from "./mount.ts";

const tube = endpoint({
  method: "GET",
  path: "/test/tubes/:tubeId",
  summary: "tube",
  access: "session",
  params: z.object({ tubeId: z.string() }),
  query: z.object({ search: z.string().optional() }),
  data: z.null(),
});
const session = {
  sessionId: "1",
  userId: "2",
  tenantId: "3",
  userName: "Ann",
  authorities: new Set<string>(),
  csrfToken: "csrf-secret",
  tenantStatus: "normal" as const,
  isOwner: false,
  ipRanges: null,
  isPasswordStale: false,
  isToken: false,
  roles: new Set<string>(),
};

const written: string[] = [];
let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp({
    log: createLog({ logLevel: "info" }, { write: (line) => void written.push(line) }),
    areas: () => [bind(tube, async () => null)],
    resolveSession: () => async (token) => (token === "token-secret" ? session : null),
  });
});
afterAll(() => app.close());
beforeEach(() => {
  written.length = 0;
});

const ask = (url: string, cookie = "") => app.app.inject({ url, headers: { cookie } });

test("a call leaves one line with who, what and how long, and no secret", async () => {
  await ask("/app/test/tubes/private-tube?search=private", "benchleaf_session=token-secret");
  expect(written).toHaveLength(1);
  expect(JSON.parse(written[0]!)).toMatchObject({
    reqId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    method: "GET",
    route: "/app/test/tubes/:tubeId",
    status: 200,
    ms: expect.any(Number),
    tenantId: "3",
    userId: "2",
  });
  expect(written[0]).not.toMatch(/secret|private/);
});

test("a rejected request leaves a line without a name; probes leave none", async () => {
  await ask("/app/test/tubes/1");
  await ask("/app/nothing");
  await ask("/healthz");
  expect(written.map((line) => JSON.parse(line).status)).toEqual([401, 404]);
  expect(written.join("")).not.toContain("userId");
});

test("above level info nothing is written", async () => {
  app.kernel.log.level = "warn";
  await ask("/app/test/tubes/1");
  app.kernel.log.level = "info";
  expect(written).toEqual([]);
});
