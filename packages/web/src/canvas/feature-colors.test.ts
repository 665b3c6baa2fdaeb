import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { contrast, featurePaint, parseColor } from "./feature-colors.ts";

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
