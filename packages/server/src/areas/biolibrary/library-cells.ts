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

/** Stands for an unknown name: a number that no enzyme has. */
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

/** Custom enzymes by their names, as the numbers used in sets. */
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
    // Parsed as everywhere else, so that `/5Phos/A*C` is two bases and not refused.
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
/** Characters that a name may not contain are replaced, since oligo names of other programs are full of slashes. */
const named = (text: (key: string) => string) => ({
  name: normalizeLibraryName(text("name")),
  description: text("description"),
});

/** Parses the cells of a row into an entry. */
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

/** Errors that the contract's schemas would report. */
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

/** Cuts as `1/5`: gaps from the first base of the site on the top and bottom strand; `-` for an uncut strand. */
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

/** In reading order, as the feature reads: reversed on the bottom strand. */
const basesOf = ({ sequence, kind }: SequenceRecord, segments: readonly Segment[]): string =>
  segments
    .map(({ start, end, strand }) => {
      const letters = sequence.slice(start, end);
      return strand === 1 || kind === "protein" ? letters : reverseComplement(letters);
    })
    .join("");

/** For a record with annotations, those that the library accepts; for one without, the record itself. */
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

/** An entry as a record of a sequence file. */
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
