import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { channelOf, maskAddress, normalAccount, normalMobile } from "./account-names.ts";

describe("names of accounts", () => {
  it.each([
    ["13800000000", "13800000000"],
    ["+86 138-0000-0000", "13800000000"],
    ["86 13800000000", "13800000000"],
    ["+852 9123 4567", "+85291234567"],
    ["+1 (415) 555-0100", "+14155550100"],
    ["12800000000", null],
    ["1380000000", null],
    ["+0123456789", null],
    ["ann@lab.org", null],
  ])("reads the mobile %s as %s", (typed, kept) => expect(normalMobile(typed)).toBe(kept));

  it("are the same however often they are put into form", () => {
    const names = fc.oneof(fc.emailAddress(), fc.stringMatching(/^\+?[\d -]{5,20}$/), fc.string());
    fc.assert(fc.property(names, (name) => normalAccount(normalAccount(name)) === normalAccount(name)));
  });

  it("say how somebody is contacted", () => {
    expect([" Ann@Lab.org", "13800000000", "ann", ""].map(channelOf)).toEqual(["email", "sms", null, null]);
  });

  it("are masked so that they cannot be read back", () => {
    expect(maskAddress("ann.lee@lab.org")).toBe("a***e@lab.org");
    expect(maskAddress("al@lab.org")).toBe("a***@lab.org");
    expect(maskAddress("13800001234")).toBe("138****1234");
  });
});
