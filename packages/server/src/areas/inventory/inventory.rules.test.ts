import { expect, it } from "vitest";
import { isAllReceived, orderAfter, totalOf, uniqueKeyOf } from "./inventory.rules.ts";

const tris = { name: "Tris", cas: "77-86-1", catalogNumber: "", brand: "Sigma", specification: "" };

it("a material is identified by the configured fields, and by none that is empty", () => {
  expect(uniqueKeyOf(["name", "brand"], tris)).toBe(
    uniqueKeyOf(["name", "brand"], { ...tris, name: "TRIS" }),
  );
  expect(uniqueKeyOf(["name", "brand"], tris)).not.toBe(uniqueKeyOf(["name"], tris));
  expect(uniqueKeyOf(["catalogNumber"], tris)).toBeNull();
  expect(uniqueKeyOf([], tris)).toBeNull();
});

it("an order goes only where it may", () => {
  expect(orderAfter("draft", "submit")).toBe("pending");
  expect(orderAfter("pending", "submit")).toBeUndefined();
  expect(orderAfter("pending", "order")).toBeUndefined();
  expect(orderAfter("approved", "order")).toBe("ordered");
  expect(orderAfter("closed", "receive")).toBeUndefined();
  expect(orderAfter("active", "close")).toBeUndefined();
  expect(orderAfter("revoked", "revoke")).toBeUndefined();
});

it("totals are exact, and all has come once each line has", () => {
  const line = (quantity: string, received: string, price: string | null) => ({ quantity, received, price });
  expect(totalOf([line("3", "0", "0.1"), line("1", "0", null)])).toBe("0.3");
  expect(isAllReceived([line("3", "3", null), line("1.0", "1", null)])).toBe(true);
  expect(isAllReceived([line("3", "2.999999999", null)])).toBe(false);
});
