import { newPasswordSchema } from "@benchleaf/contract";
import fc from "fast-check";
import { expect, test } from "vitest";
import { isPasswordStrong } from "./password-rules.ts";

test("the rules on screen are the rules of the contract", () => {
  const password = fc.string({ unit: fc.constantFrom("a", "B", "7", "-", "密"), maxLength: 12 });
  fc.assert(
    fc.property(password, (text) => isPasswordStrong(text) === newPasswordSchema.safeParse(text).success),
  );
});

test("takes the password of the demo lab", () => {
  expect(isPasswordStrong("Benchleaf1")).toBe(true);
});
