/**
 * Nearest-neighbour parameters of duplexes in 1 M NaCl at pH 7. Enthalpies in kcal/mol, entropies in cal/mol/K; the
 * sixteen steps of the oligo, 5' to 3', in the order AA AC AG AT CA … TT (U of RNA is at T).
 */
export interface NearestNeighborTable {
  /** What the oligo and its partner are; `hybrid` is RNA with DNA. */
  readonly duplex: "dna" | "rna" | "hybrid";
  readonly source: string;
  readonly enthalpies: readonly number[];
  readonly entropies: readonly number[];
  /** Each pair is enthalpy and entropy: once a duplex, once an end in A·T, once an end in G·C, once if self-complementary. */
  readonly initiation: readonly [number, number];
  readonly terminalAT: readonly [number, number];
  readonly terminalGC: readonly [number, number];
  /** Null if the method takes no notice of self-complementary oligos. */
  readonly symmetry: readonly [number, number] | null;
}

export const nearestNeighborTables = {
  "santalucia-1998": {
    duplex: "dna",
    source:
      "SantaLucia, PNAS 1998;95:1460, table 2 (unified; equal to Allawi & SantaLucia, Biochemistry 1997;36:10581)",
    enthalpies: [-7.9, -8.4, -7.8, -7.2, -8.5, -8, -10.6, -7.8, -8.2, -9.8, -8, -8.4, -7.2, -8.2, -8.5, -7.9],
    entropies: [
      -22.2, -22.4, -21, -20.4, -22.7, -19.9, -27.2, -21, -22.2, -24.4, -19.9, -22.4, -21.3, -22.2, -22.7,
      -22.2,
    ],
    initiation: [0, 0],
    terminalAT: [2.3, 4.1],
    terminalGC: [0.1, -2.8],
    symmetry: [0, -1.4],
  },
  "santalucia-2004": {
    duplex: "dna",
    source: "SantaLucia & Hicks, Annu Rev Biophys Biomol Struct 2004;33:415, table 1",
    enthalpies: [-7.6, -8.4, -7.8, -7.2, -8.5, -8, -10.6, -7.8, -8.2, -9.8, -8, -8.4, -7.2, -8.2, -8.5, -7.6],
    entropies: [
      -21.3, -22.4, -21, -20.4, -22.7, -19.9, -27.2, -21, -22.2, -24.4, -19.9, -22.4, -21.3, -22.2, -22.7,
      -21.3,
    ],
    initiation: [0.2, -5.7],
    terminalAT: [2.2, 6.9],
    terminalGC: [0, 0],
    symmetry: [0, -1.4],
  },
  "sugimoto-1996": {
    duplex: "dna",
    source: "Sugimoto et al., Nucleic Acids Res 1996;24:4501",
    enthalpies: [
      -8, -9.4, -6.6, -5.6, -8.2, -10.9, -11.8, -6.6, -8.8, -10.5, -10.9, -9.4, -6.6, -8.8, -8.2, -8,
    ],
    entropies: [
      -21.9, -25.5, -16.4, -15.2, -21, -28.4, -29, -16.4, -23.5, -26.4, -28.4, -25.5, -18.4, -23.5, -21,
      -21.9,
    ],
    initiation: [0.6, -9],
    terminalAT: [0, 0],
    terminalGC: [0, 0],
    symmetry: [0, -1.4],
  },
  "breslauer-1986": {
    duplex: "dna",
    source:
      "Breslauer et al., PNAS 1986;83:3746; initiation as Rychlik et al., Nucleic Acids Res 1990;18:6409",
    enthalpies: [
      -9.1, -6.5, -7.8, -8.6, -5.8, -11, -11.9, -7.8, -5.6, -11.1, -11, -6.5, -6, -5.6, -5.8, -9.1,
    ],
    entropies: [
      -24, -17.3, -20.8, -23.9, -12.9, -26.6, -27.8, -20.8, -13.5, -26.7, -26.6, -17.3, -16.9, -13.5, -12.9,
      -24,
    ],
    initiation: [0, -10.8],
    terminalAT: [0, 0],
    terminalGC: [0, 0],
    symmetry: null,
  },
  "freier-1986": {
    duplex: "rna",
    source: "Freier et al., PNAS 1986;83:9373",
    enthalpies: [
      -6.6, -10.2, -7.6, -5.7, -10.5, -12.2, -8, -7.6, -13.3, -14.2, -12.2, -10.2, -8.1, -13.3, -10.5, -6.6,
    ],
    entropies: [
      -18.4, -26.2, -19.2, -15.5, -27.8, -29.7, -19.4, -19.2, -35.5, -34.9, -29.7, -26.2, -22.6, -35.5, -27.8,
      -18.4,
    ],
    initiation: [0, -10.8],
    terminalAT: [0, 0],
    terminalGC: [0, 0],
    symmetry: [0, -1.4],
  },
  "xia-1998": {
    duplex: "rna",
    source: "Xia et al., Biochemistry 1998;37:14719",
    enthalpies: [
      -6.82, -11.4, -10.48, -9.38, -10.44, -13.39, -10.64, -10.48, -12.44, -14.88, -13.39, -11.4, -7.69,
      -12.44, -10.44, -6.82,
    ],
    entropies: [
      -19, -29.5, -27.1, -26.7, -26.9, -32.7, -26.7, -27.1, -32.5, -36.9, -32.7, -29.5, -20.5, -32.5, -26.9,
      -19,
    ],
    initiation: [3.61, -1.5],
    terminalAT: [3.72, 10.5],
    terminalGC: [0, 0],
    symmetry: [0, -1.4],
  },
  "chen-2012": {
    duplex: "rna",
    source: "Chen et al., Biochemistry 2012;51:3508; Watson-Crick pairs",
    enthalpies: [
      -7.09, -11.98, -10.9, -9.11, -11.03, -14.18, -10.88, -10.9, -13.21, -16.04, -14.18, -11.98, -8.5,
      -13.21, -11.03, -7.09,
    ],
    entropies: [
      -19.8, -31.3, -28.5, -25.8, -28.8, -35, -27.4, -28.5, -34.9, -40.6, -35, -31.3, -22.9, -34.9, -28.8,
      -19.8,
    ],
    initiation: [6.4, 6.99],
    terminalAT: [3.85, 11.04],
    terminalGC: [0, 0],
    symmetry: [0, -1.4],
  },
  "sugimoto-1995": {
    duplex: "hybrid",
    source: "Sugimoto et al., Biochemistry 1995;34:11211; the oligo is the RNA strand",
    enthalpies: [
      -7.8, -5.9, -9.1, -8.3, -9, -9.3, -16.3, -7, -5.5, -8, -12.8, -7.8, -7.8, -8.6, -10.4, -11.5,
    ],
    entropies: [
      -21.9, -12.3, -23.5, -23.9, -26.1, -23.2, -47.1, -19.7, -13.5, -17.1, -31.9, -21.6, -23.2, -22.9, -28.4,
      -36.4,
    ],
    initiation: [1.9, -3.9],
    terminalAT: [0, 0],
    terminalGC: [0, 0],
    symmetry: [0, 0],
  },
} as const satisfies Record<string, NearestNeighborTable>;
