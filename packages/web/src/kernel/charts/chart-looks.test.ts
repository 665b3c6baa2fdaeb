import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { grounds, palettes, seriesMark } from "./chart-looks.ts";

type Color = readonly [number, number, number];
const modes = ["light", "dark"] as const;

const linear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
const lightOf = (hex: string): Color => [
  linear(Number.parseInt(hex.slice(1, 3), 16) / 255),
  linear(Number.parseInt(hex.slice(3, 5), 16) / 255),
  linear(Number.parseInt(hex.slice(5, 7), 16) / 255),
];
const dot = (weights: Color, of: Color) => weights[0] * of[0] + weights[1] * of[1] + weights[2] * of[2];
const luminance = (hex: string) => dot([0.2126, 0.7152, 0.0722], lightOf(hex));
const contrast = (one: string, other: string) => {
  const [dark = 0, bright = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
};

/** Machado, Oliveira and Fernandes 2009, whole loss of one kind of cones. */
const eyes: Readonly<Record<string, readonly [Color, Color, Color]>> = {
  all: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};
/** Oklab, in which distances match perception. */
const seenBy = ([r, g, b]: readonly [Color, Color, Color], hex: string): Color => {
  const light = lightOf(hex);
  const seen: Color = [Math.max(0, dot(r, light)), Math.max(0, dot(g, light)), Math.max(0, dot(b, light))];
  const cones: Color = [
    Math.cbrt(dot([0.4122214708, 0.5363325363, 0.0514459929], seen)),
    Math.cbrt(dot([0.2119034982, 0.6806995451, 0.1073969566], seen)),
    Math.cbrt(dot([0.0883024619, 0.2817188376, 0.6299787005], seen)),
  ];
  return [
    dot([0.2104542553, 0.793617785, -0.0040720468], cones),
    dot([1.9779984951, -2.428592205, 0.4505937099], cones),
    dot([0.0259040371, 0.7827717662, -0.808675766], cones),
  ];
};
const nonOverlapping = (one: Color, other: Color) =>
  Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);

describe.each(modes)("the colours of series, %s", (mode) => {
  const colors = palettes[mode];

  it("have a contrast of 3:1 to the page", () => {
    for (const color of colors) expect(contrast(color, grounds[mode].ground), color).toBeGreaterThan(3);
  });

  it.each(Object.entries(eyes))("are apart for eyes: %s", (_, eye) => {
    for (const [at, one] of colors.entries()) {
      for (const other of colors.slice(at + 1)) {
        expect(nonOverlapping(seenBy(eye, one), seenBy(eye, other)), `${one} ${other}`).toBeGreaterThan(0.09);
      }
    }
  });

  it("are on the background and lines of the style sheets", () => {
    const sheet = readFileSync(new URL("../base.css", import.meta.url), "utf8");
    const rules =
      mode === "light"
        ? sheet.split(':root[data-theme="dark"]')[0]
        : sheet.split(':root[data-theme="dark"]')[1];
    expect(rules).toContain(`--ground: ${grounds[mode].ground};`);
    expect(rules).toContain(`--line: ${grounds[mode].line};`);
  });
});

it("no two of a dozen series have the same mark", () => {
  const marks = Array.from({ length: 12 }, (_, at) =>
    JSON.stringify(seriesMark({ palette: palettes.light }, at)),
  );
  expect(new Set(marks).size).toBe(12);
});
