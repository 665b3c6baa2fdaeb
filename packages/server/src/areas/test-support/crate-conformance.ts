import { createHash } from "node:crypto";

interface Entity {
  readonly [key: string]: unknown;
}

const METADATA = "ro-crate-metadata.json";
const DAY = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/;
const MIME = /^[a-z]+\/[\w.+-]+(?:;.*)?$/i;

const listOf = (value: unknown): unknown[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value];
const typesOf = (entity: Entity): string[] => listOf(entity["@type"]).map(String);
const idOf = (value: unknown): string | undefined =>
  typeof value === "object" && value !== null ? String((value as Entity)["@id"]) : undefined;
const isText = (value: unknown): value is string => typeof value === "string" && value.trim() !== "";

/** References and plain values only: what is nested would be no flattened JSON-LD. */
const nestedIn = (entity: Entity): string[] =>
  Object.entries(entity).flatMap(([key, value]) =>
    listOf(value)
      .filter((one) => typeof one === "object" && one !== null && Object.keys(one).join() !== "@id")
      .map(() => `${String(entity["@id"])}: ${key} holds an object`),
  );

/** An RFC 3986 path below the root: nothing that leads out, nothing that a URI has to escape. */
const pathFault = (id: string): string | null => {
  if (!/^\.\/[^/]/.test(id) && id !== "./") return "is no path below the root";
  if (/[\s"<>\\^`{|}#?]|%(?![0-9a-f]{2})/i.test(id)) return "holds signs that a URI escapes";
  return id.split("/").includes("..") || id.slice(2).includes("//") ? "leads elsewhere" : null;
};

/**
 * Violations of RO-Crate 1.1, of RO-Crate 1.2 where it is stricter, and of The ELN Consortium's file format by an
 * archive, derived from their texts and not from our writer. Empty if it conforms.
 */
export const crateFaults = (fileName: string, members: Readonly<Record<string, Uint8Array>>): string[] => {
  const faults: string[] = [];
  const check = (holds: boolean, fault: string): void => {
    if (!holds) faults.push(fault);
  };
  const paths = Object.keys(members);
  const roots = new Set(paths.map((path) => path.split("/")[0]));
  const root = [...roots][0] ?? "";
  check(fileName.endsWith(".eln"), "the archive does not end with .eln");
  check(roots.size === 1 && paths.every((path) => path.includes("/")), "there is not one folder at the root");
  check(`${root}.eln` === fileName, "the root folder is not named like the archive");
  const text = new TextDecoder("utf-8", { fatal: true }).decode(members[`${root}/${METADATA}`]);
  const crate = JSON.parse(text) as { "@context": unknown; "@graph": Entity[] };
  check(
    listOf(crate["@context"]).includes("https://w3id.org/ro/crate/1.1/context"),
    "the context is not that of RO-Crate 1.1",
  );
  const graph = crate["@graph"];
  const byId = new Map(graph.map((entity) => [String(entity["@id"]), entity]));
  check(byId.size === graph.length, "an @id stands twice");
  for (const entity of graph) {
    check(isText(entity["@id"]) && typesOf(entity).every(isText), "an entity without @id or @type");
    check(typesOf(entity).length > 0, `${String(entity["@id"])} has no type`);
    faults.push(...nestedIn(entity));
    for (const [key, value] of Object.entries(entity))
      for (const id of listOf(value).map(idOf))
        check(id === undefined || key === "conformsTo" || byId.has(id), `${key} points to ${id}`);
  }

  const descriptor = byId.get(METADATA) ?? {};
  check(typesOf(descriptor).join() === "CreativeWork", "the descriptor is no CreativeWork");
  check(idOf(descriptor.about) === "./", "the descriptor is not about the root");
  check(/^https:\/\/w3id\.org\/ro\/crate\/1\.\d$/.test(idOf(descriptor.conformsTo) ?? ""), "no conformsTo");
  check(DAY.test(String(descriptor.dateCreated)), "the descriptor has no date");
  check(idOf(descriptor.sdPublisher) !== undefined, "no program is named");

  const dataset = byId.get("./") ?? {};
  check(typesOf(dataset).includes("Dataset"), "the root is no Dataset");
  for (const key of ["name", "description"]) check(isText(dataset[key]), `the root has no ${key}`);
  check(DAY.test(String(dataset.datePublished)), "the root has no date of publication");
  check(isText(dataset.license) || idOf(dataset.license) !== undefined, "the root has no licence");

  const reached = new Set<string>();
  const walk = (id: string): void => {
    check(!reached.has(id), `${id} is part of two`);
    reached.add(id);
    for (const part of listOf(byId.get(id)?.hasPart).map(idOf)) if (part !== undefined) walk(part);
  };
  walk("./");
  const files = new Set<string>();
  for (const [id, entity] of byId) {
    const types = typesOf(entity);
    if (!types.includes("File") && !types.includes("Dataset")) continue;
    check(reached.has(id), `${id} is not reached from the root`);
    const fault = pathFault(id);
    check(fault === null, `${id} ${fault}`);
    check(isText(entity.name), `${id} has no name`);
    for (const key of ["dateCreated", "dateModified"])
      check(entity[key] === undefined || DAY.test(String(entity[key])), `${id}: ${key} is no date`);
    for (const author of listOf(entity.author).map(idOf))
      check(typesOf(byId.get(author ?? "") ?? {}).includes("Person"), `${id}: the author is no Person`);
    if (types.includes("Dataset")) {
      check(id.endsWith("/"), `${id} is a folder and does not end with a slash`);
      continue;
    }
    const path = `${root}/${decodeURIComponent(id.slice(2))}`;
    files.add(path);
    const bytes = members[path];
    check(bytes !== undefined, `${id} is not in the archive`);
    check(entity.contentSize === String(bytes?.length), `${id}: the size is another`);
    const digest = createHash("sha256")
      .update(bytes ?? "")
      .digest("hex");
    check(entity.sha256 === digest, `${id}: the digest is another`);
    check(
      listOf(entity.encodingFormat).some((format) => MIME.test(String(format))),
      `${id}: no media type`,
    );
  }
  for (const entity of graph.filter((one) =>
    typesOf(one).some((type) => ["Person", "Organization"].includes(type)),
  ))
    check(isText(entity.name), `${String(entity["@id"])} has no name`);
  for (const entity of graph.filter((one) => typesOf(one).includes("Comment")))
    check(
      isText(entity.text) && DAY.test(String(entity.dateCreated)),
      `${String(entity["@id"])} says nothing`,
    );
  for (const path of paths)
    check(path === `${root}/${METADATA}` || files.has(path), `${path} is told of nowhere`);
  return faults;
};
