import { expect, it } from "vitest";
import { randomBases } from "../../test-support/random-bases.ts";
import { planPrimers } from "./plan-primers.ts";

const sequence = randomBases(300, 21);

it("puts the given tails before what pairs with both ends of a stretch", () => {
  const region = { start: 40, length: 200 };
  const made = planPrimers(
    [{ name: "gene", sequence, region, lead: "ATG" }, { sequence }],
    [{ forward: "TTTTTTGAATTC", reverse: "TTTTTTGGATCC" }, null],
  );
  if (!made.ok) throw new Error(made.error.message);
  const [forward, reverse] = made.primers;
  expect(made.primers).toHaveLength(2);
  expect(forward?.bases).toBe(`TTTTTTGAATTCATG${sequence.slice(40, 40 + forward!.binding.length)}`);
  expect(reverse?.tail).toBe("TTTTTTGGATCC");
  expect(made.conflicts.map(({ code }) => code)).not.toContain("primer-too-long");
});

it("rejects a range outside its fragment", () => {
  const region = { start: 250, length: 100 };
  const tails = { forward: "", reverse: "" };
  expect(planPrimers([{ sequence, region }], [tails])).toMatchObject({
    ok: false,
    error: { code: "bad-option" },
  });
});
