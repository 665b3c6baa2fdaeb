import { ENTITY_NAME_FORBIDDEN, MAX_ENTITY_NAME_CHARACTERS } from "@benchleaf/contract";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type NamedPrimer, namePrimers, namingRules } from "./primer-names.ts";

const pair = (fragment: string): NamedPrimer[] => [
  { fragment, direction: "forward" },
  { fragment, direction: "reverse" },
];
const about = { product: "pNew", method: "Gibson" };

describe("names of primers", () => {
  it.each([
    ["default", "", ["lacZ-F", "lacZ-R"]],
    ["numbered", "", ["pNew-1", "pNew-2"]],
    ["custom", "{method}_{fragment}{direction}{number}", ["Gibson_lacZF1", "Gibson_lacZR2"]],
    ["custom", "{what}", ["{what}", "{what}-2"]],
    ["custom", "", ["lacZ-F", "lacZ-R"]],
  ] as const)("%s %s", (rule, pattern, names) => {
    expect(namePrimers(pair("lacZ"), rule, pattern, about)).toEqual(names);
  });

  it("are taken by the library, and none is there twice", () => {
    const primers = fc.array(
      fc.record({
        fragment: fc.string(),
        direction: fc.constantFrom("forward" as const, "reverse" as const),
      }),
      { maxLength: 20 },
    );
    fc.assert(
      fc.property(
        primers,
        fc.constantFrom(...namingRules),
        fc.string({ maxLength: 80 }),
        (of, rule, pattern) => {
          const names = namePrimers(of, rule, pattern, about);
          expect(new Set(names.map((one) => one.toLowerCase())).size).toBe(of.length);
          for (const name of names) {
            expect(name).not.toBe("");
            expect([...name].length).toBeLessThanOrEqual(MAX_ENTITY_NAME_CHARACTERS);
            expect([...name].some((letter) => ENTITY_NAME_FORBIDDEN.includes(letter))).toBe(false);
          }
        },
      ),
    );
  });
});
