import { endpoint } from "@benchleaf/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { decodeCursor, encodeCursor } from "../areas/paging.ts";
import { buildTestApp, type TestApp } from "../test-support/test-app.ts";
import { bindPublic } from "./mount.ts";

const text = z.string();
const tube = endpoint({
  method: "POST",
  path: "/test/tubes/:tubeId",
  summary: "label",
  access: "public",
  params: z.object({ tubeId: text }),
  query: z.object({ search: text.optional() }),
  body: z.object({ label: text, notes: z.array(z.object({ words: text })).default([]) }),
  data: text,
});

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp({ areas: () => [bindPublic(tube, async ({ body }) => body.label)] });
});
afterAll(() => app.close());

const messageQueue = async (payload: string, url = "1") => {
  const headers = { "content-type": "application/json" };
  const answer = await app.app.inject({ method: "POST", url: `/app/test/tubes/${url}`, headers, payload });
  return { status: answer.statusCode, ...answer.json() };
};
const refused = (path: string) => ({ status: 400, code: "request.invalid", data: { issues: [{ path }] } });

test.each([
  ["U+0000", String.raw`{"label":"a\u0000b"}`, "body.label"],
  ["half of a surrogate pair", String.raw`{"label":"\uD83D"}`, "body.label"],
  [
    "one deep inside",
    String.raw`{"label":"a","notes":[{"words":"b"},{"words":"\udc00"}]}`,
    "body.notes.1.words",
  ],
  ["one in a name", String.raw`{"label":"a","\u0000":1}`, "body"],
])("refuses %s in a body and names the place", async (_what, payload, path) => {
  expect(await messageQueue(payload)).toMatchObject(refused(path));
});

test("refuses them in an address", async () => {
  expect(await messageQueue('{"label":"a"}', "a%00b")).toMatchObject(refused("params.tubeId"));
  expect(await messageQueue('{"label":"a"}', "1?search=%00")).toMatchObject(refused("query.search"));
  expect((await messageQueue('{"label":"a"}', "1?search=%ed%a0%80%ff")).status).toBeLessThan(500);
});

test.each([
  ["a whole pair", String.raw`{"label":"\uD83D\uDE00"}`, "😀"],
  ["a backslash before u0000", String.raw`{"label":"\\u0000"}`, String.raw`\u0000`],
])("takes %s", async (_what, payload, label) => {
  expect(await messageQueue(payload)).toMatchObject({ status: 200, data: label });
});

test("refuses a cursor that was made by hand", () => {
  expect(() => decodeCursor(z.tuple([text]), encodeCursor(["a\0"]))).toThrow(
    expect.objectContaining({ code: "request.invalid" }),
  );
});
