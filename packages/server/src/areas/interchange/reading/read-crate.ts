import { MAX_FOLDER_DEPTH, MAX_UPLOAD_BYTES } from "@benchleaf/contract";
import type { ZipMember } from "../../../kernel/reading/zip-directory.ts";
import { partsOfPath } from "../../../kernel/reading/zip-traps.ts";
import {
  type Entity,
  type Graph,
  idKey,
  idOf,
  keywordsOf,
  listOf,
  namesOf,
  proseOf,
  readGraph,
  textOf,
} from "./crate-entities.ts";
import {
  type Branch,
  bareDraft,
  type Crate,
  type CrateComment,
  type CrateRemark,
  type CrateSource,
  type Draft,
  numberNodes,
} from "./crate-nodes.ts";
import { isFile, isFolder, isRemote, nearestAbove, type Placed, placeParts } from "./crate-tree.ts";

/** Name of the metadata member of an archive. */
export const CRATE_METADATA = "ro-crate-metadata.json";
const OWN_PROGRAM = "Benchleaf";
const PREVIEW = "ro-crate-preview.html";
/** Longer notes are not written by people. */
const MAX_NOTE_CHARACTERS = 4_000_000;
const MAX_TAGS = 20;
const MAX_COMMENTS = 500;
/** Maximum number of path segments; real files have fewer. */
const MOST_PARTS = 100;

const sequenceNames =
  /\.(?:gb|gbk|genbank|gbff|gp|gpt|ape|embl|dna|prot|fa|fasta|fna|faa|ffn|ab1|abi|scf|sbol|geneious)$/i;
/** The reader loads a sequence file completely. */
const MAX_SEQUENCE_BYTES = 32 * 1024 ** 2;

const endingOf = (name: string): string => /\.[^./]+$/.exec(name)?.[0].toLowerCase() ?? "";
const withoutLast = (text: string, sign: string): string => {
  let end = text.length;
  while (end > 0 && text[end - 1] === sign) end -= 1;
  return text.slice(0, end);
};
const lastPart = (key: string): string => withoutLast(key, "/").split("/").at(-1) ?? "";

/** Properties of an entity that are imported; the rest stays in the metadata, with a warning. */
const understood = new Set([
  ..."@id @type @context @reverse name hasPart isPartOf contentSize sha256 encodingFormat keywords comment".split(
    " ",
  ),
  ..."author creator authors dateCreated dateModified".split(" "),
]);

const restOf = (entity: Entity, used: readonly string[]): CrateRemark[] => {
  const rest = Object.keys(entity).filter(
    (key) => !understood.has(key) && !used.includes(key) && listOf(entity[key]).some((value) => value !== ""),
  );
  return rest.length === 0 ? [] : [{ code: "in-metadata", detail: rest.join(", ").slice(0, 500) }];
};

interface Members {
  readonly rootFolder: string;
  readonly byKey: ReadonlyMap<string, ZipMember>;
  readonly doubled: ReadonlySet<string>;
  readonly strays: readonly { readonly member: ZipMember; readonly refusal: string }[];
}

/** Where the metadata is in an archive, with its folder. */
export const findMetadata = (
  members: readonly ZipMember[],
): { member: ZipMember; rootFolder: string } | "no-metadata" | "two-roots" => {
  const found = members.flatMap((member) => {
    const parts = partsOfPath(member.path);
    return parts !== null && parts.length <= 2 && parts.at(-1) === CRATE_METADATA ? [{ member, parts }] : [];
  });
  const [only] = found;
  if (only === undefined) return "no-metadata";
  return found.length > 1
    ? "two-roots"
    : { member: only.member, rootFolder: only.parts.length === 2 ? only.parts[0]! : "" };
};

