import { describe, expect, it } from "vitest";
import { isIpWithin, parseIpRange } from "./ip-ranges.ts";

describe("parseIpRange", () => {
  it.each([
    "10.0.0.1",
    "10.0.0.0/8",
    "0.0.0.0/0",
    "2001:db8::1",
    "2001:db8::/32",
    "::1",
    "::ffff:10.0.0.1/104",
  ])("takes %s", (text) => expect(parseIpRange(text)).not.toBeNull());
  it.each([
    "",
    "10.1",
    "010.0.0.1/33",
    "10.0.0.0/33",
    "10.0.0.0/-1",
    "10.0.0.0/8/8",
    "fe80::1%eth0",
    "lab.test",
    "1",
  ])("refuses %j", (text) => expect(parseIpRange(text)).toBeNull());
});

describe("isIpWithin", () => {
  it("knows the edges of a range", () => {
    expect(isIpWithin("10.255.255.255", ["10.0.0.0/8"])).toBe(true);
    expect(isIpWithin("11.0.0.0", ["10.0.0.0/8"])).toBe(false);
    expect(isIpWithin("2001:db8:ffff::1", ["2001:db8::/32"])).toBe(true);
    expect(isIpWithin("2001:db9::1", ["2001:db8::/32"])).toBe(false);
  });
  it("takes IPv4 written in IPv6 for IPv4, on both sides", () => {
    expect(isIpWithin("::ffff:10.0.0.7", ["10.0.0.0/24"])).toBe(true);
    expect(isIpWithin("10.0.0.7", ["::ffff:10.0.0.0/120"])).toBe(true);
    expect(isIpWithin("::1", ["0.0.0.0/0"])).toBe(false);
  });
  it("lets nobody in by an empty list or a text that is no address", () => {
    expect(isIpWithin("10.0.0.1", [])).toBe(false);
    expect(isIpWithin("unknown", ["0.0.0.0/0", "::/0"])).toBe(false);
  });
});
