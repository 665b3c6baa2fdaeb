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

let house: TestApp;
/** Another node on the same database. */
let other: TestApp;
beforeAll(async () => {
  house = await buildTestApp({ config: { rateLimitPerMinute: 20 }, areas: () => bindings });
  other = await buildTestApp({ config: { rateLimitPerMinute: 20 }, areas: () => bindings, beside: house });
});
afterAll(async () => {
  await other.close();
  await house.close();
});

const ask = async (count: number, url: string, from: string, node = house) => {
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
    const both = await Promise.all([house, other].map((node) => ask(6, "knock-too", "192.0.2.3", node)));
    expect(both[0]!.allowed + both[1]!.allowed).toBe(3);
  });
});

test("the general limit lets exactly as many of a browser's calls through", async () => {
  expect((await ask(27, "open", "192.0.2.9")).allowed).toBe(20);
});
