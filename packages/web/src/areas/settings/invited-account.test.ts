import { expect, it } from "vitest";
import { isAccount } from "./invited-account.ts";

it.each(["a@lab.org", "13812345678", "19912345678"])("takes %s", (text) =>
  expect(isAccount(text)).toBe(true),
);
it.each(["", "a@lab", "12812345678", "1381234567", "138123456789", "a b@lab.org"])("refuses %j", (text) =>
  expect(isAccount(text)).toBe(false),
);
