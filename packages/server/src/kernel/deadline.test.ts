import { setTimeout as sleep } from "node:timers/promises";
import { endpoint } from "@benchleaf/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { z } from "zod";
import { buildTestApp, type TestApp } from "../test-support/test-app.ts";
import type { Queries } from "./database.ts";
import { bindPublic } from "./mount.ts";

/** Returned as failed after one second: two of its three are stored for the response. */
const row = (name: string) =>
  endpoint({
    method: "POST",
    path: `/test/${name}`,
    summary: "late",
    access: "public",
    data: z.null(),
    secondsAllowed: 3,
  });

const keep = (tx: Queries, key: string): Promise<unknown> =>
  tx.rows("insert into rate_limit (key, points) values ($1, 1)", [key]);

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp({
    areas: ({ database }) => [
      bindPublic(row("late-commit"), async () => {
        await database.open(async (tx) => {
          await keep(tx, "late-commit");
          await sleep(1_500);
        });
        return null;
      }),
      bindPublic(row("late-question"), async () => {
        await database.open(async (tx) => {
          await keep(tx, "late-question");
          await sleep(1_500);
          await keep(tx, "late-question-2");
        });
        return null;
      }),
      bindPublic(row("second-transaction"), async () => {
        await sleep(1_500);
        await database.open((tx) => keep(tx, "second-transaction"));
        return null;
      }),
      bindPublic(row("in-time"), async () => {
        await database.open((tx) => keep(tx, "in-time"));
        return null;
      }),
    ],
  });
});
afterAll(() => app.close());

const kept = async (): Promise<string[]> =>
  (await app.database.asOwner<{ key: string }>("select key from rate_limit order by key")).map(
    ({ key }) => key,
  );

it.each(["late-commit", "late-question", "second-transaction"])(
  "a call that is answered as failed keeps nothing: %s",
  async (name) => {
    const answer = await app.app.inject({ method: "POST", url: `/app/test/${name}`, payload: {} });
    expect(answer.statusCode).toBe(503);
    expect(answer.json().code).toBe("system.unavailable");
    await sleep(1_500);
    expect((await kept()).filter((key) => key.startsWith(name))).toEqual([]);
  },
);

it("one in time keeps all", async () => {
  const answer = await app.app.inject({ method: "POST", url: "/app/test/in-time", payload: {} });
  expect(answer.statusCode).toBe(200);
  expect(await kept()).toContain("in-time");
});
