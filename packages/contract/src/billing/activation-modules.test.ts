import { expect, it } from "vitest";
import { areas } from "../areas.ts";
import type { Endpoint } from "../foundation/endpoint.ts";
import { activationModules, builtModules, moduleFeatures } from "./activation-modules.ts";

it("names as built exactly those modules whose switch an area asks for", () => {
  const rows: readonly Endpoint[] = areas.flatMap(({ api }) => Object.values(api) as Endpoint[]);
  const asked = new Set(rows.map(({ access }) => (typeof access === "object" ? access.feature : undefined)));
  expect(builtModules).toEqual(activationModules.filter((module) => asked.has(moduleFeatures[module])));
});
