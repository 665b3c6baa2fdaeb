/** The content of the ID line of an EMBL entry. */
export interface EmblId {
  readonly name: string;
  readonly version: string | undefined;
  readonly isCircular: boolean;
  readonly moleculeType: string | undefined;
  readonly dataClass: string | undefined;
  readonly division: string | undefined;
  readonly length: number | undefined;
  readonly isProtein: boolean;
}

const EMPTY: Omit<EmblId, "name"> = {
  version: undefined,
  isCircular: false,
  moleculeType: undefined,
  dataClass: undefined,
  division: undefined,
  length: undefined,
  isProtein: false,
};

/**
 * Reads an ID line by its words, so that the layouts of 1987, 2006 and of the patent collections all do.
 *
 * @example readEmblId("ID   X56734; SV 1; linear; mRNA; STD; PLN; 1859 BP.").length // 1859
 */
export const readEmblId = (line: string): EmblId => {
  const [first = "", ...rest] = line.slice(2).trim().split(";");
  const name = /^\S+/.exec(first)?.[0] ?? "";
  let id: EmblId = { name, ...EMPTY };
  for (const field of [first.slice(name.length), ...rest]) id = { ...id, ...readField(field.trim(), id) };
  return id;
};

const readField = (field: string, id: EmblId): Partial<EmblId> => {
  const size = /^(\d{1,15})\s+(BP|AA)\.?$/i.exec(field);
  if (size) return { length: Number(size[1]), isProtein: id.isProtein || size[2]?.toUpperCase() === "AA" };
  const version = /^SV\s+(\S+)$/i.exec(field)?.[1];
  if (version !== undefined) return { version };
  if (/^(linear|circular)$/i.test(field)) return { isCircular: /^c/i.test(field) };
  if (/^PRT$/i.test(field)) return { isProtein: true };
  const molecule = /^(circular\s+)?((?:\S+ )*\S*(?:DNA|RNA))$/i.exec(field);
  if (molecule) return { moleculeType: molecule[2], ...(molecule[1] && { isCircular: true }) };
  if (!/^[A-Z0-9]{3}$/.test(field)) return {};
  return id.division === undefined ? { division: field } : { dataClass: id.division, division: field };
};

/** Prints an ID line in the layout of EMBL release 87 and later. */
export const formatEmblId = (id: EmblId): string => {
  const topology = id.isCircular ? "circular" : "linear";
  const molecule = id.isProtein ? "protein" : (id.moleculeType ?? "DNA");
  const unit = id.isProtein ? "AA" : "BP";
  const parts = [
    topology,
    molecule,
    id.dataClass ?? "STD",
    id.division ?? "UNC",
    `${id.length ?? 0} ${unit}.`,
  ];
  const version = [`SV ${id.version ?? 1}`];
  return `ID   ${[id.name.replace(/[\s;]+/g, "_"), ...version, ...parts].join("; ")}`;
};
