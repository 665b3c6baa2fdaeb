import { readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { canvasBack, contrast, featurePaint, labelInk, parseColor } from "./feature-colors.ts";

describe("feature colours", () => {
  it("take the user's own before the type's", () => {
    expect(featurePaint({ type: "CDS", color: "#0F0" }, "light").fill).toBe("#00ff00");
    expect(featurePaint({ type: "CDS" }, "light").fill).toBe(featurePaint({ type: "exon" }, "light").fill);
  });

  it("read what files write and nothing else", () => {
    expect(parseColor("rgb(255, 0,16)")).toBe("#ff0010");
    expect(parseColor("#11223344")).toBe("#112233");
    expect(parseColor("Cyan")).toBe("#00ffff");
    for (const wrong of ["", "#12", "url(#x)", "expression(1)", "constructor", "__proto__"])
      expect(parseColor(wrong)).toBeNull();
  });

  it("carry text at a contrast of 4.5 or more on any colour", () => {
    const channel = fc.integer({ min: 0, max: 255 });
    fc.assert(
      fc.property(channel, channel, channel, fc.constantFrom("light", "dark"), (red, green, blue, theme) => {
        const paint = featurePaint({ type: "gene", color: `rgb(${red},${green},${blue})` }, theme);
        expect(contrast(paint.fill, paint.text)).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });
});

describe("the colour of a name", () => {
  const named = (value: string | null) => ({ qualifiers: [{ key: "label_color", value, isQuoted: true }] });

  it("is the feature's own where it can be read on its ground", () => {
    expect(labelInk(named("#8C1D18"), "#ffffff")).toBe("#8c1d18");
    expect(labelInk(named("#8c1d18"), "#16181b")).toBeNull();
    expect(labelInk(named("white"), "#16181b")).toBe("#ffffff");
    for (const none of [null, "", "no colour", "url(#x)"])
      expect(labelInk(named(none), "#ffffff")).toBeNull();
    expect(labelInk({ qualifiers: [] }, "#ffffff")).toBeNull();
  });

  it("is never one below 4.5:1, whatever a file says", () => {
    const color = fc.tuple(...Array.from({ length: 6 }, () => fc.integer({ min: 0, max: 255 })));
    fc.assert(
      fc.property(color, ([r = 0, g = 0, b = 0, red, green, blue]) => {
        const { fill, text } = featurePaint({ type: "gene", color: `rgb(${red},${green},${blue})` }, "light");
        const own = labelInk(named(`rgb(${r},${g},${b})`), fill);
        expect(contrast(own ?? text, fill)).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });

  it("is judged on the ground that the style sheet paints", () => {
    const css = readFileSync(join(import.meta.dirname, "canvas.module.css"), "utf8");
    const backs = [...css.matchAll(/--canvas-back: (#[0-9a-f]{6});/g)].map(([, color]) => color);
    expect(backs.slice(0, 2)).toEqual([canvasBack.light, canvasBack.dark]);
  });
});