const sortMembers = (members: readonly ZipMember[], rootFolder: string): Members => {
  const byKey = new Map<string, ZipMember>();
  const doubled = new Set<string>();
  const strays: { member: ZipMember; refusal: string }[] = [];
  for (const member of members) {
    const parts = partsOfPath(member.path);
    if (parts !== null && parts.length > MOST_PARTS) strays.push({ member, refusal: "too-deep" });
    else if (parts === null) strays.push({ member, refusal: "unsafe-path" });
    else if (rootFolder !== "" && parts[0] !== rootFolder) strays.push({ member, refusal: "outside-root" });
    else if (!member.path.endsWith("/")) {
      const key = parts.slice(rootFolder === "" ? 0 : 1).join("/");
      if (byKey.has(key)) doubled.add(key);
      else byKey.set(key, member);
    }
  }
  return { rootFolder, byKey, doubled, strays };
};

const memberRefusal = (member: ZipMember, isDoubled: boolean): string | null => {
  if (isDoubled) return "doubled";
  if (member.isLink) return "link";
  if (member.isEncrypted) return "encrypted";
  if (member.method !== 0 && member.method !== 8) return "packing";
  return member.size > MAX_UPLOAD_BYTES ? "too-large" : null;
};

const hashOf = (value: unknown): { sha256: string | null; remarks: CrateRemark[] } => {
  const hash = textOf(value)
    .trim()
    .toLowerCase()
    .replace(/^sha-?256[:-]/, "");
  if (/^[0-9a-f]{64}$/.test(hash)) return { sha256: hash, remarks: [] };
  return { sha256: null, remarks: hash === "" ? [] : [{ code: "hash-unusable", detail: hash.slice(0, 80) }] };
};

const sizeRemarks = (value: unknown, actual: number): CrateRemark[] => {
  const said = /^\s*(\d+)\s*(?:b|bytes?)?\s*$/i.exec(textOf(value).slice(0, 100))?.[1];
  return said === undefined || Number(said) === actual
    ? []
    : [{ code: "size-differs", detail: `${said} / ${actual}` }];
};

const commentsBy = (graph: Graph): ((key: string, entity: Entity) => CrateComment[]) => {
  const answers = new Map<string, Entity[]>();
  for (const one of graph.entities.values()) {
    const about = idKey(idOf(one.parentItem));
    if (one.parentItem === undefined) continue;
    const place = answers.get(about) ?? [];
    answers.set(about, place);
    place.push(one);
  }
  return (key, entity) => {
    const own = listOf(entity.comment).flatMap((value) => {
      const found = graph.follow(value);
      return found ? [found] : typeof value === "string" ? [{ text: value }] : [];
    });
    const all = [...new Set([...own, ...(answers.get(key) ?? [])])].slice(0, MAX_COMMENTS);
    return all.flatMap((one) => {
      const text = textOf((one as Entity).text ?? (one as Entity).description).trim();
      const { author, creator, dateCreated } = one as Entity;
      return text === ""
        ? []
        : [{ author: namesOf(graph, author, creator), time: textOf(dateCreated), text }];
    });
  };
};

const noteOf = (graph: Graph, entity: Entity) => {
  const text = proseOf(graph, entity.text);
  const description = proseOf(graph, entity.description);
  const isText = text.text.trim() !== "";
  const note = isText ? text : description;
  if (note.text.trim() === "") return null;
  const said = `${note.format} ${listOf(entity.encodingFormat).map(textOf).join(" ")}`.toLowerCase();
  const isPage =
    said.includes("html") ||
    (!said.includes("markdown") && /<(?:p|h\d|div|br|table|ul|ol|span|b|i)\b[^<>]*>/i.test(note.text));
  return {
    text: note.text,
    ending: isPage ? ".html" : ".md",
    contentType: isPage ? "text/html" : "text/markdown",
    used:
      isText && description.text === text.text ? ["text", "description"] : [isText ? "text" : "description"],
  };
};

