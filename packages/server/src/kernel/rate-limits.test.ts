import { endpoint } from "@benchleaf/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { buildTestApp, type TestApp } from "../test-support/test-app.ts";
import { bindPublic } from "./mount.ts";

const row = (path: `/${string}`, perMinute?: number) =>
  endpoint({
    method: "GET",
    path,
    summary: path,
    access: "public",
    data: z.null(),
    ...(perMinute === undefined ? {} : { perMinute }),
  });
const bindings = [row("/test/open"), row("/test/knock", 5), row("/test/knock-too", 3)].map((one) =>
  bindPublic(one, async () => null),
);

let app: TestApp;
/** Another node on the same database. */
let other: TestApp;
beforeAll(async () => {
  app = await buildTestApp({ config: { rateLimitPerMinute: 20 }, areas: () => bindings });
  other = await buildTestApp({ config: { rateLimitPerMinute: 20 }, areas: () => bindings, beside: app });
});
afterAll(async () => {
  await other.close();
  await app.close();
});

const ask = async (count: number, url: string, from: string, node = app) => {
  const answers = await Promise.all(
    Array.from({ length: count }, () => node.app.inject({ url: `/app/test/${url}`, remoteAddress: from })),
  );
  return {
    allowed: answers.filter(({ statusCode }) => statusCode === 200).length,
    refused: answers.filter(({ statusCode }) => statusCode === 429),
  };
};

describe("a row's own limit", () => {
  test("lets exactly as many of many at once through, and says when to come again", async () => {
    const { allowed, refused } = await ask(13, "knock", "192.0.2.1");
    expect([allowed, refused.length]).toEqual([5, 8]);
    expect(refused[0]?.json().code).toBe("rate.limited");
    expect(Number(refused[0]?.headers["retry-after"])).toBeGreaterThan(0);
    expect((await ask(1, "knock", "192.0.2.1")).allowed).toBe(0);
  });
  test("counts each address and each row by itself", async () => {
    expect((await ask(1, "knock-too", "192.0.2.1")).allowed).toBe(1);
    expect((await ask(5, "knock", "192.0.2.2")).allowed).toBe(5);
  });
  test("is one count for all nodes of a database", async () => {
    const both = await Promise.all([app, other].map((node) => ask(6, "knock-too", "192.0.2.3", node)));
    expect(both[0]!.allowed + both[1]!.allowed).toBe(3);
  });
});

test("the general limit lets exactly as many of a browser's calls through", async () => {
  expect((await ask(27, "open", "192.0.2.9")).allowed).toBe(20);
});

test("a session that somebody invented does not evade the general limit", async () => {
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, index) =>
      app.app.inject({
        url: "/app/test/open",
        remoteAddress: "192.0.2.40",
        headers: index % 2 ? { cookie: `benchleaf_session=${index}` } : { authorization: `Bearer ${index}` },
      }),
    ),
  );
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(20);
});

test("one line of IPv6 is one caller, and IPv4 is one however it is written", async () => {
  const from = async (url: string, addresses: readonly string[]) =>
    (await Promise.all(addresses.map((address) => ask(1, url, address)))).filter(({ allowed }) => allowed > 0)
      .length;
  const many = Array.from({ length: 12 }, (_, index) => `2001:db8:7:1::${(index + 1).toString(16)}`);
  expect(await from("knock", many)).toBe(5);
  expect(await from("knock", ["2001:db8:7:2::1"])).toBe(1);
  expect(await from("knock-too", ["192.0.2.50", "::ffff:192.0.2.50", "192.0.2.50", "::ffff:c000:232"])).toBe(
    3,
  );
});
