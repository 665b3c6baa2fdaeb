import { readSequences } from "@benchleaf/bio";
import { cpuTime } from "@benchleaf/bio/test-support/cpu-time";
import { zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { readOfficeDocument } from "../../areas/previews/reading/office-document.ts";
import { readDocument } from "../../areas/search/reading/read-document.ts";
import { findZipDirectory, readZipDirectory, ZIP_TAIL_BYTES } from "./zip-directory.ts";
import { trapIn } from "./zip-traps.ts";

const FULL = 0xffffffff;

/** A ZIP of one stored member with its size as a 64-bit value. */
const zip64Of = (name: string, content: string, said: bigint): Uint8Array<ArrayBuffer> => {
  const [path, body] = [Buffer.from(name), Buffer.from(content)];
  const extra = Buffer.alloc(28);
  extra.writeUInt16LE(1, 0);
  extra.writeUInt16LE(24, 2);
  extra.writeBigUInt64LE(said, 4);
  extra.writeBigUInt64LE(BigInt(body.length), 12);
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04034b50, 0);
  local.writeUInt32LE(FULL, 18);
  local.writeUInt32LE(FULL, 22);
  local.writeUInt16LE(path.length, 26);
  const head = Buffer.alloc(46);
  head.writeUInt32LE(0x02014b50, 0);
  for (const at of [20, 24, 42]) head.writeUInt32LE(FULL, at);
  head.writeUInt16LE(path.length, 28);
  head.writeUInt16LE(extra.length, 30);
  const first = Buffer.concat([local, path, body]);
  const directory = Buffer.concat([head, path, extra]);
  const end64 = Buffer.alloc(56);
  end64.writeUInt32LE(0x06064b50, 0);
  end64.writeBigUInt64LE(44n, 4);
  end64.writeBigUInt64LE(1n, 24);
  end64.writeBigUInt64LE(1n, 32);
  end64.writeBigUInt64LE(BigInt(directory.length), 40);
  end64.writeBigUInt64LE(BigInt(first.length), 48);
  const locator = Buffer.alloc(20);
  locator.writeUInt32LE(0x07064b50, 0);
  locator.writeBigUInt64LE(BigInt(first.length + directory.length), 8);
  locator.writeUInt32LE(1, 16);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(0xffff, 8);
  end.writeUInt16LE(0xffff, 10);
  end.writeUInt32LE(FULL, 12);
  end.writeUInt32LE(FULL, 16);
  return new Uint8Array(Buffer.concat([first, directory, end64, locator, end]));
};

const quickly = async <T>(work: () => T | Promise<T>): Promise<T> => {
  const started = cpuTime();
  const done = await work();
  expect(cpuTime() - started).toBeLessThan(5_000);
  return done;
};

describe("a ZIP64 that says it holds a petabyte", () => {
  const said = 2n ** 50n;

  it("is refused as an archive of another program", () => {
    const archive = zip64Of("demo/a.txt", "small", said);
    const place = findZipDirectory(archive.subarray(-ZIP_TAIL_BYTES), archive.length);
    const directory = archive.subarray(place.offset, place.offset + place.length);
    const members = readZipDirectory(directory, place.count);
    expect(members).toMatchObject([{ path: "demo/a.txt", size: Number(said) }]);
    expect(trapIn(members, place.offset)).toBe("too-much");
  });

  it("is no document, and no sequences", async () => {
    const word = zip64Of("word/document.xml", "<w:document/>", said);
    await expect(readDocument(word, "a.docx")).rejects.toThrow("too much");
    expect(await readOfficeDocument({ bytes: word, view: "word" })).toBeNull();
    expect(readSequences(zip64Of("a.fa", ">a\nACGT", said), { name: "a.zip" })).toMatchObject({
      ok: false,
      error: { code: "archive-damaged" },
    });
  });
});

describe("archives within archives", () => {
  it("share one bound, however they are nested", async () => {
    const inner = zipSync({ "a.fa": new Uint8Array(60 * 1024 ** 2) }, { level: 9 });
    const middle = zipSync(
      Object.fromEntries(Array.from({ length: 10 }, (_, index) => [`${index}.zip`, inner])),
    );
    const outer = zipSync(
      Object.fromEntries(Array.from({ length: 10 }, (_, index) => [`${index}.zip`, middle])),
    );
    expect(outer.length).toBeLessThan(8 * 1024 ** 2);
    expect(await quickly(() => readSequences(outer, { name: "all.zip" }))).toMatchObject({ ok: false });
  });

  it("that hold themselves end", async () => {
    let bytes = zipSync({ "a.fa": new TextEncoder().encode(">a\nACGT") });
    for (let depth = 0; depth < 40; depth++) bytes = zipSync({ "a.zip": bytes });
    const read = await quickly(() => readSequences(bytes, { name: "a.zip" }));
    expect(read.ok).toBe(false);
  });
});
