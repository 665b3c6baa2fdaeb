import fc from "fast-check";
import type { Feature, Qualifier, Segment } from "../feature.ts";
import type { SequenceRecord } from "../sequence.ts";

const word = fc.string({
  unit: fc.constantFrom(..."abcXYZ019.,;:()[]=/\\'\"#-_é"),
  minLength: 1,
  maxLength: 70,
});

/** Prose as flat files can hold it: words and single or doubled blanks, no line breaks. */
export const prose = fc
  .array(fc.tuple(word, fc.constantFrom(" ", " ", " ", "  ")), { minLength: 1, maxLength: 12 })
  .map((parts) => parts.flat().join("").trim());

const quoted = fc.record<Qualifier>({
  key: fc.constantFrom("label", "note", "gene", "product", "db_xref", "translation"),
  value: prose,
  isQuoted: fc.constant(true),
});
const spaceless = (qualifier: Qualifier): Qualifier =>
  qualifier.key === "translation"
    ? { ...qualifier, value: qualifier.value?.replace(/[\s"]/g, "") || "M" }
    : qualifier;
const bare = fc.constantFrom<Qualifier>(
  { key: "pseudo", value: null, isQuoted: false },
  { key: "codon_start", value: "2", isQuoted: false },
  { key: "rpt_type", value: "tandem", isQuoted: false },
);

export const qualifier = fc.oneof({ weight: 3, arbitrary: quoted.map(spaceless) }, bare);

const segmentWithin = (size: number) =>
  fc
    .tuple(
      fc.nat({ max: size }),
      fc.nat({ max: size }),
      fc.constantFrom<1 | -1>(1, -1),
      fc.boolean(),
      fc.boolean(),
    )
    .map(([one, other, strand, isStartPartial, isEndPartial]): Segment => {
      const start = Math.min(one, other);
      const end = Math.max(one, other);
      if (start === end) return { start, end, strand };
      const marks = {
        ...(isStartPartial && { isStartPartial: true }),
        ...(isEndPartial && { isEndPartial: true }),
      };
      return { start, end, strand, ...marks };
    });

const featuresWithin = (size: number) =>
  fc.array(
    fc.record({
      name: fc.constant(""),
      type: fc.constantFrom("CDS", "gene", "misc_feature", "a_type_of_our_own_x"),
      locations: fc.array(segmentWithin(size), { minLength: 1, maxLength: 4 }),
      operator: fc.constantFrom<Feature["operator"]>("join", "order"),
      qualifiers: fc.array(qualifier, { maxLength: 4 }),
    }),
    { maxLength: 6 },
  );

/** A nucleic acid with features that any reader could have made. Ids are `f1`, `f2`, … */
export const arbitraryRecord: fc.Arbitrary<SequenceRecord> = fc
  .tuple(
    fc.string({ unit: fc.constantFrom(..."acgtnACGT"), minLength: 1, maxLength: 150 }),
    fc.boolean(),
    // `.` means an empty value in flat files.
    prose.filter((text) => text !== "."),
  )
  .chain(([bases, isCircular, description]) =>
    featuresWithin(bases.length).map((features) => ({
      name: "made up",
      description,
      kind: "dna" as const,
      topology: isCircular ? ("circular" as const) : ("linear" as const),
      sequence: bases,
      features: features.map((feature, index) => ({
        ...feature,
        operator: feature.locations.length > 1 ? feature.operator : ("join" as const),
        id: `f${index + 1}`,
      })),
      primers: [],
      meta: {},
    })),
  );
