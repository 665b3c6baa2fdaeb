import { expect, it } from "vitest";
import { defaultAnalysisSettings, parseAnalysisSettings } from "./analysis-settings.ts";

it("come back as they were stored", () => {
  const settings = {
    ...defaultAnalysisSettings,
    enzymes: { ...defaultAnalysisSettings.enzymes, group: "chosen" as const, chosen: ["EcoRI"] },
    orfs: { ...defaultAnalysisSettings.orfs, isShown: true, minResidues: 50 },
    frames: [1 as const, -2 as const],
    table: 11 as const,
    rows: {
      ...defaultAnalysisSettings.rows,
      residueCode: 3 as const,
      perRow: 80,
      numbering: "left" as const,
      residueColors: "zappo" as const,
      baseColors: "dyes" as const,
    },
  };
  expect(parseAnalysisSettings(JSON.stringify(settings))).toEqual(settings);
});

it("are as they come where the stored text makes no sense", () => {
  expect(parseAnalysisSettings("")).toEqual(defaultAnalysisSettings);
  expect(parseAnalysisSettings("[1,2]")).toEqual(defaultAnalysisSettings);
  const odd = {
    enzymes: { group: "x", chosen: [1], cutters: 3 },
    orfs: { minResidues: -5 },
    frames: [7],
    table: 999,
    rows: {
      residueCode: 2,
      perRow: 7,
      cutLines: 100,
      traceScale: 99,
      numbering: "top",
      residueColors: "pink",
      baseColors: 1,
    },
  };
  expect(parseAnalysisSettings(JSON.stringify(odd))).toEqual(defaultAnalysisSettings);
});
