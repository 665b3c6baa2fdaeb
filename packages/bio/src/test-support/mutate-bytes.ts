/** A small repeatable source of chance: the same seed gives the same numbers below `limit`. */
export const chance = (seed: number): ((limit: number) => number) => {
  let state = seed >>> 0;
  return (limit) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 0x100000000) * limit);
  };
};

/**
 * A damaged copy: a few bytes changed, ranges removed, doubled or enlarged, lengths falsified, or the end cut off.
 * The same seed gives the same damage.
 */
export const mutateBytes = (original: Uint8Array, seed: number): Uint8Array => {
  const pick = chance(seed);
  let bytes: Uint8Array = original.slice();
  for (let round = pick(4); round >= 0 && bytes.length > 0; round--) {
    // Half of all damage is at the start, where headers and lengths are.
    const at = pick(2) === 0 ? pick(Math.min(bytes.length, 400)) : pick(bytes.length);
    const kind = pick(6);
    if (kind === 0) bytes[at] = pick(256);
    else if (kind === 1) for (let i = 0; i < 4; i++) bytes[at + i] = pick(2) === 0 ? 255 : pick(256);
    else if (kind === 2) bytes = bytes.slice(0, at);
    else if (kind === 3) bytes = joined(bytes.subarray(0, at), bytes.subarray(at + pick(200)));
    else if (kind === 4) bytes = joined(bytes.subarray(0, at), bytes.subarray(Math.max(0, at - pick(200))));
    else for (let i = pick(40); i >= 0; i--) bytes[at + i] = pick(256);
  }
  return bytes;
};

const joined = (one: Uint8Array, other: Uint8Array): Uint8Array => {
  const both = new Uint8Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both;
};
