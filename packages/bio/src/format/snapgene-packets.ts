/** The blocks of a SnapGene file, by the byte that opens each. */
export const PACKET = {
  dna: 0,
  primers: 5,
  notes: 6,
  history: 7,
  properties: 8,
  cookie: 9,
  features: 10,
  historyNode: 11,
  enzymeSets: 14,
  alignedSequence: 16,
  protein: 21,
  rna: 32,
} as const;

/** One block: a kind, then as many bytes as announced. */
export interface Packet {
  readonly kind: number;
  readonly data: Uint8Array;
}

const HEAD = 5;
const MAGIC = "SnapGene";

/** Whether bytes begin with SnapGene's cookie: block 9 of 14 bytes that open with the program's name. */
export const isSnapGene = (bytes: Uint8Array): boolean =>
  bytes.length >= HEAD + MAGIC.length &&
  bytes[0] === PACKET.cookie &&
  [...MAGIC].every((letter, index) => bytes[HEAD + index] === letter.charCodeAt(0));

/**
 * Splits a file into its blocks, without copying. `isWhole` is false when the file ends within a block; that block is
 * left out. So a wrong length cannot allocate memory. Source: D. Goutte-Gattat, "Binary sequence formats", incenp.org
 * 2019, section 3.
 */
export const splitPackets = (bytes: Uint8Array): { packets: readonly Packet[]; isWhole: boolean } => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const packets: Packet[] = [];
  let at = 0;
  while (at + HEAD <= bytes.length) {
    const end = at + HEAD + view.getUint32(at + 1);
    if (end > bytes.length) return { packets, isWhole: false };
    packets.push({ kind: bytes[at]!, data: bytes.subarray(at + HEAD, end) });
    at = end;
  }
  return { packets, isWhole: at === bytes.length };
};

/** Puts blocks together to a file. The opposite of {@link splitPackets}. */
export const joinPackets = (packets: readonly Packet[]): Uint8Array => {
  const size = packets.reduce((sum, { data }) => sum + HEAD + data.length, 0);
  const bytes = new Uint8Array(size);
  const view = new DataView(bytes.buffer);
  let at = 0;
  for (const { kind, data } of packets) {
    bytes[at] = kind;
    view.setUint32(at + 1, data.length);
    bytes.set(data, at + HEAD);
    at += HEAD + data.length;
  }
  return bytes;
};
