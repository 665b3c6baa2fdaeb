import { type Code, encodeModule, op } from "./wasm-module.ts";

/**
 * Scores four rows at once, one in each lane of a vector. Lane r is r columns behind lane 0, so that at each step
 * the cells that a lane needs have just been computed: the one above by the lane before, the one to the left by
 * itself (Wozniak 1997, doi:10.1093/bioinformatics/13.2.145). Addresses are in bytes.
 */
export interface StripKernel {
  /**
   * `best` and `down` point to the column left of the strip, `row0` to `row3` to the scores of the four residues of a
   * with the residue of b in that column (two bytes each). `border` is the value left of the first row, each further
   * row `borderStep` more. The last column of each row is written to `last`.
   */
  strip(
    best: number,
    down: number,
    row0: number,
    row1: number,
    row2: number,
    row3: number,
    columns: number,
    border: number,
    borderStep: number,
    open: number,
    last: number,
  ): void;
  /** The same never below `zero`, which grows by `extend` a column; raises the four highest values at `peak`. */
  localStrip(
    best: number,
    down: number,
    row0: number,
    row1: number,
    row2: number,
    row3: number,
    columns: number,
    border: number,
    borderStep: number,
    open: number,
    last: number,
    zero: number,
    extend: number,
    peak: number,
  ): void;
}

/** Fewest columns that the kernel can do. */
export const FEWEST_COLUMNS = 4;
/** Columns that it reads beyond the last one. */
export const COLUMNS_BEYOND = 3;

const [BEST, DOWN, ROW0, COLUMNS, BORDER, BORDER_STEP, OPEN, LAST, ZERO, EXTEND, PEAK] = [
  0, 1, 2, 6, 7, 8, 9, 10, 11, 12, 13,
] as const;
const GLOBAL_PARAMETERS = 11;
const LOCAL_PARAMETERS = 14;
const VECTORS = 10;

const { localGet: get, localSet: set, localTee: tee } = op;

const advance = (local: number, by: number): Code => [get(local), op.i32Const(by), op.i32Add, set(local)];

