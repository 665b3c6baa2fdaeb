/**
 * SHA-1 of bytes: 20 bytes. Serves as a name for content (SEGUID is defined on it), never as protection: it is
 * no longer safe against forgery. Time linear, one pass, no copy of the input. Total: every input has a digest.
 *
 * Source: NIST FIPS 180-4, section 6.1.
 *
 * @example sha1(new TextEncoder().encode("abc")) // a9993e36 4706816a ba3e2571 7850c26c 9cd0d89d
 */
export const sha1 = (bytes: Uint8Array): Uint8Array => {
  const state = new Int32Array([0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476, 0xc3d2e1f0]);
  const words = new Int32Array(80);
  const whole = bytes.length & ~63;
  for (let at = 0; at < whole; at += 64) digestBlock(state, words, bytes, at);
  const tail = paddedTail(bytes, whole);
  for (let at = 0; at < tail.length; at += 64) digestBlock(state, words, tail, at);
  const digest = new Uint8Array(20);
  const view = new DataView(digest.buffer);
  state.forEach((word, index) => {
    view.setInt32(index * 4, word);
  });
  return digest;
};

/** What is left behind the last whole block, closed by a set bit, zeros, and the length in bits. */
const paddedTail = (bytes: Uint8Array, from: number): Uint8Array => {
  const left = bytes.length - from;
  const tail = new Uint8Array(left < 56 ? 64 : 128);
  tail.set(bytes.subarray(from));
  tail[left] = 0x80;
  const view = new DataView(tail.buffer);
  view.setUint32(tail.length - 8, Math.floor(bytes.length / 0x20000000));
  view.setUint32(tail.length - 4, (bytes.length << 3) >>> 0);
  return tail;
};

const digestBlock = (state: Int32Array, words: Int32Array, bytes: Uint8Array, at: number): void => {
  for (let t = 0; t < 16; t++) {
    const i = at + t * 4;
    words[t] = (bytes[i]! << 24) | (bytes[i + 1]! << 16) | (bytes[i + 2]! << 8) | bytes[i + 3]!;
  }
  for (let t = 16; t < 80; t++) {
    const mixed = words[t - 3]! ^ words[t - 8]! ^ words[t - 14]! ^ words[t - 16]!;
    words[t] = (mixed << 1) | (mixed >>> 31);
  }
  let a = state[0]!;
  let b = state[1]!;
  let c = state[2]!;
  let d = state[3]!;
  let e = state[4]!;
  for (let t = 0; t < 80; t++) {
    let chosen: number;
    if (t < 20) chosen = ((b & c) | (~b & d)) + 0x5a827999;
    else if (t < 40) chosen = (b ^ c ^ d) + 0x6ed9eba1;
    else if (t < 60) chosen = ((b & c) | (b & d) | (c & d)) + 0x8f1bbcdc;
    else chosen = (b ^ c ^ d) + 0xca62c1d6;
    const next = (((a << 5) | (a >>> 27)) + chosen + e + words[t]!) | 0;
    e = d;
    d = c;
    c = (b << 30) | (b >>> 2);
    b = a;
    a = next;
  }
  state[0] = state[0]! + a;
  state[1] = state[1]! + b;
  state[2] = state[2]! + c;
  state[3] = state[3]! + d;
  state[4] = state[4]! + e;
};
