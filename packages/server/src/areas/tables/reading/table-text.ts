/** Text whose encoding nobody says, and what it was taken for. */
interface DecodedText {
  readonly text: string;
  readonly encoding: string;
}

const marks: readonly (readonly [string, readonly number[]])[] = [
  ["utf-8", [0xef, 0xbb, 0xbf]],
  ["utf-16le", [0xff, 0xfe]],
  ["utf-16be", [0xfe, 0xff]],
];

/** Where the everyday letters of each stand: in which first bytes, and in which second ones. */
const everyday = {
  gb18030: { from: 0xb0, to: 0xd7, second: 0xa1 },
  big5: { from: 0xa4, to: 0xc6, second: 0x40 },
} as const;

const countEveryday = (
  bytes: Uint8Array,
  { from, to, second }: { from: number; to: number; second: number },
): number => {
  let count = 0;
  for (let at = 0; at + 1 < bytes.length; at += 1) {
    const first = bytes[at]!;
    if (first < 0x80) continue;
    at += 1;
    if (first >= from && first <= to && bytes[at]! >= second) count += 1;
  }
  return count;
};

const inFull = (bytes: Uint8Array, encoding: string): string | null => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
};

/** Bytes that are valid in both are taken for that in which more of them are everyday letters. */
const decodeChinese = (bytes: Uint8Array): DecodedText | null => {
  const read = (["gb18030", "big5"] as const).flatMap((encoding) => {
    const text = inFull(bytes, encoding);
    return text === null ? [] : [{ text, encoding, count: countEveryday(bytes, everyday[encoding]) }];
  });
  const [best] = read.sort((one, other) => other.count - one.count);
  return best === undefined ? null : { text: best.text, encoding: best.encoding };
};

/**
 * By its mark, else as UTF-8, else as what Chinese programs write, else as Western letters.
 *
 * @example decodeText(Buffer.from([0xd2, 0xfd, 0xce, 0xef])).encoding // "gb18030"
 */
export const decodeText = (bytes: Uint8Array): DecodedText => {
  const mark = marks.find(([, start]) => start.every((byte, at) => bytes[at] === byte));
  if (mark !== undefined) return { text: new TextDecoder(mark[0]).decode(bytes), encoding: mark[0] };
  const plain = inFull(bytes, "utf-8");
  if (plain !== null) return { text: plain, encoding: "utf-8" };
  return (
    decodeChinese(bytes) ?? { text: new TextDecoder("windows-1252").decode(bytes), encoding: "windows-1252" }
  );
};
