import {
  type Enzyme,
  enzymes,
  readOrderNotation,
  reverseComplement,
  type Segment,
  type SequenceRecord,
  withOrder,
} from "@benchleaf/bio";
import {
  type LibraryEntry,
  type LibraryFault,
  type LibraryInput,
  type LibraryKind,
  normalizeLibraryName,
  type OwnEnzyme,
} from "@benchleaf/contract";
import type { Cell, CellFault, Cells } from "../tables/tables.service.ts";

/** Stands for a name that no one knows: a number that no enzyme has. */
const UNKNOWN_ENZYME = 0;
const COLOR = /^#[0-9a-fA-F]{6}$/;
const FEATURE_TYPE = /^[\w'*-]{1,64}$/;

/** Names of enzymes in a cell: separated by semicolons, else by blanks, commas or plus signs. */
export const enzymeNamesIn = (text: string): string[] =>
  (text.includes(";") ? text.split(";") : text.split(/[\s,+]+/))
    .map((name) => name.trim().toLowerCase())
    .filter((name) => name !== "");

let known: ReadonlyMap<string, number> | undefined;
const catalogue = (): ReadonlyMap<string, number> => {
  known ??= new Map(enzymes().map(({ id, name }) => [name.toLowerCase(), id]));
  return known;
};

/** Own enzymes by their names, as numbers that sets know them by. */
export type OwnNumbers = ReadonlyMap<string, number>;

/** Site and cuts of a row; null without a site. Invalid cuts are reported by the rules. */
const ownOf = (site: string, cuts: string): LibraryInput<"enzyme">["own"] => {
  if (site === "") return null;
  const gap = (text: string | undefined) => (/^\s*-?\d+\s*$/.test(text ?? "") ? Number(text) : null);
  const cutList = cuts.split(/[;,]/).filter((cut) => cut.trim() !== "");
  return {
    site,
    cuts: cutList.map((cut) => {
      const [top, bottom] = cut.split("/");
      return { top: gap(top), bottom: gap(bottom) };
    }),
  };
};

type Options = {
  readonly [K in Exclude<LibraryKind, "plasmid">]: (
    text: (key: string) => string,
    own: OwnNumbers,
  ) => LibraryInput<K>;
};

const options: Options = {
  primer: (text) => {
    // Read as everywhere else, so that `/5Phos/A*C` is two bases and not refused.
    const order = readOrderNotation(text("bases"));
    return {
      ...named(text),
      ...(order && { description: withOrder(text("description"), text("bases"), order) }),
      bases: order?.bases ?? text("bases"),
      orderNumber: text("orderNumber"),
    };
  },
  feature: (text) => ({
    ...named(text),
    bases: text("bases"),
    alphabet: text("alphabet").toLowerCase() === "protein" ? "protein" : "dna",
    type: text("type") || "misc_feature",
    color: text("color") || null,
  }),
  enzyme: (text, own) => ({
    ...named(text),
    enzymeIds: enzymeNamesIn(text("enzymes")).map(
      (name) => own.get(name) ?? catalogue().get(name) ?? UNKNOWN_ENZYME,
    ),
    own: ownOf(text("site"), text("cuts")),
  }),
};
/** What a name may not hold is fixed, since oligos of other programs are full of slashes. */
const named = (text: (key: string) => string) => ({
  name: normalizeLibraryName(text("name")),
  description: text("description"),
});

/** What a row requires. */
export const inputOfCells = <K extends Exclude<LibraryKind, "plasmid">>(
  kind: K,
  cells: Cells,
  own: OwnNumbers = new Map(),
): LibraryInput<K> => options[kind]((key) => cells[key] ?? "", own);

/** The cell of an entry's error. */
export const columnOfFault = (kind: LibraryKind, code: LibraryFault, cells: Cells): string => {
  if (code.includes(".name.")) return "name";
  if (kind === "plasmid") return "letters";
  if (kind !== "enzyme") return "bases";
  if (!cells.site) return "enzymes";
  return code === "biolibrary.content.invalid" ? "cuts" : "site";
};

/** What the shapes of the wire would refuse. */
export const findShapeFaults = (kind: LibraryKind, { type = "", color = "" }: Cells): CellFault[] =>
  kind !== "feature"
    ? []
    : [
        ...(type === "" || FEATURE_TYPE.test(type)
          ? []
          : [
              {
                column: "type",
                code: "table.cell.no.choice" as const,
                data: { choices: "CDS, promoter, misc_feature…" },
              },
            ]),
        ...(color === "" || COLOR.test(color)
          ? []
          : [
              {
                column: "color",
                code: "table.cell.no.choice" as const,
                data: { choices: "#31849B, #1F77B4…" },
              },
            ]),
      ];

/** Cuts as `1/5`, gaps from the first base of the site on the top and bottom strand; `-` where a strand is not cut. */
const cutsText = ({ cuts }: OwnEnzyme): string =>
  cuts.map(({ top, bottom }) => `${top ?? "-"}/${bottom ?? "-"}`).join("; ");

/** Names separated by blanks; by semicolons if one contains a blank. */
const namesText = (ids: readonly number[], names: ReadonlyMap<number, string>): string => {
  const found = ids.flatMap((id) => names.get(id) ?? []);
  return found.join(found.some((name) => name.includes(" ")) ? "; " : " ");
};

export const namesOfCatalogue = (own: readonly Pick<Enzyme, "id" | "name">[]): ReadonlyMap<number, string> =>
  new Map([...enzymes(), ...own].map(({ id, name }) => [id, name]));

/** An entry as a row. */
export const cellsOfEntry = (
  kind: LibraryKind,
  entry: LibraryEntry,
  enzymeNames: ReadonlyMap<number, string>,
): Readonly<Record<string, Cell>> => {
  if (kind !== "enzyme") {
    const { sequence, ...cells } = entry as LibraryEntry<"plasmid">;
    return { ...(cells as unknown as Record<string, Cell>), size: sequence?.size ?? null };
  }
  const { name, description, enzymeIds, own } = entry as LibraryEntry<"enzyme">;
  return {
    name,
    description,
    enzymes: namesText(enzymeIds, enzymeNames),
    site: own?.site ?? "",
    cuts: own ? cutsText(own) : "",
  };
};

/** In reading order, as the feature reads: on the bottom strand the other way round. */
const basesOf = ({ sequence, kind }: SequenceRecord, segments: readonly Segment[]): string =>
  segments
    .map(({ start, end, strand }) => {
      const letters = sequence.slice(start, end);
      return strand === 1 || kind === "protein" ? letters : reverseComplement(letters);
    })
    .join("");

/** Of a record with annotations those that the library takes; of a bare one the record itself. */
export const cellsOfRecord = (kind: "primer" | "feature", record: SequenceRecord): readonly Cells[] => {
  const alphabet = record.kind === "protein" ? "protein" : "dna";
  if (kind === "primer" && record.primers.length > 0)
    return record.primers.map(({ name, bases, order, description }) => ({
      name,
      bases: order ?? bases,
      description,
    }));
  const features = record.features.filter(
    ({ type }) => (type === "primer_bind") === (kind === "primer") && type !== "source",
  );
  if (features.length === 0)
    return [{ name: record.name, bases: record.sequence, description: record.description, alphabet }];
  return features.map(({ name, type, locations, color = "" }) => ({
    name,
    type,
    alphabet,
    bases: basesOf(record, locations),
    color: COLOR.test(color) ? color : "",
  }));
};

/** An entry as a record of a file of sequences. */
export const recordOfEntry = (
  kind: "primer" | "feature",
  entry: LibraryEntry<"primer"> | LibraryEntry<"feature">,
): SequenceRecord => {
  const { bases, name, description } = entry;
  const isProtein = "alphabet" in entry && entry.alphabet === "protein";
  const feature = {
    id: "f1",
    name,
    type: kind === "primer" || !("type" in entry) ? "primer_bind" : entry.type,
    locations: [{ start: 0, end: bases.length, strand: 1 as const }],
    operator: "join" as const,
    qualifiers: [{ key: "label", value: name, isQuoted: true }],
  };
  return {
    name,
    description,
    kind: isProtein ? "protein" : "dna",
    topology: "linear",
    sequence: bases,
    features: isProtein ? [] : [feature],
    primers: [],
    meta: {},
  };
};