const kernelBody = (isLocal: boolean): Code => {
  const first = isLocal ? LOCAL_PARAMETERS : GLOBAL_PARAMETERS;
  const vector = (index: number): number => first + index;
  const [cell, across, gap, diagonal, above] = [vector(0), vector(1), vector(2), vector(3), vector(4)];
  const [scratch, open, zero, extend, peak] = [vector(5), vector(6), vector(7), vector(8), vector(9)];

  /** What is above each lane: the lane before it, for lane 0 the frontier. */
  const fromAbove = (pointer: number, values: number): Code => [
    get(pointer),
    op.load32Splat(12),
    get(values),
    op.shuffle32(0, 4, 5, 6),
  ];
  const letterScores: Code = [
    get(ROW0),
    op.load16Splat(6),
    set(scratch),
    [1, 2, 3].map((lane) => [
      get(ROW0 + lane),
      get(scratch),
      op.load16Lane(6 - 2 * lane, lane),
      set(scratch),
    ]),
    get(scratch),
    op.i32x4ExtendLow16,
  ];
  const notBelowZero: Code = [get(zero), get(extend), op.i32x4Add, tee(zero), op.i32x4Max];
  const raisePeak = (inside: readonly number[]): Code => [
    get(cell),
    get(zero),
    op.i32x4Sub,
    op.v128Const(...inside),
    op.v128And,
    get(peak),
    op.i32x4Max,
    set(peak),
  ];

  /** One step of all lanes; `inside` is -1 for lanes within the columns, else 0. Pointers are three columns back. */
  const step = (inside: readonly number[], isStored: boolean): Code => [
    fromAbove(BEST, cell),
    set(above),
    letterScores,
    get(diagonal),
    op.i32x4Add,
    fromAbove(DOWN, gap),
    tee(gap),
    op.i32x4Max,
    get(across),
    op.i32x4Max,
    isLocal ? notBelowZero : [],
    set(cell),
    isLocal ? raisePeak(inside) : [],
    get(above),
    set(diagonal),
    get(cell),
    get(open),
    op.i32x4Sub,
    tee(scratch),
    get(across),
    op.i32x4Max,
    set(across),
    get(scratch),
    get(gap),
    op.i32x4Max,
    set(gap),
    isStored ? [get(BEST), get(cell), op.store32Lane(0, 3), get(DOWN), get(gap), op.store32Lane(0, 3)] : [],
    advance(BEST, 4),
    advance(DOWN, 4),
    [0, 1, 2, 3].map((lane) => advance(ROW0 + lane, 2)),
  ];
  const enterLane = (lane: number): Code => [
    get(cell),
    get(BORDER),
    op.i32x4ReplaceLane(lane),
    set(cell),
    get(across),
    get(BORDER),
    get(OPEN),
    op.i32Sub,
    op.i32x4ReplaceLane(lane),
    set(across),
    get(BORDER),
    get(BORDER_STEP),
    op.i32Add,
    set(BORDER),
  ];
  const storeLast = (lane: number): Code => [get(LAST), get(cell), op.store32Lane(4 * lane, lane)];

  return [
    get(BEST),
    op.load32Splat(0),
    set(diagonal),
    get(OPEN),
    op.i32x4Splat,
    set(open),
    isLocal ? [get(ZERO), op.i32x4Splat, set(zero), get(EXTEND), op.i32x4Splat, set(extend)] : [],
    isLocal ? [get(PEAK), op.load128(0), set(peak)] : [],
    advance(BEST, -8),
    advance(DOWN, -8),
    [0, 1, 2, 3].map((lane) => advance(ROW0 + lane, -4)),
    enterLane(0),
    [1, 2, 3].map((lane) => [
      step(
        [0, 1, 2, 3].map((each) => (each < lane ? -1 : 0)),
        false,
      ),
      enterLane(lane),
    ]),
    advance(COLUMNS, -3),
    op.loop(step([-1, -1, -1, -1], true), get(COLUMNS), op.i32Const(1), op.i32Sub, tee(COLUMNS)),
    storeLast(0),
    [1, 2, 3].map((lane) => [
      step(
        [0, 1, 2, 3].map((each) => (each < lane ? 0 : -1)),
        true,
      ),
      storeLast(lane),
    ]),
    isLocal ? [get(PEAK), get(peak), op.store128(0)] : [],
  ];
};

let compiled: WebAssembly.Module | null | undefined;

const compile = (): WebAssembly.Module | null => {
  try {
    return new WebAssembly.Module(
      encodeModule([
        { name: "strip", parameters: GLOBAL_PARAMETERS, vectors: VECTORS, body: kernelBody(false) },
        { name: "localStrip", parameters: LOCAL_PARAMETERS, vectors: VECTORS, body: kernelBody(true) },
      ]),
    );
  } catch {
    // No WebAssembly here, none with vectors, or the page's policy forbids it: the plain loops do the same.
    return null;
  }
};

const stripModule = (): WebAssembly.Module | null => {
  if (compiled === undefined) compiled = compile();
  return compiled;
};

/** Whether four rows can be scored at once here. */
export const hasStripKernel = (): boolean => stripModule() !== null;

/** The kernel on a memory of its own, or null if WebAssembly cannot be had. */
export const makeStripKernel = (bytes: number): { kernel: StripKernel; memory: ArrayBuffer } | null => {
  const module = stripModule();
  if (!module) return null;
  try {
    const memory = new WebAssembly.Memory({ initial: Math.ceil(bytes / 65_536) });
    const { exports } = new WebAssembly.Instance(module, { env: { memory } });
    return { kernel: exports as unknown as StripKernel, memory: memory.buffer };
  } catch {
    // Out of memory for a WebAssembly memory; the plain loops allocate less at once.
    return null;
  }
};
