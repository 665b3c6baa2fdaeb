/**
 * The codons of one reading frame in reading order. On a circle whose size is not divisible by 3, one track runs
 * through all three frames of a strand before it repeats; otherwise each frame is a ring of its own.
 */
export interface CodonTrack {
  readonly strand: 1 | -1;
  /** Leftmost position, on the top strand, of the first codon. */
  readonly first: number;
  readonly count: number;
  readonly size: number;
  readonly isRing: boolean;
}

/** Every track of the strands of a molecule of `size` bases; none below one codon. */
export const codonTracks = (size: number, isCircular: boolean): readonly CodonTrack[] => {
  if (size < 3) return [];
  const offsets = isCircular && size % 3 !== 0 ? [0] : [0, 1, 2];
  return ([1, -1] as const).flatMap((strand) =>
    offsets.map((offset): CodonTrack => {
      const first = strand === 1 ? offset : size - 3 - offset;
      const onRing = offsets.length === 1 ? size : size / 3;
      const count = isCircular ? onRing : Math.floor((size - offset) / 3);
      return { strand, first: first < 0 ? first + size : first, count, size, isRing: isCircular };
    }),
  );
};

/** Leftmost top-strand position of the codon with number `index`, which may be any on a ring. */
export const codonPosition = (track: CodonTrack, index: number): number => {
  const position = track.first + 3 * track.strand * index;
  if (!track.isRing) return position;
  const wrapped = position % track.size;
  return wrapped < 0 ? wrapped + track.size : wrapped;
};

/** An uninterrupted run of codons between stops, by numbers on its track. */
export interface OpenStretch {
  /** The first codon that is no stop. */
  readonly from: number;
  /** The stop, or one past the last codon. */
  readonly to: number;
  /** Whether a stop (or a ring without any) is before `from`; else the sequence begins there. */
  readonly isClosedBefore: boolean;
  readonly hasStop: boolean;
}

/** What begins and ends a frame on one strand. */
export interface WalkRules {
  /** Bits in the codon classes that mark a stop and a start on the track's strand. */
  readonly stop: number;
  readonly start: number;
  /** Shorter stretches are passed over. */
  readonly minCodons: number;
  /** Collect every start of a stretch, or its first only. */
  readonly everyStart: boolean;
}

/**
 * Walks a track once and hands over every stretch between stops, with the numbers of the codons in it that may
 * start. `codons` holds a class for each top-strand position.
 */
export const walkTrack = (
  track: CodonTrack,
  codons: Uint8Array,
  rules: WalkRules,
  visit: (stretch: OpenStretch, starts: readonly number[]) => void,
): void => {
  const { count, size, isRing } = track;
  const step = 3 * track.strand;
  const { stop, everyStart } = rules;
  const marked = stop | rules.start;
  // A ring is walked from stop to stop: once to find one, once round from there.
  const offset = isRing ? firstStop(track, codons, stop) + 1 : 0;
  // One list for all stretches: nearly all of them are too short to be handed over.
  const starts: number[] = [];
  let startCount = 0;
  let from = offset;
  const close = (to: number, hasStop: boolean): void => {
    if (to > from && to - from >= rules.minCodons) {
      visit({ from, to, isClosedBefore: isRing || from > 0, hasStop }, starts.slice(0, startCount));
    }
    startCount = 0;
    from = to + 1;
  };
  let position = codonPosition(track, offset);
  for (let index = offset; index < offset + count; index++) {
    const codon = (codons[position] ?? 0) & marked;
    position += step;
    if (position >= size) position -= size;
    else if (position < 0) position += size;
    if (codon === 0) continue;
    if (codon & stop) close(index, true);
    else if (startCount === 0 || everyStart) starts[startCount++] = index;
  }
  close(offset + count, false);
};

/** The number of the first stop on a ring, -1 if it has none. */
const firstStop = (track: CodonTrack, codons: Uint8Array, stop: number): number => {
  for (let index = 0; index < track.count; index++) {
    if ((codons[codonPosition(track, index)] ?? 0) & stop) return index;
  }
  return -1;
};
