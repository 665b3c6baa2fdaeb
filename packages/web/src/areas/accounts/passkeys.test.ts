import { expect, test } from "vitest";
import { atBareAddress } from "./passkeys.ts";

const at = (href: string) => atBareAddress({ href, hostname: new URL(href).hostname });

test("a page at an IP address of this machine links to its name, others only explain it", () => {
  expect(at("http://127.0.0.1:8080/personal/information?tab=2")).toEqual({
    host: "127.0.0.1",
    named: "http://localhost:8080/personal/information?tab=2",
  });
  expect(at("http://[::1]:8080/login")?.named).toBe("http://localhost:8080/login");
  expect(at("https://10.0.0.7/login")).toEqual({ host: "10.0.0.7", named: null });
  expect(at("http://localhost:8080/login")).toBeNull();
  expect(at("https://lab.example/login")).toBeNull();
});
