import { expect, it } from "vitest";
import { areas } from "../areas.ts";
import type { Endpoint } from "./endpoint.ts";
import { featureLevels, offeredFeatures } from "./feature-keys.ts";

it("features that a row asks for are offered, and each once", () => {
  const asked = areas
    .flatMap(({ api }) => Object.values(api) as Endpoint[])
    .flatMap(({ access }) => (typeof access === "object" && access.feature ? [access.feature] : []));
  expect([...new Set(asked)].filter((feature) => !offeredFeatures.includes(feature))).toEqual([]);
  expect(new Set(offeredFeatures).size).toBe(offeredFeatures.length);
  expect(offeredFeatures.every((feature) => feature in featureLevels)).toBe(true);
});
