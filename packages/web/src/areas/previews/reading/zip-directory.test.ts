import { zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { Unreadable } from "./faults.ts";
import { findDirectory, listEntries, refuseBomb } from "./zip-directory.ts";

const bytes = (text: string) => new TextEncoder().encode(text);
const listed = (zip: Uint8Array) => {
  const { offset, size } = findDirectory(zip, 0);
  return listEntries(zip.subarray(offset, offset + size));
};
const faultOf = (work: () => unknown): string => {
  try {
    work();
    return "none";
  } catch (error) {
    return error instanceof Unreadable ? error.fault : String(error);
  }
};

describe("an archive", () => {
  it("is listed with paths and sizes", () => {
    const zip = zipSync({ "runs/1.csv": bytes("a,b"), "质粒.txt": bytes("x") });
    expect(listed(zip).map(({ path, size }) => [path, size])).toEqual([
      ["runs/1.csv", 3],
      ["质粒.txt", 1],
    ]);
  });

  it("names GBK paths as Chinese Windows wrote them", () => {
    const zip = zipSync({ "AAAA.txt": bytes("x") });
    const gbk = [0xd6, 0xca, 0xc1, 0xa3];
    for (let at = 0; at < zip.length - 8; at += 1)
      if (new TextDecoder().decode(zip.subarray(at, at + 8)) === "AAAA.txt") zip.set(gbk, at);
    expect(listed(zip)[0]?.path).toBe("质粒.txt");
  });

  it("cannot lead out of itself", () => {
    const zip = zipSync({
      "../../etc/passwd": bytes("x"),
      "/root.txt": bytes("y"),
      "C:\\win.ini": bytes("z"),
    });
    expect(listed(zip).map(({ path, isOutside }) => [path, isOutside])).toEqual([
      ["etc/passwd", true],
      ["root.txt", true],
      ["win.ini", true],
    ]);
  });

  it("that unpacks to far too much is recognised by its directory", () => {
    const zip = zipSync({ "bomb.bin": new Uint8Array(60 * 1024 * 1024) }, { level: 9 });
    expect(listed(zip)[0]?.isBomb).toBe(true);
    expect(faultOf(() => refuseBomb(zip, 10_000_000))).toBe("bomb");
    expect(faultOf(() => refuseBomb(zip, 100_000_000))).toBe("none");
  });

  it("that is cut, empty or none at all is broken", () => {
    const zip = zipSync({ "a.txt": bytes("a".repeat(500)) }, { level: 0 });
    expect(faultOf(() => refuseBomb(zip.subarray(0, 300), 1e9))).toBe("broken");
    expect(faultOf(() => refuseBomb(new Uint8Array(), 1e9))).toBe("broken");
    expect(faultOf(() => refuseBomb(bytes("<html>"), 1e9))).toBe("broken");
    const lying = zip.slice();
    new DataView(lying.buffer).setUint32(lying.length - 6, 0xfffffff0, true);
    expect(faultOf(() => refuseBomb(lying, 1e9))).toBe("broken");
  });
});
