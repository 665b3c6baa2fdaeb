import { describe, expect, it } from "vitest";
import { thermodynamicDna } from "../../data/thermodynamic-dna.ts";

/**
 * Enthalpy in kcal/mol and entropy in cal/(mol·K) as the papers print them, in the notation of Biopython's MeltingTemp (a
 * dot is a base that is missing). The table of the engine is compared entry by entry.
 */
const mismatches: Readonly<Record<string, string>> = {
  "Allawi & SantaLucia, Biochemistry 1997;36:10581": `
AG/TT 1 0.9; AT/TG -2.5 -8.3; CG/GT -4.1 -11.7; CT/GG -2.8 -8; GG/CT 3.3 10.4; GT/CG -4.4 -12.3
TG/AT -0.1 -1.7; TT/AG -1.3 -5.3`,
  "Allawi & SantaLucia, Biochemistry 1998;37:2170": `
AA/TG -0.6 -2.3; AG/TA -0.7 -2.3; CA/GG -0.7 -2.3; CG/GA -4 -13.2; GA/CG -0.6 -1; GG/CA 0.5 3.2
TA/AG 0.7 0.7; TG/AA 3 7.4`,
  "Allawi & SantaLucia, Nucleic Acids Res 1998;26:2694": `
AC/TT 0.7 0.2; AT/TC -1.2 -6.2; CC/GT -0.8 -4.5; CT/GC -1.5 -6.1; GC/CT 2.3 5.4; GT/CC 5.2 13.5
TC/AT 1.2 0.7; TT/AC 1 0.7`,
  "Allawi & SantaLucia, Biochemistry 1998;37:9435": `
AA/TC 2.3 4.6; AC/TA 5.3 14.6; CA/GC 1.9 3.7; CC/GA 0.6 -0.6; GA/CC 5.2 14.2; GC/CA -0.7 -3.8
TA/AC 3.4 8; TC/AA 7.6 20.2`,
  "Peyret et al., Biochemistry 1999;38:3468": `
AA/TA 1.2 1.7; CA/GA -0.9 -4.2; GA/CA -2.9 -9.8; TA/AA 4.7 12.9; AC/TC 0 -4.4; CC/GC -1.5 -7.2
GC/CC 3.6 8.9; TC/AC 6.1 16.4; AG/TG -3.1 -9.5; CG/GG -4.9 -15.3; GG/CG -6 -15.8; TG/AG 1.6 3.6
AT/TT -2.7 -10.8; CT/GT -5 -15.8; GT/CT -2.2 -8.4; TT/AT 0.2 -1.5`,
};

/** SantaLucia & Peyret, patent application WO 01/94611. */
const terminals = `
AA/TA -3.1 -7.8; TA/AA -2.5 -6.3; CA/GA -4.3 -10.7; GA/CA -8 -22.5; AC/TC -0.1 0.5; TC/AC -0.7 -1.3
CC/GC -2.1 -5.1; GC/CC -3.9 -10.6; AG/TG -1.1 -2.1; TG/AG -1.1 -2.7; CG/GG -3.8 -9.5; GG/CG -0.7 -19.2
AT/TT -2.4 -6.5; TT/AT -3.2 -8.9; CT/GT -6.1 -16.9; GT/CT -7.4 -21.2; AA/TC -1.6 -4; AC/TA -1.8 -3.8
CA/GC -2.6 -5.9; CC/GA -2.7 -6; GA/CC -5 -13.8; GC/CA -3.2 -7.1; TA/AC -2.3 -5.9; TC/AA -2.7 -7
AC/TT -0.9 -1.7; AT/TC -2.3 -6.3; CC/GT -3.2 -8; CT/GC -3.9 -10.6; GC/CT -4.9 -13.5; GT/CC -3 -7.8
TC/AT -2.5 -6.3; TT/AC -0.7 -1.2; AA/TG -1.9 -4.4; AG/TA -2.5 -5.9; CA/GG -3.9 -9.6; CG/GA -6 -15.5
GA/CG -4.3 -11.1; GG/CA -4.6 -11.4; TA/AG -2 -4.7; TG/AA -2.4 -5.8; AG/TT -3.2 -8.7; AT/TG -3.5 -9.4
CG/GT -3.8 -9; CT/GG -6.6 -18.7; GG/CT -5.7 -15.9; GT/CG -5.9 -16.1; TG/AT -3.9 -10.5; TT/AG -3.6 -9.8`;

