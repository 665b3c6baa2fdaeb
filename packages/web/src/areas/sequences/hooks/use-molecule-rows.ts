import type { ProteinProperties, SequenceRecord } from "@benchleaf/bio";
import { useFormat } from "../../../kernel/format.ts";
import { type PhraseKey, useTranslation } from "../../../kernel/translation.ts";
import type { MoleculeFacts } from "../annotation/molecule-facts.ts";
import { unitOf } from "../sequence-labels.ts";

/** A fact with its word; what is copied is what is shown. */
export type FactRow = readonly [label: string, value: string];

const kindWords: Readonly<Record<SequenceRecord["kind"], PhraseKey>> = {
  dna: "sequences.kindDna",
  rna: "sequences.kindRna",
  protein: "sequences.kindProtein",
};

/** What a molecule is and weighs, as label and value; facts that are still being found have an ellipsis. */
export const useMoleculeRows = () => {
  const t = useTranslation();
  const format = useFormat();
  const mass = (dalton: number | null) =>
    dalton === null
      ? "—"
      : dalton >= 1e6
        ? `${format.number(dalton / 1e6, 3)} MDa`
        : `${format.number(dalton / 1e3, 3)} kDa`;

  const molecule = (
    record: SequenceRecord,
    name: string,
    facts: MoleculeFacts | null,
  ): readonly FactRow[] => {
    const { kind, topology, sequence } = record;
    const found = (tell: (known: MoleculeFacts) => string) => (facts === null ? "…" : tell(facts));
    const common: FactRow[] = [
      [t("sequences.columnName"), name],
      [t("sequences.columnSize"), format.basePairs(sequence.length, unitOf(record))],
      [t("sequences.fieldKind"), t(kindWords[kind])],
    ];
    if (kind === "protein")
      return [
        ...common,
        [t("annotation.mass"), found(({ protein }) => mass(protein?.molecularWeight ?? null))],
        [t("annotation.checksum"), found(({ checksum }) => checksum ?? "—")],
      ];
    return [
      ...common,
      [
        t("sequences.fieldTopology"),
        t(topology === "circular" ? "sequences.kindCircular" : "sequences.kindLinear"),
      ],
      ["GC", found(({ gcPercent }) => (gcPercent === null ? "—" : `${format.number(gcPercent, 2)} %`))],
      ...(kind === "dna"
        ? [
            [t("annotation.massDouble"), found(({ doubleStrandMass }) => mass(doubleStrandMass))] as const,
            [t("annotation.massSingle"), found(({ singleStrandMass }) => mass(singleStrandMass))] as const,
          ]
        : [[t("annotation.mass"), found(({ singleStrandMass }) => mass(singleStrandMass))] as const]),
      [t("annotation.checksum"), found(({ checksum }) => checksum ?? "—")],
    ];
  };

  const protein = (facts: ProteinProperties): readonly FactRow[] => {
    const molar = (value: number) => `${format.number(value)} M⁻¹cm⁻¹`;
    const index = (value: number | null) => (value === null ? "—" : format.number(value, 2));
    const half = facts.halfLives;
    return [
      [t("annotation.isoelectricPoint"), format.number(facts.isoelectricPoint, 2)],
      [t("annotation.charge"), format.number(facts.chargeAtPh7, 1)],
      [t("annotation.extinctionReduced"), molar(facts.extinctionReduced)],
      [t("annotation.extinctionCystines"), molar(facts.extinctionCystines)],
      [t("annotation.absorbance"), format.number(facts.absorbanceReduced, 3)],
      ["GRAVY", index(facts.gravy)],
      [
        t("annotation.instability"),
        facts.instabilityIndex === null
          ? "—"
          : t(facts.instabilityIndex > 40 ? "annotation.unstable" : "annotation.stable", {
              index: index(facts.instabilityIndex),
            }),
      ],
      [t("annotation.aliphatic"), index(facts.aliphaticIndex)],
      [t("annotation.aromaticity"), `${format.number(100 * facts.aromaticity, 1)} %`],
      ...(half === null
        ? []
        : [[t("annotation.halfLife"), halfLifeText(half, (hours) => format.number(hours, 2))] as const]),
    ];
  };
  return { molecule, protein };
};

type HalfLives = NonNullable<ProteinProperties["halfLives"]>;

/** In mammals, yeast and E. coli, as the label says. */
const halfLifeText = (
  { mammal, yeast, escherichiaColi }: HalfLives,
  hours: (value: number) => string,
): string =>
  [mammal, yeast, escherichiaColi]
    .map((one) => (one === null ? "—" : `${one.isAtLeast ? "> " : ""}${hours(one.hours)} h`))
    .join(" / ");
