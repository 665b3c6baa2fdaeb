import { readdirSync, readFileSync } from "node:fs";
import { fromRoot } from "./project.mjs";

/** Journeys that packages/e2e/journeys.json does not list once, and names in it that are no journey. */
export function journeyFaults() {
  const list = "packages/e2e/journeys.json";
  const { gate, full } = JSON.parse(readFileSync(fromRoot(list), "utf8"));
  const names = [...Object.keys(gate), ...Object.keys(full)];
  const there = readdirSync(fromRoot("packages/e2e/src"))
    .filter((file) => file.endsWith(".journey.ts"))
    .map((file) => file.slice(0, -".journey.ts".length));
  return [
    ...there
      .filter((name) => !names.includes(name))
      .map((name) => `${list}: ${name} is missing; add it with its areas, under "gate" or "full"`),
    ...names.filter((name) => !there.includes(name)).map((name) => `${list}: ${name} is no journey of src`),
    ...Object.keys(gate)
      .filter((name) => name in full)
      .map((name) => `${list}: ${name} is listed twice`),
  ];
}