const sourceOf = (graph: Graph, rootFolder: string): CrateSource => {
  const { root, descriptor, follow } = graph;
  const publisher = descriptor.sdPublisher ?? root.publisher;
  const program = namesOf(graph, publisher);
  const name = textOf(root.name).trim() || rootFolder;
  const license = namesOf(graph, root.license);
  const own = program === OWN_PROGRAM ? textOf(root.identifier) : "";
  return {
    program,
    programVersion: textOf(follow(publisher)?.version),
    crateVersion:
      /\/crate\/(\d+(?:\.\d+)*)/.exec(listOf(descriptor.conformsTo).map(idOf).join(" "))?.[1] ?? "",
    name,
    description: proseOf(graph, root.description).text.slice(0, 2_000),
    license,
    authors: namesOf(graph, root.author, root.creator, root.authors),
    time: textOf(root.datePublished) || textOf(descriptor.dateCreated),
    key: `${program}\n${own || name}`,
    remarks: [
      ...(license === "" ? [{ code: "no-license", detail: "" }] : []),
      ...(rootFolder === "" ? [{ code: "no-root-folder", detail: "" }] : []),
      ...(program === "" ? [{ code: "no-program", detail: "" }] : []),
    ],
  };
};

/**
 * The contents of an archive as a tree, with the expected result of each part. Tolerates what programs write, and
 * reports everything: unknown, missing or suspicious data becomes a warning or a refusal of its part.
 *
 * @throws UnreadableCrate
 */
