import fc from "fast-check";
import { expect, test } from "vitest";
import { createSeals } from "./seals.ts";

const seals = createSeals("a secret of at least thirty-two letters");

test("decrypts what it encrypted, and the same text is never encrypted equally", () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const [one, other] = [seals.seal("totp", text), seals.seal("totp", text)];
      expect(one).not.toBe(other);
      expect(seals.open("totp", one)).toBe(text);
    }),
    { numRuns: 30 },
  );
});

test("refuses another purpose, another secret, a changed or a cut text", () => {
  const sealed = seals.seal("totp", "JBSWY3DPEHPK3PXP");
  expect(() => seals.open("provider", sealed)).toThrow();
  expect(() => createSeals("another secret").open("totp", sealed)).toThrow();
  const bytes = Buffer.from(sealed, "base64url");
  bytes[30]! ^= 1;
  expect(() => seals.open("totp", bytes.toString("base64url"))).toThrow();
  for (const cut of ["", sealed.slice(0, 10), sealed.slice(0, -4)]) {
    expect(() => seals.open("totp", cut)).toThrow();
  }
});

test("hashes by purpose", () => {
  expect(seals.mac("code", "123456")).toEqual(seals.mac("code", "123456"));
  expect(seals.mac("code", "123456")).not.toEqual(seals.mac("other", "123456"));
});
