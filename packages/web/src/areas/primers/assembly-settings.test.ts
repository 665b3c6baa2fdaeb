import fc from "fast-check";
import { expect, it } from "vitest";
import { defaultSettings, parseSettings } from "./assembly-settings.ts";

it("begin with the specification's figures", () => {
  expect(defaultSettings).toMatchObject({
    primerMinTm: 55,
    primerLength: [15, 30],
    gcPercent: [40, 60],
    bindingMinTm: 50,
    bindingAndHomology: [15, 30],
    maxTmDifference: 5,
    naming: "default",
  });
});

it("come back as they were kept", () => {
  const changed = { ...defaultSettings, overlapLength: 25, gcPercent: [35, 65] as const, pricePerBase: 0.6 };
  expect(parseSettings(JSON.stringify(changed))).toEqual(changed);
});

it("are read from anything without harm", () => {
  expect(parseSettings('{"gcPercent":[60,40],"primerMinTm":900,"naming":"x"}')).toEqual(defaultSettings);
  fc.assert(
    fc.property(fc.json(), (text) => {
      const { primerLength } = parseSettings(text);
      expect(primerLength[0]).toBeLessThanOrEqual(primerLength[1]);
    }),
  );
});
