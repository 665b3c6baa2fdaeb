const ascii = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

/** Tags of ABIF that hold 16-bit numbers; of the others, texts are characters and lists are bytes. */
const WIDE = /^(DATA|PLOC)/;

/** A small ABIF file from its tags, such as `{ PBAS2: "ACGT", PLOC2: [1, 3, 5, 7] }`. */
export const abiFile = (tags: Readonly<Record<string, string | readonly number[]>>): Uint8Array => {
  const entries = Object.entries(tags).map(([tag, value]) => {
    const isWide = WIDE.test(tag);
    const numbers = typeof value === "string" ? [...ascii(value)] : value;
    const data = Uint8Array.from(isWide ? numbers.flatMap((one) => [(one >> 8) & 255, one & 255]) : numbers);
    return { tag, type: isWide ? 4 : 2, width: isWide ? 2 : 1, count: numbers.length, data };
  });
  const bodies = entries.reduce((sum, { data }) => sum + data.length, 0);
  const bytes = new Uint8Array(128 + bodies + entries.length * 28);
  const view = new DataView(bytes.buffer);
  bytes.set(ascii("ABIF"));
  view.setUint16(4, 101);
  bytes.set(ascii("tdir"), 6);
  view.setUint32(10, 1);
  view.setUint16(14, 1023);
  view.setUint16(16, 28);
  view.setUint32(18, entries.length);
  view.setUint32(22, entries.length * 28);
  view.setUint32(26, 128 + bodies);
  let body = 128;
  entries.forEach(({ tag, type, width, count, data }, index) => {
    const at = 128 + bodies + index * 28;
    bytes.set(ascii(tag.slice(0, 4)), at);
    view.setUint32(at + 4, Number(tag.slice(4)));
    view.setUint16(at + 8, type);
    view.setUint16(at + 10, width);
    view.setUint32(at + 12, count);
    view.setUint32(at + 16, data.length);
    if (data.length <= 4) bytes.set(data, at + 20);
    else view.setUint32(at + 20, body);
    bytes.set(data, data.length <= 4 ? at + 20 : body);
    body += data.length;
  });
  return bytes;
};

/** What a small SCF file holds; `channels` are A, C, G, T. */
export interface ScfContent {
  readonly version: "2.00" | "3.00";
  readonly letters: string;
  readonly peaks: readonly number[];
  readonly qualities: readonly number[];
  readonly channels: readonly (readonly number[])[];
  readonly comments: string;
}

/** A small SCF file with 16-bit samples. */
export const scfFile = (content: ScfContent): Uint8Array => {
  const { version, letters, peaks, qualities, channels, comments } = content;
  const [count, bases] = [channels[0]?.length ?? 0, letters.length];
  const [samplesAt, basesAt] = [128, 128 + count * 8];
  const commentsAt = basesAt + bases * 12;
  const bytes = new Uint8Array(commentsAt + comments.length + 1);
  const view = new DataView(bytes.buffer);
  bytes.set(ascii(".scf"));
  const header = {
    1: count,
    2: samplesAt,
    3: bases,
    4: 1,
    5: 1,
    6: basesAt,
    7: comments.length + 1,
    8: commentsAt,
    10: 2,
  };
  for (const [field, value] of Object.entries(header)) view.setUint32(Number(field) * 4, value);
  bytes.set(ascii(version), 36);
  bytes.set(ascii(comments), commentsAt);
  const isColumnwise = version === "3.00";
  channels.forEach((channel, number) => {
    channel.forEach((value, index) => {
      const before = channel[index - 1] ?? 0;
      const difference = value - 2 * before + (channel[index - 2] ?? 0);
      if (isColumnwise) view.setUint16(samplesAt + (number * count + index) * 2, difference & 0xffff);
      else view.setUint16(samplesAt + (index * 4 + number) * 2, value);
    });
  });
  [...letters].forEach((letter, index) => {
    const channel = "ACGT".indexOf(letter);
    const at = basesAt + index * 12;
    view.setUint32(isColumnwise ? basesAt + index * 4 : at, peaks[index] ?? 0);
    const probability = isColumnwise ? basesAt + bases * (4 + channel) + index : at + 4 + channel;
    if (channel >= 0) bytes[probability] = qualities[index] ?? 0;
    bytes[isColumnwise ? basesAt + bases * 8 + index : at + 8] = letter.charCodeAt(0);
  });
  return bytes;
};
