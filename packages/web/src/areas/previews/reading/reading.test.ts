import { describe, expect, it } from "vitest";
import { lacksEnd } from "./cut-short.ts";
import { cytometryOf } from "./read-cytometry.ts";
import { tiffPage } from "./read-tiff.ts";

const bytes = (text: string) => new TextEncoder().encode(text);

const header = (places: readonly number[]) =>
  `FCS3.0    ${places.map((place) => String(place).padStart(8)).join("")}`;
const cytometryFile = (keywords: Record<string, string>, data: Uint8Array): Uint8Array => {
  const text = `|${Object.entries(keywords)
    .map(([key, value]) => `${key}|${value}|`)
    .join("")}`;
  const start = 58 + text.length;
  const head = bytes(header([58, start - 1, start, start + data.length - 1, 0, 0]) + text);
  const file = new Uint8Array(head.length + data.length);
  file.set(head);
  file.set(data, head.length);
  return file;
};
const keywords = {
  $PAR: "1",
  $TOT: "3",
  $MODE: "L",
  $DATATYPE: "I",
  $BYTEORD: "4,3,2,1",
  $P1N: "FSC",
  $P1S: "Size",
  $P1B: "16",
  $P1R: "1024",
};

describe("a file of flow cytometry", () => {
  it("shows events, parameters and their distribution; bits above the range are ignored", () => {
    const read = cytometryOf(cytometryFile(keywords, new Uint8Array([0, 10, 0, 20, 0xfc, 30])));
    expect(read).toMatchObject({ version: "FCS3.0", events: 3, hasData: true });
    expect(read.parameters[0]).toMatchObject({
      name: "FSC",
      stain: "Size",
      minimum: 10,
      maximum: 30,
      mean: 20,
    });
    expect(read.parameters[0]?.histogram.reduce((sum, count) => sum + count, 0)).toBe(3);
  });

  it("shows its facts where the data are cut, and is broken where it is none", () => {
    expect(cytometryOf(cytometryFile(keywords, new Uint8Array([0, 10]))).hasData).toBe(false);
    expect(() => cytometryOf(bytes("FCS3.1    nonsense"))).toThrow("broken");
    expect(() => cytometryOf(cytometryFile({ ...keywords, $PAR: "9999999" }, new Uint8Array()))).toThrow(
      "broken",
    );
  });
});

describe("a TIFF", () => {
  const word = (value: number) => [value & 255, value >> 8];
  const long = (value: number) => [...word(value & 0xffff), ...word(value >>> 16)];
  const file = (width: number) =>
    new Uint8Array([
      ...[0x49, 0x49, ...word(42), ...long(12)],
      ...[...word(100), ...word(300)],
      ...word(8),
      ...[
        [256, width],
        [257, 1],
        [258, 16],
        [259, 1],
        [262, 1],
        [273, 8],
        [277, 1],
        [279, 4],
      ].flatMap(([tag, value]) => [...word(tag!), ...word(4), ...long(1), ...long(value!)]),
      ...long(0),
    ]);

  it("of sixteen bits is scaled to the range that it uses", () => {
    const page = tiffPage(file(2), 0);
    expect(page).toMatchObject({ pages: 1, width: 2, height: 1, bitsPerSample: 16 });
    expect([...page.pixels]).toEqual([0, 0, 0, 255, 255, 255, 255, 255]);
  });

  it("of a size beyond any screen is refused", () => {
    expect(() => tiffPage(file(200_000_000), 0)).toThrow("tooLarge");
  });
});

it("a PNG without its end is reported, and no other image", () => {
  const latin = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));
  const png = latin("\x89PNG\r\n\x1a\n");
  expect(lacksEnd(png, latin("....IEND\xaeB`\x82 and more"))).toBe(false);
  expect(lacksEnd(png, latin("....IDAT...."))).toBe(true);
  expect(lacksEnd(latin("\xff\xd8\xff\xe0...."), latin("...."))).toBe(false);
});
