import { strToU8, zipSync } from "fflate";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Unreadable } from "./faults.ts";
import { readEntry } from "./read-entry.ts";
import { findDirectory, listEntries } from "./zip-directory.ts";

let archive = new Uint8Array();
const asked: string[] = [];

beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal("fetch", async (_address: string, { headers }: { headers: { range: string } }) => {
    asked.push(headers.range);
    const [start = 0, last = 0] = headers.range.replace("bytes=", "").split("-").map(Number);
    return new Response(archive.slice(start, last + 1));
  });
});
afterEach(() => vi.unstubAllGlobals());

/** The members of a ZIP according to its directory. */
const packed = (files: Record<string, string>, level: 0 | 9) => {
  archive = new Uint8Array(
    zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])), {
      level,
    }),
  );
  const { offset, size } = findDirectory(archive, 0);
  return listEntries(archive.subarray(offset, offset + size)).map((entry) => ({
    ...entry,
    address: "/a.zip",
    bytes: archive.length,
  }));
};
type Entry = ReturnType<typeof packed>[number];
const faultOf = async (entry: Entry): Promise<string> => {
  try {
    return await (await readEntry(entry)).text();
  } catch (error) {
    return error instanceof Unreadable ? error.fault : String(error);
  }
};
const text = "0123456789".repeat(50);

it.each([0, 9] as const)(
  "gives one thing of several, packed by level %d, and asks for its bytes alone",
  async (level) => {
    const [, second] = packed({ "first.txt": "no", "runs/second.txt": text, "third.txt": "neither" }, level);
    expect(await faultOf(second!)).toBe(text);
    expect(asked).toHaveLength(2);
    const bytes = asked.map((range) => range.replace("bytes=", "").split("-").map(Number));
    expect(bytes[0]).toEqual([second!.offset, second!.offset + 29]);
    expect(bytes[1]![1]! - bytes[1]![0]! + 1).toBe(second!.packed);
  },
);

it("gives an empty thing without asking for bytes that are not there", async () => {
  const [empty] = packed({ "empty.txt": "" }, 0);
  expect(await faultOf(empty!)).toBe("");
  expect(asked).toHaveLength(1);
});

it.each([0, 9] as const)("takes neither more nor less than the list says, at level %d", async (level) => {
  const [entry] = packed({ "a.txt": text }, level);
  expect(await faultOf({ ...entry!, size: text.length - 1 })).toBe("bomb");
  expect(await faultOf({ ...entry!, size: text.length + 1 })).toBe("broken");
  expect(await faultOf({ ...entry!, size: text.length })).toBe(text);
});

it("rejects entries that are too large, use another compression, or are elsewhere", async () => {
  const [entry] = packed({ "a.txt": text }, 9);
  expect(await faultOf({ ...entry!, size: 1024 ** 3 + 1 })).toBe("tooLarge");
  expect(await faultOf({ ...entry!, size: 1024 ** 3 })).toBe("broken");
  expect(await faultOf({ ...entry!, method: 12 })).toBe("method");
  expect(await faultOf({ ...entry!, offset: 1 })).toBe("broken");
  expect(await faultOf({ ...entry!, offset: archive.length - 10 })).toBe("broken");
});
