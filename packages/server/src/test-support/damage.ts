/** Ten minutes per reader with `BENCHLEAF_FULL=1`, or `BENCHLEAF_FUZZ_SECONDS`; otherwise a moment. */
const isFull = process.env.BENCHLEAF_FULL === "1";
export const FUZZ_MS = isFull ? Number(process.env.BENCHLEAF_FUZZ_SECONDS ?? 600) * 1_000 : 300;
/** What a reader may take for a file of some kilobytes, in processor time. */
export const MAX_FUZZ_MS = 2_000;
export const fuzzSeed = isFull ? Date.now() % 2 ** 31 : 1;

/** Mulberry32: small, quick, and the same everywhere. */
export const randomOf = (start: number) => {
  let state = start;
  return (below: number): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
};

/** Words that readers know, and numbers that break what counts on them. */
const WORDS =
  'LOCUS|FEATURES|ORIGIN|//|ID   |FT   |SQ   |>|@|+|##FASTA|join(|complement(|order(|..|<1|>9|/note="|"|""|\\|;|,|\t|\n|\r\n|\0|0|-1|99999999999|1e309|&#0;|&amp;|<![CDATA[|]]>|<!ENTITY a "&a;">|{|[|]|}|\u202e|\ud800|\u8d28'.split(
    "|",
  );

/** One to eight changes: a line, range or byte is removed, repeated or reversed, or a word is inserted. */
export const damage = (bytes: Uint8Array, random: (below: number) => number): Uint8Array<ArrayBuffer> => {
  let text = Buffer.from(bytes).toString("latin1");
  for (let change = 1 + random(8); change > 0; change -= 1) {
    const at = random(text.length + 1);
    const size = random(3) === 0 ? random(200) : random(8);
    const stretch = text.slice(at, at + size);
    const [head, tail] = [text.slice(0, at), text.slice(at + size)];
    const choice = random(6);
    if (choice === 0) text = head + tail;
    else if (choice === 1) text = head + stretch.repeat(1 + random(50)) + tail;
    else if (choice === 2) text = head + Buffer.from(WORDS[random(WORDS.length)]!).toString("latin1") + tail;
    else if (choice === 3) text = head + [...stretch].reverse().join("") + tail;
    else if (choice === 4) text = head + String.fromCharCode(random(256)) + tail;
    else text = tail + head;
    if (text.length > 200_000) text = text.slice(0, 200_000);
  }
  return Buffer.from(text, "latin1");
};
