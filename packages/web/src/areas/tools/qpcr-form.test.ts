import { designQpcrPairs, qpcrDesign } from "@benchleaf/bio";
import { describe, expect, it } from "vitest";
import { defaultFigures } from "./figure-settings.ts";
import { type QpcrForm, qpcrFigures, qpcrInput } from "./qpcr-form.ts";

const usual: QpcrForm = { figures: defaultFigures(qpcrFigures), junctions: "", hasProbe: true };
const withFigures = (figures: Partial<QpcrForm["figures"]>): QpcrForm => ({
  ...usual,
  figures: { ...usual.figures, ...figures },
});
const faultOf = (form: QpcrForm) => {
  const input = qpcrInput(form, 600);
  return input.ok ? null : input.fault;
};

let state = 7;
const sequence = Array.from({ length: 600 }, () => {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return "ACGT"[state >>> 30];
}).join("");

describe("what a qPCR design is asked for", () => {
  it("is the engine's default", () => {
    const input = qpcrInput(usual, 600);
    if (!input.ok) throw new Error(input.fault);
    const { mustMatchFivePrime: _, ...probe } = qpcrDesign.internal;
    expect(input.options.primer).toEqual(qpcrDesign.primer);
    expect(input.options.internal).toMatchObject({
      minTm: probe.minTm,
      maxTm: probe.maxTm,
      optSize: probe.optSize,
    });
    expect(input.options.targets).toBe(undefined);
  });

  it("counts places from one, and a boundary of exons behind its last base", () => {
    const input = qpcrInput(
      { ...withFigures({ targetFirst: 301, targetLast: 310 }), junctions: "300, 420" },
      600,
    );
    expect(input).toMatchObject({
      ok: true,
      options: { targets: [{ start: 300, length: 10 }], overlapJunctions: [300, 420] },
    });
  });

  it("gives pairs that span the boundary they were asked to span", () => {
    const input = qpcrInput({ ...usual, junctions: "300", hasProbe: false }, 600);
    if (!input.ok) throw new Error(input.fault);
    const made = designQpcrPairs({ sequence, topology: "linear" }, input.options);
    if (!made.ok) throw new Error(made.error.message);
    expect(made.pairs.length).toBeGreaterThan(0);
    for (const { left, right, internal } of made.pairs) {
      expect(internal).toBe(null);
      const spans = [left, right].some(({ start, length }) => start < 300 && start + length > 300);
      expect(spans).toBe(true);
    }
  });

  it("reports what is missing", () => {
    expect(faultOf(usual)).toBe(null);
    expect(faultOf(withFigures({ tmBest: null }))).toBe("wanted");
    expect(faultOf(withFigures({ targetFirst: 10 }))).toBe("target");
    expect(faultOf(withFigures({ targetFirst: 20, targetLast: 10 }))).toBe("target");
    expect(faultOf(withFigures({ targetFirst: 20, targetLast: 601 }))).toBe("target");
    for (const junctions of ["0", "600", "12a", "-5"])
      expect(faultOf({ ...usual, junctions })).toBe("junctions");
  });
});
