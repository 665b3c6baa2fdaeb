import { beforeEach, expect, test } from "vitest";
import { features, visibleFeatures } from "../features.ts";
import { session } from "../session.ts";
import { draw, openPage } from "../test-support/flat.tsx";
import { webArea } from "../web-area.ts";
import { AreasContext, useAllWaiting, useHomeWidgets, usePersonalPlaces } from "./areas-context.ts";

const widget = async () => ({ default: () => null });
const line = { key: "1", icon: null, text: "Approve OUT 7", to: "/homepage/audit" };
const areas = [
  webArea({
    routes: [],
    home: [
      { name: "low", column: "day", weight: 1, widget },
      { name: "aside", column: "side", weight: 9, widget },
      { name: "keyed", column: "day", weight: 8, widget, permission: "USER_READ" },
    ],
    personal: [{ to: "/owner", label: "instance.title", weight: 5, isForInstanceOwner: true }],
    useWaiting: () => ({ lines: [line] }),
  }),
  webArea({
    routes: [],
    home: [{ name: "high", column: "day", weight: 3, widget }],
    personal: [
      { to: "/own", label: "shell.preferences", weight: 9 },
      { to: "/signature", label: "signatures.title", weight: 7, feature: "ESIGNATURE" },
    ],
    useWaiting: () => ({ lines: undefined }),
  }),
];

const enter = (authorities: readonly string[]) =>
  session.set({ user: { authorities, roles: [] }, csrfToken: "" } as unknown as NonNullable<
    ReturnType<typeof session.get>
  >);

/** What a page of these areas reads. */
const read = <T,>(use: () => T): T => {
  let found: T | undefined;
  const Reader = () => {
    found = use();
    return null;
  };
  draw(
    <AreasContext value={areas}>
      <Reader />
    </AreasContext>,
  );
  return found as T;
};

beforeEach(async () => {
  await openPage(["signIn"]);
  enter([]);
  features.set(new Set());
  visibleFeatures.set(new Set());
});

test("the homepage shows the sections of all areas by weight, and those alone that their reader may see", () => {
  const shown = () => read(() => useHomeWidgets("day")).map(({ name }) => name);
  expect(shown()).toEqual(["high", "low"]);
  enter(["USER_READ"]);
  expect(shown()).toEqual(["keyed", "high", "low"]);
  expect(read(() => useHomeWidgets("side")).map(({ name }) => name)).toEqual(["aside"]);
});

test("the reader's menu leads where the areas lead them, to the installation its owner alone", () => {
  const shown = (isOwner: boolean) => read(() => usePersonalPlaces(isOwner)).map(({ to }) => to);
  expect(shown(false)).toEqual(["/own"]);
  expect(shown(true)).toEqual(["/own", "/owner"]);
  features.set(new Set(["ESIGNATURE"]));
  expect(shown(false)).toEqual(["/own"]);
  visibleFeatures.set(new Set(["ESIGNATURE"]));
  expect(shown(true)).toEqual(["/own", "/signature", "/owner"]);
});

test("what waits is the sum of what waits in each area, those that do not know yet among them", () => {
  expect(read(useAllWaiting)).toEqual([{ lines: [line] }, { lines: undefined }]);
});
