import type { Trace } from "../trace/trace.ts";

/** Where the samples of an SCF file are, and how they are encoded. */
export interface ScfSamples {
  readonly at: number;
  /** Points in time; each has four samples. */
  readonly count: number;
  /** Bytes of a sample. */
  readonly width: 1 | 2;
  /** Version 3: channel after channel, and as differences of differences; else A C G T in turn. */
  readonly isColumnwise: boolean;
}

/** The channels of an SCF file. The caller has seen that they are in it. */
export const readScfSamples = (
  view: DataView,
  { at, count, width, isColumnwise }: ScfSamples,
): Trace["channels"] => {
  const sample = (index: number) =>
    width === 2 ? view.getUint16(at + index * 2) : view.getUint8(at + index);
  const channel = (number: number): Int32Array => {
    const samples = new Int32Array(count);
    for (let index = 0; index < count; index++) {
      samples[index] = sample(isColumnwise ? number * count + index : index * 4 + number);
    }
    return isColumnwise ? addUpTwice(samples, width === 2 ? 0xffff : 0xff) : samples;
  };
  return { A: channel(0), C: channel(1), G: channel(2), T: channel(3) };
};

/** Undoes taking differences twice; sums wrap at the width of a sample. */
const addUpTwice = (samples: Int32Array, mask: number): Int32Array => {
  for (let round = 0; round < 2; round++) {
    for (let index = 1; index < samples.length; index++) {
      samples[index] = (samples[index]! + samples[index - 1]!) & mask;
    }
  }
  return samples;
};
