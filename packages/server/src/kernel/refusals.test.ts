import { allEndpoints, needsOf } from "@benchleaf/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { areas } from "../composition-root.ts";
import { callRow, type Refusal, refusalsOf } from "../test-support/refusals.ts";
import { buildTestApp, type TestApp } from "../test-support/test-app.ts";
import type { Session } from "./context.ts";
import type { Binding } from "./mount.ts";

const session = (authorities: readonly string[]): Session => ({
  sessionId: "1",
  userId: "1",
  tenantId: "1",
  userName: "Ann",
  authorities: new Set(authorities),
  csrfToken: "csrf",
  tenantStatus: "normal",
  isOwner: false,
  ipRanges: null,
  isPasswordStale: false,
  isToken: false,
  roles: new Set<string>(),
});
const everyKey = allEndpoints.flatMap(({ row: { access } }) =>
  typeof access === "object" && access.permission ? needsOf(access.permission).flat() : [],
);
const sessions: Record<string, Session> = { bare: session([]), full: session(everyKey) };

let app: TestApp;
let bindings: readonly Binding[] = [];
beforeAll(async () => {
  app = await buildTestApp({
    areas: (kernel) => {
      bindings = areas(kernel);
      return bindings;
    },
    resolveSession: () => async (token) => sessions[token] ?? null,
    isFeatureOn: () => async () => false,
  });
});
afterAll(() => app.close());

const callers: Record<Refusal["as"], { cookie?: string; csrfToken?: string }> = {
  nobody: {},
  "without-token": { cookie: "benchleaf_session=full" },
  "without-keys": { cookie: "benchleaf_session=bare", csrfToken: "csrf" },
  "without-roles": { cookie: "benchleaf_session=full", csrfToken: "csrf" },
  "feature-off": { cookie: "benchleaf_session=full", csrfToken: "csrf" },
};

test("every row of the contract is answered, once", () => {
  const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;
  expect(bindings.map(({ row }) => nameOf(row)).sort()).toEqual(
    allEndpoints.map(({ row }) => nameOf(row)).sort(),
  );
});

const refusals = refusalsOf(allEndpoints.map(({ row }) => row)).filter(
  // With its feature off, an endpoint says so before it checks permissions and roles.
  ({ row, as }) =>
    (as !== "without-keys" && as !== "without-roles") ||
    typeof row.access !== "object" ||
    row.access.feature === undefined,
);
test.each(refusals)("refuses $name", async ({ row, as, status, code }) => {
  const answer = await callRow(app.app, row, callers[as]);
  expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
});
