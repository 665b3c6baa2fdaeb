import { expect, test } from "vitest";
import { ownAddress } from "./own-address.ts";

test.each([
  ["127.0.0.1", "http://localhost:8080"],
  ["::1", "http://localhost:8080"],
  ["0.0.0.0", "http://localhost:8080"],
  ["localhost", "http://localhost:8080"],
  ["127.0.0.2", "http://127.0.0.2:8080"],
  ["fd00::7", "http://[fd00::7]:8080"],
  ["lab.example", "http://lab.example:8080"],
])("a server on %s is opened at %s", (host, address) => {
  expect(ownAddress({ publicUrl: undefined, host, port: 8080 })).toBe(address);
});

test("a public address goes before all", () => {
  expect(ownAddress({ publicUrl: "https://lab.example/", host: "127.0.0.1", port: 8080 })).toBe(
    "https://lab.example",
  );
});
