import {
  cloningEnzymes,
  type Enzyme,
  enzymes,
  findEnzyme,
  goldenGateEnzymes,
  loadCommonFeatures,
  loadCommonPlasmids,
  meltingTemperature,
  plasmidFacts,
} from "@benchleaf/bio";
import {
  type EnzymeSetEntry,
  type FeatureEntry,
  type LibraryEntry,
  type LibraryKind,
  MIN_LIBRARY_PRIMER_BASES,
  type PlasmidEntry,
  type PrimerEntry,
} from "@benchleaf/contract";

/**
 * Entries shipped with the product: read from the bio package's data, the same for every team, never copied into one.
 * Ids are negative, like those of the system.
 */
const REBASE = "REBASE, Roberts et al., Nucleic Acids Res. 2023;51:D629";

const shipped = (id: number, name: string, source: string) => ({
  id: String(-id),
  scope: "public" as const,
  projectId: null,
  name,
  description: "",
  ownerId: null,
  owner: "",
  source,
  version: 1,
  updateTime: null,
  abilities: { update: false, remove: false, move: false },
});

const named = (names: readonly string[]): readonly Enzyme[] =>
  names.flatMap((name) => findEnzyme(name) ?? []);
const soldBy = (code: string): readonly Enzyme[] =>
  enzymes().filter(({ suppliers }) => suppliers.includes(code));
const plainLetters = (site: string): number => site.replace(/n/gi, "").length;

const enzymeSets = (): EnzymeSetEntry[] => {
  const sets: readonly (readonly [number, string, readonly Enzyme[]])[] = [
    [1, "Common cloning enzymes", named(cloningEnzymes)],
    [2, "Golden Gate (type IIS)", named(goldenGateEnzymes)],
    [3, "Rare cutters (8 bases and more)", soldByAny().filter(({ site }) => plainLetters(site) >= 8)],
    [4, "New England Biolabs", soldBy("N")],
    [5, "Thermo Fisher Scientific", soldBy("B")],
    [6, "Promega", soldBy("R")],
    [7, "Takara", soldBy("K")],
    [8, "SibEnzyme", soldBy("I")],
  ];
  return sets.map(([id, name, list]) => ({
    ...shipped(id, name, REBASE),
    enzymeIds: list.map((enzyme) => enzyme.id).sort((a, b) => a - b),
    own: null,
  }));
};
const soldByAny = (): readonly Enzyme[] => enzymes().filter(({ suppliers }) => suppliers !== "");

const isPrimer = ({ type, sequence, kind }: { type: string; sequence: string; kind?: string }): boolean =>
  type === "primer_bind" && kind !== "protein" && sequence.length >= MIN_LIBRARY_PRIMER_BASES;

/** Features are numbered by their index; new ones are only appended to the table. */
const numbered = async () =>
  (await loadCommonFeatures()).map((feature, index) => ({ ...feature, number: index + 1 }));

const primers = async (): Promise<PrimerEntry[]> =>
  (await numbered()).filter(isPrimer).map(({ number, name, sequence, source = "" }) => ({
    ...shipped(number, name, source),
    bases: sequence,
    tm: meltingTemperature(sequence),
    orderNumber: "",
  }));

const features = async (): Promise<FeatureEntry[]> =>
  (await numbered())
    .filter((feature) => !isPrimer(feature))
    .map(({ number, name, type, sequence, kind = "dna", source = "" }) => ({
      ...shipped(number, name, source),
      bases: sequence,
      alphabet: kind,
      type,
      color: null,
    }));

/** These are not a team's files: to work with one, a user creates a sequence from it. */
const plasmids = async (): Promise<PlasmidEntry[]> =>
  (await loadCommonPlasmids()).map(({ record, source }, index) => ({
    ...shipped(index + 1, record.name, source),
    sequenceId: String(-(index + 1)),
    sequence: { name: record.name, size: record.sequence.length },
    backbone: plasmidFacts(record.features).backbone.join(", "),
    resistance: plasmidFacts(record.features).resistance.join(", "),
    publication: "",
    orderNumber: "",
  }));

const loaders: { readonly [K in LibraryKind]: () => Promise<LibraryEntry<K>[]> } = {
  enzyme: async () => enzymeSets(),
  primer: primers,
  feature: features,
  plasmid: plasmids,
};

const collator = new Intl.Collator("zh", { numeric: true });
const loaded: { [K in LibraryKind]?: Promise<LibraryEntry<K>[]> } = {};

/** The shipped entries of a kind, by name. */
export const loadPresets = <K extends LibraryKind>(kind: K): Promise<readonly LibraryEntry<K>[]> => {
  const known = loaded[kind] as Promise<LibraryEntry<K>[]> | undefined;
  if (known !== undefined) return known;
  const made = loaders[kind]().then((entries) =>
    entries.sort((a, b) => collator.compare(a.name, b.name) || Number(b.id) - Number(a.id)),
  );
  Object.assign(loaded, { [kind]: made });
  return made;
};
