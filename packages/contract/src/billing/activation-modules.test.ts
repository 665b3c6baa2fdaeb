import { expect, it } from "vitest";
import { allEndpoints } from "../endpoints.ts";
import { activationModules, builtModules, moduleFeatures } from "./activation-modules.ts";

it("names as built exactly those modules whose switch an area asks for", () => {
  const asked = new Set(
    allEndpoints.map(({ row: { access } }) => (typeof access === "object" ? access.feature : undefined)),
  );
  expect(builtModules).toEqual(activationModules.filter((module) => asked.has(moduleFeatures[module])));
});
