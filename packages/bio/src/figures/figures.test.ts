import { describe, expect, it } from "vitest";
import { analyse } from "../statistics/analyse.ts";
import { type AnalysisResult, defaultAnalysisOptions } from "../statistics/analysis-spec.ts";
import { drawFigure } from "./draw-figure.ts";
import { captionPartsOf } from "./figure-caption.ts";
import { headlinesOf } from "./figure-headline.ts";
import type { FigureStyle } from "./figure-scene.ts";
import { figureToSvg } from "./figure-svg.ts";

const style: FigureStyle = {
  ...{ title: "", xName: "", yName: "", width: 90, height: 65, fontSize: 8 },
  ...{ shape: "points", error: "sd", isGray: false, hasBand: true },
};
const ran = (
  method: "tTest" | "dose" | "survival",
  columns: readonly string[],
  roles: Readonly<Record<string, readonly string[]>>,
  rows: readonly (readonly number[])[],
): AnalysisResult => {
  const outcome = analyse(
    {
      columns: columns.map((name) => ({ id: name, name })),
      rows: rows.map((row) => row.map((value) => (Number.isNaN(value) ? "" : String(value)))),
    },
    { method, roles, options: defaultAnalysisOptions, decimalMark: null, excluded: [] },
  );
  if (!outcome.ok) throw new Error(outcome.error.code);
  return outcome.result;
};
const groups = ran("tTest", ["Control", "Drug <1>"], { values: ["Control", "Drug <1>"] }, [
  [1, 9],
  [2, 10],
  [3, 12],
  [2, Number.NaN],
]);
const dose = ran("dose", ["c", "y"], { x: ["c"], values: ["y"] }, [
  ...[0.1, 0.3, 1, 3, 10, 30, 100, 300].map((x, i) => [x, 2 + 96 / (1 + 8 / x) + (i % 2)]),
]);

describe("a figure", () => {
  it("has the size asked for, in millimetres, and stays within it", () => {
    const scene = drawFigure(groups.figure, style);
    expect(scene.width).toBeCloseTo(255.12, 2);
    for (const item of scene.items)
      if (item.kind === "circle") {
        expect(item.cx).toBeGreaterThan(0);
        expect(item.cx).toBeLessThan(scene.width);
        expect(item.cy).toBeLessThan(scene.height);
      }
    const svg = figureToSvg(scene, "'Noto Sans SC', sans-serif", "two groups");
    expect(svg).toMatch(/^<svg [^>]*width="90mm" height="65mm"/);
    expect(svg).toContain("Drug &lt;1&gt;");
    expect(svg).toContain("<desc>two groups</desc>");
  });
  it("uses path commands that every writer of files knows, and no number that is none", () => {
    for (const figure of [groups.figure, dose.figure])
      for (const shape of ["points", "bars", "boxes"] as const) {
        const { items } = drawFigure(figure, { ...style, shape, yName: "OD", title: "t" });
        for (const item of items) {
          if (item.kind === "path") expect(item.d).toMatch(/^[MLHVZ\d .-]+$/);
          expect(JSON.stringify(item)).not.toContain("null,null");
        }
        expect(figureToSvg({ width: 1, height: 1, items }, "x", "")).not.toContain("NaN");
      }
  });
  it("is the same every time", () => {
    expect(drawFigure(dose.figure, style)).toEqual(drawFigure(dose.figure, style));
  });
});

describe("a caption", () => {
  it("names what an error bar is, and how many values there are", () => {
    const codes = (error: FigureStyle["error"], shape: FigureStyle["shape"] = "bars") =>
      captionPartsOf(groups.figure, { ...style, error, shape }, 0.95).map(({ code }) => code);
    expect(codes("sd")).toEqual(["bars", "sd", "n-range", "stars"]);
    expect(codes("none")).toEqual(["bars", "n-range", "stars"]);
    expect(codes("sem", "boxes")).toEqual(["boxes", "n-range", "stars"]);
    expect(captionPartsOf(groups.figure, { ...style, error: "interval" }, 0.99)[1]).toEqual({
      code: "interval",
      confidence: 99,
    });
    expect(captionPartsOf(dose.figure, style, 0.95)).toEqual([{ code: "band", confidence: 95 }]);
    expect(captionPartsOf(dose.figure, { ...style, hasBand: false }, 0.95)).toEqual([]);
  });
});

describe("the lines that sum a result up", () => {
  it("are the test, or the midpoint of a curve with its fit", () => {
    expect(headlinesOf(groups)[0]).toMatchObject({
      table: "test",
      cells: [{ column: "test" }, {}, {}, {}, { column: "p" }],
    });
    expect(headlinesOf(dose).map(({ cells }) => cells[0]!.column)).toEqual(["midpoint", "rSquared"]);
  });
});
