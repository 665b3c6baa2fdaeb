import { cpuTime } from "@benchleaf/bio/test-support/cpu-time";
import { expect, it } from "vitest";
import { literalOf } from "./array-literal.ts";

it("writes texts as PostgreSQL reads them", () => {
  expect(literalOf(["a", "", null, 'say "hi"', "a\\b", 'two\n"lines"'])).toBe(
    '{"a","",NULL,"say \\"hi\\"","a\\\\b","two\n\\"lines\\""}',
  );
  expect(literalOf(['µ"\t🧬'])).toBe('{"µ\\"\t🧬"}');
});

it("leaves what are no texts to the driver", () => {
  for (const value of [[1, 2], [], [null], [true], "text", null, [["a"]]])
    expect(literalOf(value)).toBe(value);
});

it("takes millions of quotes in a moment", () => {
  const began = cpuTime();
  const count = process.env.BENCHLEAF_FULL === "1" ? 5_000_000 : 1_000_000;
  literalOf(['"'.repeat(count), '"\n'.repeat(count / 2)]);
  // Five million take 0.6 s on an idle machine, six with the driver's own.
  expect(cpuTime() - began).toBeLessThan(count / 1_250);
});
