import { expect, it } from "vitest";
import { isRecommended } from "./browser-advice.ts";

const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0";
const edge = "Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/142.0 Safari/537.36 Edg/142.0";

it.each<[string, string, string[], boolean]>([
  ["one of the list", firefox, ["Chrome", "Firefox"], true],
  ["one with its version", firefox, ["firefox 120+"], true],
  ["another than those of the list", firefox, ["Chrome", "Edge"], false],
  ["Edge, which also calls itself Chrome", edge, ["Chrome"], false],
  ["any, where none is recommended", firefox, [], true],
  ["one that nobody knows", "curl/8.0", ["Chrome"], true],
])("judges %s", (_, userAgent, recommended, expected) => {
  expect(isRecommended(userAgent, recommended)).toBe(expected);
});