export const readCrate = (metadata: string, members: readonly ZipMember[], rootFolder: string): Crate => {
  const graph = readGraph(metadata);
  const sorted = sortMembers(members, rootFolder);
  const source = sourceOf(graph, rootFolder);
  const comments = commentsBy(graph);
  const used = new Set<string>([CRATE_METADATA]);
  const children = new Map<string | null, Branch[]>();
  const put = (parentKey: string | null, draft: Draft, folderKey: string | null = null): void => {
    const place = children.get(parentKey) ?? [];
    children.set(parentKey, place);
    place.push({ draft, folderKey });
  };
  const memberKey = (key: string): string =>
    [key, key.startsWith(`${rootFolder}/`) ? key.slice(rootFolder.length + 1) : key].find((one) =>
      sorted.byKey.has(one),
    ) ?? key;

  const common = ({ key, entity, isListed, isCut }: Placed) => ({
    key,
    tags: keywordsOf(graph, entity.keywords).slice(0, MAX_TAGS),
    comments: comments(key, entity),
    author: namesOf(graph, entity.author, entity.creator, entity.authors).slice(0, 500),
    createTime: textOf(entity.dateCreated).slice(0, 40),
    remarks: [
      ...(isListed ? [] : [{ code: "unlisted", detail: "" }]),
      ...(isCut ? [{ code: "circle", detail: "" }] : []),
    ],
  });

  const putFolder = (placed: Placed): void => {
    const { key, entity } = placed;
    const note = noteOf(graph, entity);
    const base = common(placed);
    const given = textOf(entity.name).trim() || lastPart(key);
    const remarks = [...base.remarks, ...restOf(entity, note?.used ?? ["description", "text"])];
    put(placed.parentKey, { ...bareDraft(given, key, "folder"), ...base, remarks }, key);
    if (note === null) return;
    const isTooLong = note.text.length > MAX_NOTE_CHARACTERS;
    put(key, {
      ...bareDraft(`${withoutLast(given, ".")}${note.ending}`, `${key}#note`, "note"),
      text: isTooLong ? null : note.text,
      contentType: note.contentType,
      refusal: isTooLong ? "too-large" : null,
      author: base.author,
      createTime: base.createTime,
    });
  };

  /** A sequence is recognised by its name only; our own archives declare it. */
  const sequenceName = (name: string): string =>
    source.program === OWN_PROGRAM ? name : name.replace(sequenceNames, "") || name;

  const putFile = (placed: Placed): void => {
    const { key, entity } = placed;
    const at = memberKey(key);
    const member = sorted.byKey.get(at);
    const base = common(placed);
    if (member === undefined) {
      const refusal = isRemote(key) ? "remote" : isFile(entity) ? "missing" : "not-understood";
      const name = textOf(entity.name).trim() || lastPart(key) || key;
      const detail = listOf(entity["@type"]).map(textOf).join(", ");
      const remarks = refusal === "not-understood" ? [{ code: "type", detail }] : [];
      put(placed.parentKey, { ...bareDraft(name, key, "file"), ...base, remarks, refusal });
      return;
    }
    used.add(at);
    const path = lastPart(at);
    const said = textOf(entity.name).trim();
    const title = idKey(said) === key ? path : said;
    const isNamed = title !== "" && endingOf(title) === endingOf(path);
    const isSequence = sequenceNames.test(path) && member.size <= MAX_SEQUENCE_BYTES;
    const { sha256, remarks } = hashOf(entity.sha256);
    put(placed.parentKey, {
      ...bareDraft(
        isSequence ? sequenceName(title || path) : isNamed ? title : path,
        key,
        isSequence ? "sequence" : "file",
      ),
      ...base,
      member,
      sha256,
      contentType: textOf(listOf(entity.encodingFormat)[0]).slice(0, 200),
      remarks: [
        ...base.remarks,
        ...remarks,
        ...sizeRemarks(entity.contentSize, member.size),
        ...restOf(entity, ["alternateName"]),
      ],
      refusal: memberRefusal(member, sorted.doubled.has(at)),
    });
  };

  for (const placed of placeParts(graph)) (isFolder(placed.entity) ? putFolder : putFile)(placed);
  const rootNote = textOf(graph.root.text).trim() === "" ? null : noteOf(graph, graph.root);
  if (rootNote !== null)
    put(null, {
      ...bareDraft(`${source.name}${rootNote.ending}`, "#note", "note"),
      text: rootNote.text.slice(0, MAX_NOTE_CHARACTERS),
      contentType: rootNote.contentType,
    });

  // Members that are missing in the metadata keep their folders.
  const folders = new Set(
    [...children.values()].flat().flatMap(({ folderKey }) => (folderKey === null ? [] : [folderKey])),
  );
  const reach = (parts: readonly string[]): string | null => {
    if (parts.length === 0) return null;
    const path = parts.join("/");
    const known = [`${path}/`, path].find((key) => folders.has(key));
    if (known !== undefined) return known;
    const key = `${path}/`;
    put(
      reach(parts.slice(0, -1)),
      { ...bareDraft(parts.at(-1)!, key, "folder"), remarks: [{ code: "not-described", detail: "" }] },
      key,
    );
    folders.add(key);
    return key;
  };
  for (const [key, member] of sorted.byKey) {
    if (used.has(key)) continue;
    const parts = key.split("/");
    const isSequence = sequenceNames.test(key) && member.size <= MAX_SEQUENCE_BYTES;
    const parentKey = nearestAbove(folders, key) ?? reach(parts.slice(0, -1));
    put(parts.length - 1 > MAX_FOLDER_DEPTH ? null : (reach(parts.slice(0, -1)) ?? parentKey), {
      ...bareDraft(
        isSequence ? sequenceName(parts.at(-1)!) : parts.at(-1)!,
        key,
        isSequence ? "sequence" : "file",
      ),
      member,
      remarks: [{ code: key === PREVIEW ? "preview" : "not-described", detail: "" }],
      refusal: memberRefusal(member, sorted.doubled.has(key)),
      isWanted: key !== PREVIEW,
    });
  }
  const metadataMember = sorted.byKey.get(CRATE_METADATA)!;
  put(null, {
    ...bareDraft(CRATE_METADATA, CRATE_METADATA, "file"),
    member: metadataMember,
    contentType: "application/ld+json",
    remarks: [{ code: "metadata", detail: "" }],
    refusal: memberRefusal(metadataMember, sorted.doubled.has(CRATE_METADATA)),
    isWanted: source.program !== OWN_PROGRAM,
  });
  for (const { member, refusal } of sorted.strays)
    put(null, { ...bareDraft(member.path.slice(0, 500), `//${member.path}`, "file"), refusal });
  return { source, nodes: numberNodes(children) };
};
