/** An entity of the flat list of RO-Crate metadata: any key may have any value. */
export type Entity = Readonly<Record<string, unknown>>;

const MAX_ENTITIES = 300_000;
/** Parts nested in their parent instead of in the list; programs do not nest deeper. */
const MAX_NESTING = 40;

/** Why metadata of an archive cannot be read. */
export type CrateFault = "metadata-unreadable" | "metadata-too-large" | "no-root";

/** Thrown if metadata cannot be read, with the error to show. */
export class UnreadableCrate extends Error {
  readonly fault: CrateFault;
  constructor(fault: CrateFault) {
    super(fault);
    this.fault = fault;
  }
}

/** Whether a value is a JSON-LD object and not a list. */
export const isEntity = (value: unknown): value is Entity =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** One value or several, as JSON-LD allows. */
export const listOf = (value: unknown): readonly unknown[] =>
  value === undefined || value === null ? [] : Array.isArray(value) ? value : [value];

/** A text or number as text; empty for anything else. */
export const textOf = (value: unknown): string =>
  typeof value === "string" ? value : typeof value === "number" ? String(value) : "";

/** The `@id` of an entity, or of a reference to one. */
export const idOf = (value: unknown): string => (isEntity(value) ? textOf(value["@id"]) : textOf(value));

/** Whether an entity is of one of the types, with or without the address of schema.org before it. */
export const hasType = (entity: Entity, ...types: readonly string[]): boolean =>
  listOf(entity["@type"]).some((type) =>
    types.includes(textOf(type).replace(/^(?:https?:\/\/)?schema\.org\//, "")),
  );

/** Possible spellings of a reference: with and without `./`, escaped or not. */
export const idKey = (id: string): string => {
  const bare = id.replace(/^(?:\.\/)+/, "");
  if (/^[a-z][a-z0-9+.-]*:\/\//i.test(bare) || bare.startsWith("#")) return bare;
  try {
    return decodeURIComponent(bare).replace(/\/{2,}/g, "/");
  } catch {
    return bare.replace(/\/{2,}/g, "/");
  }
};

/** The metadata of an archive, with its entities by id. */
export interface Graph {
  readonly root: Entity;
  readonly rootKey: string;
  readonly descriptor: Entity;
  readonly entities: ReadonlyMap<string, Entity>;
  /** The meaning of a value: the entity that it refers to, or the inline value. */
  readonly follow: (value: unknown) => Entity | undefined;
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw new UnreadableCrate("metadata-unreadable");
  }
};

/** Entities by key, including inline ones. */
const collect = (graph: readonly unknown[]): Map<string, Entity> => {
  const entities = new Map<string, Entity>();
  const add = (value: unknown, depth: number): void => {
    if (!isEntity(value)) return;
    const id = idOf(value);
    if (id !== "" && Object.keys(value).length > 1 && !entities.has(idKey(id)))
      entities.set(idKey(id), value);
    if (entities.size > MAX_ENTITIES) throw new UnreadableCrate("metadata-too-large");
    if (depth < MAX_NESTING) for (const part of listOf(value.hasPart)) add(part, depth + 1);
  };
  for (const value of graph) add(value, 0);
  return entities;
};

/** @throws UnreadableCrate */
export const readGraph = (metadata: string): Graph => {
  const document = parse(metadata.replace(/^\ufeff/, ""));
  const graph = isEntity(document) ? document["@graph"] : document;
  if (!Array.isArray(graph)) throw new UnreadableCrate("metadata-unreadable");
  const entities = collect(graph);
  const descriptor =
    [...entities.values()].find((entity) => /(?:^|\/)ro-crate-metadata\.json(?:ld)?$/.test(idOf(entity))) ??
    {};
  const rootKey = [idKey(idOf(descriptor.about)), "", "."].find((key) => entities.has(key));
  const root = rootKey === undefined ? undefined : entities.get(rootKey);
  if (rootKey === undefined || root === undefined) throw new UnreadableCrate("no-root");
  const follow = (value: unknown): Entity | undefined => {
    const id = idOf(value);
    const known = id === "" ? undefined : entities.get(idKey(id));
    return known ?? (isEntity(value) && (id === "" || Object.keys(value).length > 1) ? value : undefined);
  };
  return { root, rootKey, descriptor, entities, follow };
};

const nameOf = ({ follow }: Graph, value: unknown): string => {
  const one = follow(value);
  if (one === undefined) return idOf(value);
  const given = [textOf(one.givenName), textOf(one.familyName)].filter(Boolean).join(" ");
  return textOf(one.name) || given || idOf(one);
};

/** Names of people or programs, each once. */
export const namesOf = (graph: Graph, ...values: readonly unknown[]): string =>
  [...new Set(values.flatMap(listOf).map((value) => nameOf(graph, value).trim()))].filter(Boolean).join(", ");

/** Keywords of an entity, whether they are a list, one text with commas, or references. */
export const keywordsOf = (graph: Graph, value: unknown): string[] => {
  const words = listOf(value).flatMap((one) =>
    typeof one === "string" && !graph.entities.has(idKey(one)) ? one.split(/[,，;；]/) : [nameOf(graph, one)],
  );
  return [...new Set(words.map((word) => word.trim()).filter(Boolean))];
};

/** A text, or the text of what is referred to. */
export const proseOf = ({ follow }: Graph, value: unknown): { text: string; format: string } => {
  if (typeof value === "string") return { text: value, format: "" };
  const one = follow(value);
  return { text: textOf(one?.text), format: textOf(listOf(one?.encodingFormat)[0]) };
};
