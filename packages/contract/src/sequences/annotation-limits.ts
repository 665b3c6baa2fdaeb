/** Maximum number of features of one sequence: about eight times those of a bacterial genome. */
export const MAX_SEQUENCE_FEATURES = 40_000;
/**
 * Maximum length of a value of one qualifier or line of a record's header, in characters: about five times the
 * longest protein.
 */
export const MAX_QUALIFIER_CHARACTERS = 200_000;
/** All texts of the annotations and the header of one sequence together, in characters. */
export const MAX_ANNOTATION_CHARACTERS = 16_000_000;
/** Features, primers, segments and qualifiers of one sequence together. */
export const MAX_ANNOTATION_PARTS = 250_000;
/** Maximum number of sequences that one import brings, each a file of its own. */
export const MAX_SEQUENCES_PER_IMPORT = 5_000;

/** Why the annotations of a sequence are refused; the texts are `bio.<fault>`. */
export type AnnotationFault = "too-many-features" | "qualifier-too-long" | "annotations-too-large";

interface Annotated {
  readonly features: readonly {
    readonly locations: readonly unknown[];
    readonly qualifiers: readonly { readonly key: string; readonly value: string | null }[];
    readonly rawLocation?: string | undefined;
  }[];
  readonly primers: readonly { readonly locations: readonly unknown[]; readonly description: string }[];
  readonly meta: object;
}

/** Characters of all texts in a value, and the longest of them. */
const measureTexts = (value: unknown): { total: number; longest: number } => {
  if (typeof value === "string") return { total: value.length, longest: value.length };
  const measured = { total: 0, longest: 0 };
  if (typeof value !== "object" || value === null) return measured;
  for (const inner of Object.values(value)) {
    const { total, longest } = measureTexts(inner);
    measured.total += total;
    measured.longest = Math.max(measured.longest, longest);
  }
  return measured;
};

/**
 * The first limit that the annotations of a sequence exceed, with the figure and the limit; undefined if they keep
 * all. Takes time linear in the number of parts, not in their lengths.
 *
 * @example findAnnotationFault({ features: [], primers: [], meta: {} }) // undefined
 */
export const findAnnotationFault = ({
  features,
  primers,
  meta,
}: Annotated): { fault: AnnotationFault; count: number; limit: number } | undefined => {
  if (features.length > MAX_SEQUENCE_FEATURES)
    return { fault: "too-many-features", count: features.length, limit: MAX_SEQUENCE_FEATURES };
  // The original layout of a file is not searched text, and as long as the residues.
  const { layout, ...said } = meta as { layout?: unknown };
  const header = measureTexts(said);
  let longest = header.longest;
  let total = header.total + measureTexts(layout).total;
  let parts = features.length + primers.length;
  for (const { locations, qualifiers, rawLocation = "" } of features) {
    parts += locations.length + qualifiers.length;
    total += rawLocation.length;
    for (const { key, value } of qualifiers) {
      const length = value?.length ?? 0;
      total += key.length + length;
      if (length > longest) longest = length;
    }
  }
  for (const { locations, description } of primers) {
    parts += locations.length;
    total += description.length;
  }
  if (longest > MAX_QUALIFIER_CHARACTERS)
    return { fault: "qualifier-too-long", count: longest, limit: MAX_QUALIFIER_CHARACTERS };
  if (total > MAX_ANNOTATION_CHARACTERS)
    return { fault: "annotations-too-large", count: total, limit: MAX_ANNOTATION_CHARACTERS };
  if (parts > MAX_ANNOTATION_PARTS)
    return { fault: "annotations-too-large", count: parts, limit: MAX_ANNOTATION_PARTS };
  return undefined;
};
