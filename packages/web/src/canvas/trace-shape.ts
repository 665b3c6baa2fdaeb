import { CHANNELS, type Channel, NO_PEAK, type Trace } from "@benchleaf/bio";

/** Heights of the band of a chromatogram: peaks on their quality bars, and the base that each channel saw. */
export const TRACE = { band: 84, letters: 13, gap: 4 } as const;

/** How high the tallest ordinary peak is; a blob of dye does not press the others down. */
const fullHeights = new WeakMap<Trace, number>();

export const fullHeightOf = (trace: Trace): number => {
  const known = fullHeights.get(trace);
  if (known !== undefined) return known;
  const heights = trace.peaks
    .filter((peak) => peak !== NO_PEAK)
    .map((peak) => Math.max(...CHANNELS.map((channel) => trace.channels[channel][peak] ?? 0)))
    .sort((one, other) => one - other);
  const full = Math.max(1, (heights[Math.floor(heights.length * 0.95)] ?? 0) * 1.1);
  fullHeights.set(trace, full);
  return full;
};

interface TraceRow {
  /** Residues `[start, end)` of the row. */
  readonly start: number;
  readonly end: number;
  /** Middle of the residue in a column, in pixels. */
  readonly middleOf: (column: number) => number;
  readonly letterWidth: number;
  /** Top and foot of the band, in pixels. */
  readonly top: number;
  readonly foot: number;
  /** 1 by default; more enlarges small peaks. */
  readonly scale: number;
}

interface Anchor {
  readonly sample: number;
  readonly x: number;
}

/** Samples and where they are: each peak at the middle of its residue, and half a residue of run beyond the row. */
const anchorsOf = (
  { peaks, channels }: Trace,
  { start, end, middleOf, letterWidth }: TraceRow,
): readonly Anchor[] => {
  const anchors: Anchor[] = [];
  for (let letter = start; letter < end; letter += 1) {
    const sample = peaks[letter] ?? NO_PEAK;
    if (sample !== NO_PEAK) anchors.push({ sample, x: middleOf(letter - start) });
  }
  const first = anchors[0];
  const last = anchors.at(-1);
  if (!first || !last) return [];
  const spacing = (last.sample - first.sample) / Math.max(1, anchors.length - 1) || 10;
  const before = peaks[start - 1] ?? NO_PEAK;
  const after = peaks[end] ?? NO_PEAK;
  const from = before === NO_PEAK ? first.sample - spacing / 2 : (before + first.sample) / 2;
  const to = after === NO_PEAK ? last.sample + spacing / 2 : (after + last.sample) / 2;
  return [
    { sample: Math.max(0, from), x: first.x - letterWidth / 2 },
    ...anchors,
    { sample: Math.min(channels.A.length, to), x: last.x + letterWidth / 2 },
  ];
};

/** The four curves of a row as paths, each peak under its residue. Cost follows the samples of the row. */
export const tracePaths = (trace: Trace, row: TraceRow): Readonly<Record<Channel, string>> => {
  const paths = { A: "", C: "", G: "", T: "" };
  const anchors = anchorsOf(trace, row);
  const height = row.foot - row.top;
  const unit = (height * row.scale) / fullHeightOf(trace);
  for (const channel of CHANNELS) {
    const values = trace.channels[channel];
    const points: string[] = [];
    anchors.forEach((anchor, index) => {
      const next = anchors[index + 1];
      if (!next || next.sample <= anchor.sample) return;
      const step = (next.x - anchor.x) / (next.sample - anchor.sample);
      for (let sample = Math.ceil(anchor.sample); sample < next.sample; sample += 1) {
        const x = anchor.x + (sample - anchor.sample) * step;
        const y = row.foot - Math.min(height, Math.max(0, (values[sample] ?? 0) * unit));
        points.push(`${x.toFixed(1)} ${y.toFixed(1)}`);
      }
    });
    if (points.length > 1) paths[channel] = `M${points.join("L")}`;
  }
  return paths;
};

/** Phred qualities in words of colour: an error in less than 1 of 100 residues is good, in more than 1 of 10 poor. */
export const qualityClass = (quality: number): "good" | "fair" | "poor" =>
  quality >= 30 ? "good" : quality >= 20 ? "fair" : "poor";

/** Full height of a quality bar. */
export const BEST_QUALITY = 60;
