import type { FileKind, Id } from "@benchleaf/contract";

/** An exported file or folder, with its path in the archive below the root folder; a folder's ends with a slash. */
export interface Packed<Row extends ExportRow = ExportRow> {
  readonly path: string;
  readonly name: string;
  readonly row: Row;
  readonly parentPath: string;
}

export interface ExportRow {
  readonly id: Id;
  readonly folder_id: Id | null;
  readonly kind: FileKind;
  readonly name: string;
  readonly version: number;
  readonly owner_id: Id;
  readonly owner_name: string;
  readonly create_time: Date;
  readonly update_time: Date;
  readonly tags: readonly string[];
  /** The newest last. */
  readonly comments: readonly SaidComment[];
}

export interface SaidComment {
  readonly id: Id;
  readonly text: string;
  readonly author_id: Id;
  readonly author_name: string;
  readonly time: string;
}

/** A name that is valid as a part of a path on every system. */
export const safeName = (name: string): string => {
  const safe = name
    .normalize("NFC")
    .replace(/[\\/:*?"<>|\p{Cc}]/gu, "_")
    .replace(/^\.+$|[. ]+$/g, "_");
  return [...safe].slice(0, 120).join("") || "_";
};

/** The name with a number before its extension if its folder already has it, case-insensitively. */
export const freeName = (name: string, taken: Set<string>): string => {
  const dot = name.lastIndexOf(".");
  const [stem, ending] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ""];
  let free = name;
  for (let number = 2; taken.has(free.toLowerCase()); number++) free = `${stem} (${number})${ending}`;
  taken.add(free.toLowerCase());
  return free;
};

/**
 * The paths of all files in the archive. The content of a folder that the reader may not open is at the top, as on
 * screen. `nameOf` gives a file the extension of its export format.
 */
export const planArchive = <Row extends ExportRow>(
  rows: readonly Row[],
  topFolderId: Id | null,
  nameOf: (row: Row) => string,
): Packed<Row>[] => {
  const byFolder = new Map<Id | null, Row[]>();
  const folders = new Set(rows.filter(({ kind }) => kind === "folder").map(({ id }) => id));
  for (const row of rows) {
    if (row.id === topFolderId) continue;
    const isAtTop = row.folder_id === topFolderId || row.folder_id === null || !folders.has(row.folder_id);
    const parent = isAtTop ? null : row.folder_id;
    byFolder.set(parent, [...(byFolder.get(parent) ?? []), row]);
  }
  const planned: Packed<Row>[] = [];
  const walk = (parent: Id | null, parentPath: string): void => {
    const taken = new Set(parentPath === "" ? ["ro-crate-metadata.json"] : []);
    for (const row of byFolder.get(parent) ?? []) {
      const name = freeName(safeName(nameOf(row)), taken);
      const path = row.kind === "folder" ? `${parentPath}${name}/` : `${parentPath}${name}`;
      planned.push({ path, name: row.name, row, parentPath });
      if (row.kind === "folder") walk(row.id, path);
    }
  };
  walk(null, "");
  return planned;
};

/** Properties of a file that are known once its bytes were sent. */
export interface Written {
  readonly size: number;
  readonly sha256: string;
  readonly contentType: string;
}

type Entity = Record<string, unknown>;

/** An `@id` is a reference: characters that end or break one are escaped, characters of any script stay. */
export const idOfPath = (path: string): string =>
  `./${path.replace(/[\s%#?"<>\\^`{|}]/g, (sign) => encodeURIComponent(sign))}`;

const reference = (id: string) => ({ "@id": id });
const personId = (id: Id): string => `#person-${id}`;

const commentId = (id: Id): string => `#comment-${id}`;

const common = ({ name, row }: Packed): Entity => ({
  name,
  dateCreated: row.create_time.toISOString(),
  dateModified: row.update_time.toISOString(),
  author: reference(personId(row.owner_id)),
  ...(row.tags.length > 0 && { keywords: row.tags.join(",") }),
  ...(row.comments.length > 0 && { comment: row.comments.map(({ id }) => reference(commentId(id))) }),
});

/**
 * The metadata of an archive as required by RO-Crate 1.1 and the ELN file format: one flat list, a descriptor, one
 * root, every file reachable from it, each with size and digest.
 */
export const crateOf = (
  about: { readonly id: Id; readonly name: string; readonly time: Date; readonly left: readonly string[] },
  packed: readonly Packed[],
  written: ReadonlyMap<Id, Written>,
): { "@context": string; "@graph": Entity[] } => {
  const kept = packed.filter(({ row }) => row.kind === "folder" || written.has(row.id));
  const partsOf = new Map<string, Entity[]>();
  for (const { path, parentPath } of kept)
    partsOf.set(parentPath, [...(partsOf.get(parentPath) ?? []), reference(idOfPath(path))]);
  const said = kept.flatMap(({ row }) => row.comments);
  const people = new Map([
    ...said.map(({ author_id, author_name }) => [author_id, author_name] as const),
    ...kept.map(({ row }) => [row.owner_id, row.owner_name] as const),
  ]);
  const comments = about.left.map((text, index) => ({
    "@id": `#left-out-${index + 1}`,
    "@type": "Comment",
    text,
    dateCreated: about.time.toISOString(),
  }));
  return {
    "@context": "https://w3id.org/ro/crate/1.1/context",
    "@graph": [
      {
        "@id": "ro-crate-metadata.json",
        "@type": "CreativeWork",
        about: reference("./"),
        conformsTo: reference("https://w3id.org/ro/crate/1.1"),
        dateCreated: about.time.toISOString(),
        sdPublisher: reference("#benchleaf"),
        version: "1.0",
      },
      { "@id": "#benchleaf", "@type": "Organization", name: "Benchleaf" },
      {
        "@id": "./",
        "@type": "Dataset",
        identifier: about.id,
        name: about.name,
        description: `Export of ${about.name}`,
        datePublished: about.time.toISOString(),
        license: "No licence is stated.",
        hasPart: partsOf.get("") ?? [],
        ...(comments.length > 0 && { comment: comments.map((comment) => reference(comment["@id"])) }),
      },
      ...kept.map((one): Entity => {
        const id = idOfPath(one.path);
        const found = written.get(one.row.id);
        if (found === undefined)
          return { "@id": id, "@type": "Dataset", ...common(one), hasPart: partsOf.get(one.path) ?? [] };
        return {
          "@id": id,
          "@type": "File",
          ...common(one),
          encodingFormat: found.contentType,
          contentSize: String(found.size),
          sha256: found.sha256,
          version: String(one.row.version),
        };
      }),
      ...[...people].map(([id, name]) => ({ "@id": personId(id), "@type": "Person", name })),
      ...comments,
      ...said.map(({ id, text, author_id, time }) => ({
        "@id": commentId(id),
        "@type": "Comment",
        text,
        author: reference(personId(author_id)),
        dateCreated: time,
      })),
    ],
  };
};
