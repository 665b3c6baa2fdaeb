import { COLUMNS_BEYOND, makeStripKernel, type StripKernel } from "./strip-kernel.ts";

/** The arrays of one alignment in the memory of a kernel, and where they are there. */
export interface StripMemory {
  readonly kernel: StripKernel;
  readonly best: Int32Array;
  readonly down: Int32Array;
  readonly profile: Int16Array;
  /** The last column of four rows, then the four highest values of a local strip. */
  readonly results: Int32Array;
  readonly addresses: { best: number; down: number; profile: number; last: number; peak: number };
  /** Hands the memory back for the next alignment. */
  release(): void;
}

/** Bytes before and between the arrays: the kernel reads a little beyond their ends. */
const MARGIN = 64;
const RESULT_BYTES = 32;
/** A memory of at most this size is stored for the next alignment. */
const KEPT_BYTES = 16e6;

type Instance = NonNullable<ReturnType<typeof makeStripKernel>>;
let spare: Instance | null = null;

/** Memory for this many columns and profile scores, or null if there is no WebAssembly. */
export const reserveStripMemory = (columns: number, profileLength: number): StripMemory | null => {
  const row = Math.ceil((columns + 1 + COLUMNS_BEYOND) / 4) * 16 + MARGIN;
  const addresses = { last: MARGIN, peak: MARGIN + 16, best: 2 * MARGIN + RESULT_BYTES, down: 0, profile: 0 };
  addresses.down = addresses.best + row;
  addresses.profile = addresses.down + row;
  const bytes = addresses.profile + 2 * profileLength + MARGIN;
  const instance = spare && spare.memory.byteLength >= bytes ? spare : makeStripKernel(bytes);
  if (!instance) return null;
  // Taken while in use: a progress callback may start another alignment.
  spare = null;
  const { kernel, memory } = instance;
  return {
    kernel,
    best: new Int32Array(memory, addresses.best, columns + 1),
    down: new Int32Array(memory, addresses.down, columns + 1),
    profile: new Int16Array(memory, addresses.profile, profileLength),
    results: new Int32Array(memory, addresses.last, RESULT_BYTES / 4),
    addresses,
    release: () => {
      if (memory.byteLength <= KEPT_BYTES) spare = instance;
    },
  };
};
