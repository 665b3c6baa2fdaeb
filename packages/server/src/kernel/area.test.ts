import { expect, it } from "vitest";
import { inOrder, openAreas, provide, serverArea } from "./area.ts";
import { extensionPoint } from "./extension-point.ts";
import type { Kernel } from "./kernel.ts";

const kernel = {} as Kernel;
const heirs = extensionPoint<(name: string) => string>("who inherits");

const first = serverArea({
  open: ({ resolveAll: all, resolve }) => ({
    ask: () => all(heirs).map((heir) => heir("house")),
    askOne: resolve(heirs),
  }),
  routes: () => [],
});
const second = serverArea({
  needs: { first },
  open: (_, needed) => ({ name: "second", first: needed.first }),
  provides: ({ name }) => [provide(heirs, (what) => `${name} has the ${what}`)],
  routes: () => [],
});
const third = serverArea({
  needs: { second },
  open: () => ({}),
  provides: () => [provide(heirs, (what) => `third has the ${what}`)],
  routes: () => [],
});

it("puts areas behind those that they need, wherever they are listed, and brings what is needed along", () => {
  expect(inOrder([third, first])).toEqual([first, second, third]);
  expect(inOrder([second, first, third])).toEqual([first, second, third]);
});

it("hands an area what those before it have made", () => {
  const { opened } = openAreas(kernel, [second]);
  const [made, needing] = opened.map(({ own }) => own as { first?: unknown });
  expect(needing?.first).toBe(made);
});

it("asks all areas a question, those too that come later, in their order", () => {
  const { opened } = openAreas(kernel, [third, second, first]);
  const { ask } = opened[0]!.own as { ask(): string[] };
  expect(ask()).toEqual(["second has the house", "third has the house"]);
});

it("takes one answer where one is asked for, and says so where there are none or several", () => {
  const askOf = (areas: Parameters<typeof openAreas>[1]) =>
    (openAreas(kernel, areas).opened[0]!.own as { askOne(name: string): string }).askOne;
  expect(askOf([first, second])("key")).toBe("second has the key");
  expect(() => askOf([first])("key")).toThrow("who inherits: 0 areas answer");
  expect(() => askOf([first, second, third])("key")).toThrow("who inherits: 2 areas answer");
});
