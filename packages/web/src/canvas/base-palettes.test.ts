import { describe, expect, it } from "vitest";
import { baseLook, basePalettes } from "./base-palettes.ts";
import { contrast, mix } from "./feature-colors.ts";

/** Grounds of the rows and the tint of a selection on them, as in canvas.module.css. */
const grounds = {
  light: { back: "#ffffff", select: "#1668dc", share: 0.24 },
  dark: { back: "#16181b", select: "#5b9dff", share: 0.34 },
} as const;

describe("colours of bases", () => {
  it("can be read in light and dark, selected or not", () => {
    for (const theme of ["light", "dark"] as const)
      for (const palette of basePalettes)
        for (const letter of "ACGTUNRYacgt-") {
          const { back, select, share } = grounds[theme];
          const { ink, fill } = baseLook(letter, palette, theme);
          for (const ground of fill === null ? [back, mix(back, select, share)] : [fill])
            expect(contrast(ink, ground), `${theme} ${palette} ${letter}`).toBeGreaterThanOrEqual(4.5);
        }
  });
  it("are those of the base, whatever its case, and distinguish U from T only if the source does", () => {
    expect(baseLook("a", "jalview", "dark")).toEqual({ ink: "#000000", fill: "#64f73f" });
    expect(baseLook("U", "jalview", "light")).toEqual(baseLook("t", "jalview", "light"));
    expect(baseLook("U", "shapely", "light").fill).toBe("#ff8080");
    expect(baseLook("A", "purines", "light")).toEqual(baseLook("R", "purines", "light"));
    expect(baseLook("N", "purines", "light").fill).toBe("#c8cdd3");
  });
});
