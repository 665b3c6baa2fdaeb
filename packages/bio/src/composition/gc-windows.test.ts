import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cpuTime } from "../test-support/cpu-time.ts";
import { gcWindows } from "./gc-windows.ts";

const bases = fc.string({ unit: fc.constantFrom(..."ACGTUNSWacgt"), minLength: 1, maxLength: 120 });

/** Each window counted by itself. */
const counted = (sequence: string, window: number, step: number, isCircular: boolean) => {
  const size = sequence.length;
  const whole = Math.min(window, size);
  return Array.from({ length: Math.ceil(size / step) }, (_, index) => {
    const left = index * step - (whole >> 1);
    const places = Array.from({ length: whole }, (_, at) => left + at);
    const letters = places
      .map((at) =>
        isCircular ? sequence.at(((at % size) + size) % size) : at < 0 ? "" : (sequence[at] ?? ""),
      )
      .join("")
      .toUpperCase();
    const of = (wanted: string) => [...letters].filter((letter) => wanted.includes(letter)).length;
    const [g, c, strong, weak] = [of("G"), of("C"), of("GCS"), of("ATUW")];
    const content = strong + weak === 0 ? Number.NaN : strong / (strong + weak);
    return { content, skew: g + c === 0 ? 0 : (g - c) / (g + c) };
  });
};

describe("GC windows", () => {
  it("return content and skew around each position", () => {
    const { content, skew } = gcWindows("GGGGAAAACCCC", { window: 4, topology: "circular" });
    expect([...content]).toEqual([1, 0.5, 0.5]);
    expect([...skew]).toEqual([0, 1, -1]);
  });

  it("are what counting every window by itself gives", () => {
    fc.assert(
      fc.property(
        bases,
        fc.integer({ min: 1, max: 40 }),
        fc.integer({ min: 1, max: 50 }),
        fc.boolean(),
        (sequence, window, step, isCircular) => {
          const found = gcWindows(sequence, { window, step, topology: isCircular ? "circular" : "linear" });
          counted(sequence, window, step, isCircular).forEach(({ content, skew }, index) => {
            expect(Number.isNaN(found.content[index])).toBe(Number.isNaN(content));
            if (!Number.isNaN(content)) expect(found.content[index]).toBeCloseTo(content, 5);
            expect(found.skew[index]).toBeCloseTo(skew, 5);
          });
          expect(found.content).toHaveLength(Math.ceil(sequence.length / step));
        },
      ),
    );
  });

  it("of the other strand run backwards with the skew turned round", () => {
    const forth = gcWindows("GGCATGCCCAGT", { window: 3, step: 1, topology: "circular" });
    const back = gcWindows("ACTGGGCATGCC", { window: 3, step: 1, topology: "circular" });
    expect([...back.skew].reverse()).toEqual([...forth.skew].map((value) => (value === 0 ? 0 : -value)));
    expect([...back.content].reverse()).toEqual([...forth.content]);
  });

  it("take nothing, undetermined bases and odd sizes as they are", () => {
    expect(gcWindows("", { window: 10 }).content).toHaveLength(0);
    expect([...gcWindows("NNNN", { window: 2 }).content]).toEqual([Number.NaN, Number.NaN]);
    expect(gcWindows("ACGT", { window: Number.NaN, step: -3 })).toMatchObject({ window: 1, step: 1 });
  });

  it("of five million bases are fast for any window", () => {
    const sequence = "ACGGTTAC".repeat(625_000);
    const begun = cpuTime();
    gcWindows(sequence, { window: 100_000, step: 2500, topology: "circular" });
    expect(cpuTime() - begun).toBeLessThan(1500);
  });
});
