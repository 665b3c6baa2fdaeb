import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type CodeState, newCode, normalizedCode, printedCode, reasonAgainst } from "./billing.rules.ts";

describe("a code on paper", () => {
  it("is printed in groups of four and read back from any way of typing it", () => {
    const code = newCode();
    expect(printedCode(code)).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/);
    expect(normalizedCode(` ${printedCode(code).toLowerCase().replaceAll("-", " ")}\n`)).toBe(code);
    expect(normalizedCode("oOiI-lL10")).toBe("00111110");
  });
});

describe("whether a code can be redeemed", () => {
  const now = new Date("2026-11-21T00:00:00Z");
  const open: CodeState = {
    subscription_limit: 30,
    date_end: null,
    count_limit: 2,
    per_limit: 1,
    used_count: 0,
    own_count: 0,
  };
  it.each<[string, Partial<CodeState>, string | null]>([
    ["open", {}, null],
    ["for no team", { subscription_limit: null, date_end: now }, "privilege.code.cdkey.type.incorrect"],
    ["ended this moment", { date_end: now, used_count: 2 }, "privilege.code.cdkey.expired"],
    ["ending in a moment", { date_end: new Date(now.getTime() + 1) }, null],
    ["used once of two", { used_count: 1 }, null],
    ["used up by all", { used_count: 2 }, "privilege.code.cdkey.used.up"],
    ["used up by the person", { used_count: 1, own_count: 1 }, "privilege.code.cdkey.used.up"],
  ])("%s", (_, state, reason) => {
    expect(reasonAgainst({ ...open, ...state }, now)).toBe(reason);
  });

  it("never passes its limits, whatever they are", () => {
    const count = fc.integer({ min: 0, max: 9 });
    fc.assert(
      fc.property(count, count, count, count, (used_count, own_count, count_limit, per_limit) => {
        const reason = reasonAgainst({ ...open, used_count, own_count, count_limit, per_limit }, now);
        expect(reason === null).toBe(used_count < count_limit && own_count < per_limit);
      }),
    );
  });
});