/** Bommarito et al., Nucleic Acids Res 2000;28:1929. */
const dangles = `
AA/.T 0.2 2.3; AC/.G -6.3 -17.1; AG/.C -3.7 -10; AT/.A -2.9 -7.6; CA/.T 0.6 3.3; CC/.G -4.4 -12.6
CG/.C -4 -11.9; CT/.A -4.1 -13; GA/.T -1.1 -1.6; GC/.G -5.1 -14; GG/.C -3.9 -10.9; GT/.A -4.2 -15
TA/.T -6.9 -20; TC/.G -4 -10.9; TG/.C -4.9 -13.8; TT/.A -0.2 -0.5; .A/AT -0.7 -0.8; .C/AG -2.1 -3.9
.G/AC -5.9 -16.5; .T/AA -0.5 -1.1; .A/CT 4.4 14.9; .C/CG -0.2 -0.1; .G/CC -2.6 -7.4; .T/CA 4.7 14.2
.A/GT -1.6 -3.6; .C/GG -3.9 -11.2; .G/GC -3.2 -10.4; .T/GA -4.1 -13.1; .A/TT 2.9 10.4; .C/TG -4.4 -13.1
.G/TC -5.2 -15; .T/TA -3.8 -12.6`;

/** SantaLucia & Hicks, Annu Rev Biophys Biomol Struct 2004;33:415, table 4: kcal/mol at 37 °C by length. */
const loops = {
  internalLoops:
    "3 3.2; 4 3.6; 5 4.0; 6 4.4; 7 4.6; 8 4.8; 9 4.9; 10 4.9; 12 5.2; 14 5.4; 16 5.6; 18 5.8; 20 5.9; 25 6.3; 30 6.6",
  bulges:
    "1 4.0; 2 2.9; 3 3.1; 4 3.2; 5 3.3; 6 3.5; 7 3.7; 8 3.9; 9 4.1; 10 4.3; 12 4.5; 14 4.8; 16 5.0; 18 5.2; 20 5.3; 25 5.6; 30 5.9",
  hairpins:
    "3 3.5; 4 3.5; 5 3.3; 6 4.0; 7 4.2; 8 4.3; 9 4.5; 10 4.6; 12 5.0; 14 5.1; 16 5.3; 18 5.5; 20 5.7; 25 6.1; 30 6.3",
} as const;

type Row = readonly [key: string, enthalpy: number, entropy: number];

const rowsOf = (text: string): Row[] =>
  text
    .split(/[;\n]/)
    .map((row) => row.trim().split(" "))
    .filter(([key]) => key)
    .map(([key = "", enthalpy, entropy]) => [key, Number(enthalpy), Number(entropy)]);

const inTable = (text: string): ReadonlyMap<string, readonly [number, number]> =>
  new Map(rowsOf(text).map(([key, enthalpy, entropy]) => [key, [enthalpy / 1000, entropy]]));

const reversed = (text: string): string => [...text].reverse().join("");

describe("the table of thermodynamics", () => {
  it.each(Object.entries(mismatches))("has the mismatches of %s", (_source, text) => {
    const known = inTable(thermodynamicDna.mismatches);
    for (const [key, enthalpy, entropy] of rowsOf(text))
      expect([key, known.get(key)]).toEqual([key, [enthalpy, entropy]]);
  });

  it("has no mismatch besides", () => {
    const tableKeys = Object.values(mismatches).flatMap((text) => rowsOf(text).map(([key]) => key));
    expect([...inTable(thermodynamicDna.mismatches).keys()].sort()).toEqual(tableKeys.sort());
    expect(tableKeys.length).toBe(48);
  });

  it("has the terminal mismatches", () => {
    const known = inTable(thermodynamicDna.terminals);
    for (const [key, enthalpy, entropy] of rowsOf(terminals))
      expect([key, known.get(key)]).toEqual([key, [enthalpy, entropy]]);
  });

  it("has the dangling ends", () => {
    const [threePrime, fivePrime] = [
      inTable(thermodynamicDna.danglesThreePrime),
      inTable(thermodynamicDna.danglesFivePrime),
    ];
    for (const [key, enthalpy, entropy] of rowsOf(dangles)) {
      const [top = "", bottom = ""] = key.split("/");
      const found = bottom.startsWith(".")
        ? fivePrime.get(`${bottom[1]}/${reversed(top)}`)
        : threePrime.get(`${reversed(bottom)}/${top[1]}`);
      expect([key, found]).toEqual([key, [enthalpy, entropy]]);
    }
    expect([threePrime.size, fivePrime.size]).toEqual([16, 16]);
  });

  it.each(Object.entries(loops))("has the free energies of %s", (kind, text) => {
    for (const [length, energy] of text.split("; ").map((row) => row.split(" ").map(Number))) {
      const entropy = thermodynamicDna[kind as keyof typeof loops][length! - 1]!;
      expect(Math.abs(energy! - (-entropy * 310.15) / 1000)).toBeLessThan(0.005);
    }
  });
});
