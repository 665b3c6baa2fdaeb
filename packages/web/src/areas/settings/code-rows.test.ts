import type { IssuedCode } from "@benchleaf/contract";
import { expect, it } from "vitest";
import { createFormat } from "../../kernel/format.ts";
import type { Translate } from "../../kernel/translation.ts";
import { codeState, codesCsv } from "./code-rows.ts";

const now = new Date("2026-11-21T00:00:00.000Z");
const open: IssuedCode = {
  id: "1",
  cdkey: "ABCD-EFGH-JKMN-PQRS",
  subscriptionLimit: 30,
  dateEnd: null,
  countLimit: 2,
  perLimit: 1,
  privilegeRule: { feature: "validity" },
  usedCount: 1,
  createTime: "2026-11-01T00:00:00.000Z",
};

it.each<[string, Partial<IssuedCode>, string]>([
  ["left", {}, "billing.stateOpen"],
  ["used to its limit", { usedCount: 2 }, "billing.stateUsedUp"],
  ["past its end", { dateEnd: "2026-11-20T23:59:59.999Z" }, "billing.stateEnded"],
  ["meant for no team", { subscriptionLimit: null }, "billing.stateOther"],
])("names the state of a code that is %s", (_, part, state) =>
  expect(codeState({ ...open, ...part }, now)).toBe(state),
);

it("writes codes for a spreadsheet, one a line below its headings", () => {
  const t: Translate = (key, values) => (values ? `${key} ${JSON.stringify(values.count)}` : key);
  const lines = codesCsv(t, createFormat("en-US", "UTC"), [open], now).split("\r\n");
  expect(lines).toHaveLength(3);
  expect(lines[1]).toBe(
    'ABCD-EFGH-JKMN-PQRS,billing.givesDays 30,billing.stateOpen,1,2,1,,"Nov 1, 2026, 00:00"',
  );
});
