import { describe, expect, it } from "vitest";
import { refuseManyValues } from "./json-limits.ts";

const judge = (text: string, maxValues = 1_000): Promise<void> =>
  refuseManyValues(Buffer.from(text), maxValues);

describe("a JSON text", () => {
  it.each([
    ["few values", JSON.stringify({ a: [1, 2, { b: "c" }], d: null })],
    ["commas and brackets in texts", JSON.stringify({ a: `${"[{,".repeat(5_000)}\\`, b: '"'.repeat(5_000) })],
    ["a text that ends with a backslash", JSON.stringify(["\\", "\\\\", 'x\\"', ","])],
    ["a million escaped characters", JSON.stringify(['"'.repeat(1_000_000)])],
    ["a long list", JSON.stringify(Array(900).fill(1))],
    ["what is no JSON", '{"a'],
    ["nothing", ""],
  ])("passes with %s", async (_what, text) => {
    await expect(judge(text)).resolves.toBeUndefined();
  });

  it.each([
    ["many values", JSON.stringify(Array(1_001).fill(1)), 1_000],
    ["many values in many lists", JSON.stringify(Array(600).fill([1])), 1_000],
    ["many members of one object", `{${'"a":1,'.repeat(5_001)}"b":1}`, 1_000_000],
    ["deep lists", "[".repeat(65), 1_000],
    ["four million escaped characters", `["${'\\"'.repeat(4_000_001)}"]`, 1_000],
    ["deep objects", '{"a":'.repeat(65), 1_000],
  ])("is refused with %s", async (_what, text, most) => {
    await expect(judge(text, most)).rejects.toMatchObject({ code: "request.too.large" });
  });
});
