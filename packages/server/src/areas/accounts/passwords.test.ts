import { expect, it } from "vitest";
import { hashPassword, verifyPassword } from "./passwords.ts";

// Server tests hash at the lowest cost; this file runs as a unit test, without that replacement.

it("hashes passwords with argon2id at OWASP's cost", async () => {
  const hash = await hashPassword("Benchleaf1");
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await verifyPassword(hash, "Benchleaf1")).toBe(true);
  expect(await verifyPassword(hash, "Benchleaf2")).toBe(false);
  expect(await verifyPassword(undefined, "of nobody")).toBe(false);
});
