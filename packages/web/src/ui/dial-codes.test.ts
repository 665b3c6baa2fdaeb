import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dialCodesIn, isMobile, mobileOf, splitMobile } from "./dial-codes.ts";

describe("dial codes", () => {
  it.each([
    ["zh-CN", "中国", "新加坡"],
    ["zh-TW", "中國", "新加坡"],
    ["en-US", "China", "Singapore"],
  ])("name their countries in %s", (locale, china, singapore) => {
    const codes = dialCodesIn(locale);
    expect(codes.length).toBeGreaterThanOrEqual(230);
    expect(codes[0]).toEqual({ country: "CN", code: "+86", name: china });
    expect(codes.find(({ country }) => country === "SG")).toEqual({
      country: "SG",
      code: "+65",
      name: singapore,
    });
    expect(new Set(codes.map(({ country }) => country)).size).toBe(codes.length);
  });
});

describe("a mobile", () => {
  it.each([
    ["CN", "138 0013 8000", "+8613800138000"],
    ["GB", "07400 123456", "+447400123456"],
    ["US", "(201) 555-0123", "+12015550123"],
  ] as const)("of %s is put together from %s", (country, typed, whole) => {
    expect(mobileOf(country, typed)).toBe(whole);
    expect(isMobile(whole)).toBe(true);
  });

  it.each(["+8612800138000", "+861380013800", "+86138001380001", "", "13800138000", "+44", "+447"])(
    "is not %s",
    (text) => expect(isMobile(text)).toBe(false),
  );

  it("of the mainland comes apart as it was put together", () => {
    const digits = fc.stringMatching(/^1[3-9]\d{9}$/);
    fc.assert(
      fc.property(digits, (national) => {
        expect(splitMobile(mobileOf("CN", national))).toEqual({ country: "CN", national });
      }),
    );
  });
});
