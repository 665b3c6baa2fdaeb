import { expect, it } from "vitest";
import { allEndpoints } from "../endpoints.ts";
import { featureLevels, offeredFeatures } from "./feature-keys.ts";

it("features that a row asks for are offered, and each once", () => {
  const asked = allEndpoints.flatMap(({ row: { access } }) =>
    typeof access === "object" && access.feature ? [access.feature] : [],
  );
  expect([...new Set(asked)].filter((feature) => !offeredFeatures.includes(feature))).toEqual([]);
  expect(new Set(offeredFeatures).size).toBe(offeredFeatures.length);
  expect(offeredFeatures.every((feature) => feature in featureLevels)).toBe(true);
});
