import type { Feature, Qualifier, Segment } from "../feature.ts";
import type { Gene, GeneTranscript, Stretch } from "./gene-model.ts";

/** A range of a chromosome that is shown or extracted, on its top strand; it may cross the origin of a circle. */
export interface GenomeWindow {
  readonly start: number;
  readonly length: number;
  readonly size: number;
  readonly isCircular: boolean;
}

/** Whole turns by which a stretch may have to be moved to be seen in a window of a circle. */
const turnsOf = ({ isCircular, size }: GenomeWindow): readonly number[] =>
  isCircular ? [-size, 0, size] : [0];

/** What of the stretches is seen in the window, in its own coordinates. */
const seen = (
  stretches: readonly Stretch[],
  strand: Gene["strand"],
  window: GenomeWindow,
): { segments: Segment[]; indexes: number[] } => {
  const { start: from, length } = window;
  const found = turnsOf(window).flatMap((turn) =>
    stretches.flatMap(([start, end], index) => {
      const first = start + turn - from;
      const last = end + turn - from;
      if (last <= 0 || first >= length) return [];
      const segment: Segment = {
        start: Math.max(0, first),
        end: Math.min(length, last),
        strand,
        ...(first < 0 ? { isStartPartial: true } : {}),
        ...(last > length ? { isEndPartial: true } : {}),
      };
      return [{ segment, index }];
    }),
  );
  found.sort((a, b) => (a.segment.start - b.segment.start) * strand);
  return { segments: found.map(({ segment }) => segment), indexes: found.map(({ index }) => index) };
};

const quoted = (key: string, value: string): Qualifier[] =>
  value === "" ? [] : [{ key, value, isQuoted: true }];

const featureOf = (
  id: string,
  name: string,
  type: string,
  locations: readonly Segment[],
  qualifiers: readonly Qualifier[],
): Feature => ({ id, name: name || type, type, locations, operator: "join", qualifiers });

/** The kind of transcript as a feature table names it. */
const transcriptKind = (type: string): string =>
  /^(mRNA|tRNA|rRNA|ncRNA|tmRNA|misc_RNA|precursor_RNA)$/.test(type) ? type : "misc_RNA";

const exonFeatures = (
  id: string,
  gene: Gene,
  transcript: GeneTranscript,
  window: GenomeWindow,
): Feature[] => {
  const { exons, exonIds } = transcript;
  const { segments, indexes } = seen(exons, gene.strand, window);
  return segments.map((segment, at) => {
    const index = indexes[at]!;
    const number = String(gene.strand === 1 ? index + 1 : exons.length - index);
    return featureOf(
      `${id}e${number}`,
      `${transcript.name || gene.name} exon ${number}`,
      "exon",
      [segment],
      [
        ...quoted("gene", gene.name),
        ...quoted("exon_id", exonIds[index] ?? ""),
        { key: "exon_number", value: number, isQuoted: false },
      ],
    );
  });
};

const transcriptFeatures = (
  id: string,
  gene: Gene,
  transcript: GeneTranscript,
  window: GenomeWindow,
): Feature[] => {
  const common = [...quoted("gene", gene.name), ...quoted("locus_tag", gene.locusTag)];
  const { exons, coding, type, product, proteinId } = transcript;
  const name = transcript.name || gene.name;
  const made: Feature[] = [];
  const whole = seen(exons, gene.strand, window).segments;
  if (type !== "CDS" && whole.length > 0) {
    const said = [...common, ...quoted("transcript_id", transcript.id), ...quoted("product", product)];
    made.push(featureOf(`${id}t`, name, transcriptKind(type), whole, said));
    made.push(...exonFeatures(id, gene, transcript, window));
  }
  const translated = seen(coding, gene.strand, window).segments;
  if (translated.length > 0) {
    const said = [...common, ...quoted("product", product), ...quoted("protein_id", proteinId)];
    made.push(featureOf(`${id}c`, type === "CDS" ? gene.name || name : name, "CDS", translated, said));
  }
  return made;
};

/**
 * Genes with their transcripts, exons and coding sequences as features of a window, clipped to it.
 *
 * @param only names the transcripts that are shown; all where it is left out
 */
export const geneFeatures = (
  genes: readonly Gene[],
  window: GenomeWindow,
  only?: (transcript: GeneTranscript) => boolean,
): Feature[] =>
  genes.flatMap((gene, at) => {
    const own = seen([[gene.start, gene.end]], gene.strand, window).segments;
    if (own.length === 0) return [];
    const said = [
      ...quoted("gene", gene.name),
      ...quoted("locus_tag", gene.locusTag),
      ...quoted("gene_biotype", gene.type),
    ];
    return [
      featureOf(`g${at}`, gene.name, "gene", own, said),
      ...gene.transcripts.flatMap((transcript, index) =>
        only && !only(transcript) ? [] : transcriptFeatures(`g${at}t${index}`, gene, transcript, window),
      ),
    ];
  });

/**
 * The features of a spliced transcript: its exons one after the other, and its coding sequence.
 *
 * @returns features of a linear molecule that begins with the transcript's first exon, read in its direction
 */
export const splicedFeatures = (gene: Gene, transcript: GeneTranscript): Feature[] => {
  const { exons, exonIds, coding } = transcript;
  const total = exons.reduce((sum, [start, end]) => sum + end - start, 0);
  const order = exons.map((_, index) => (gene.strand === 1 ? index : exons.length - 1 - index));
  const placed: { index: number; start: number; end: number }[] = [];
  let at = 0;
  for (const index of order) {
    const [start, end] = exons[index]!;
    placed.push({ index, start: at, end: at + end - start });
    at += end - start;
  }
  const inTranscript = (position: number): number => {
    const before = exons.reduce((sum, [start, end]) => sum + Math.max(0, Math.min(end, position) - start), 0);
    return gene.strand === 1 ? before : total - before;
  };
  const features = placed.map(({ index, start, end }, place) =>
    featureOf(
      `e${place + 1}`,
      `${transcript.name || gene.name} exon ${place + 1}`,
      "exon",
      [{ start, end, strand: 1 }],
      [
        ...quoted("gene", gene.name),
        ...quoted("exon_id", exonIds[index] ?? ""),
        { key: "exon_number", value: String(place + 1), isQuoted: false },
      ],
    ),
  );
  if (coding.length === 0) return features;
  const ends = [inTranscript(coding[0]![0]), inTranscript(coding.at(-1)![1])];
  const segment: Segment = { start: Math.min(...ends), end: Math.max(...ends), strand: 1 };
  const said = [
    ...quoted("gene", gene.name),
    ...quoted("product", transcript.product),
    ...quoted("protein_id", transcript.proteinId),
  ];
  return [...features, featureOf("c", gene.name || transcript.name, "CDS", [segment], said)];
};

/** Features of the other strand: what was at the end of a molecule is at its beginning, and is read the other way. */
export const reverseFeatures = (features: readonly Feature[], size: number): Feature[] =>
  features.map((feature) => ({
    ...feature,
    locations: feature.locations.map(({ start, end, strand, isStartPartial, isEndPartial }) => ({
      start: size - end,
      end: size - start,
      strand: strand === 1 ? (-1 as const) : (1 as const),
      ...(isEndPartial ? { isStartPartial: true } : {}),
      ...(isStartPartial ? { isEndPartial: true } : {}),
    })),
  }));
