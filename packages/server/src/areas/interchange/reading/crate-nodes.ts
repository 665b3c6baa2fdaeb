import { fileNameFault, MAX_FILE_NAME_BYTES, MAX_FOLDER_DEPTH, numberedName } from "@benchleaf/contract";
import type { ZipMember } from "../../../kernel/reading/zip-directory.ts";

/** A comment on a part of an archive. */
export interface CrateComment {
  readonly author: string;
  readonly time: string;
  readonly text: string;
}

/** A warning about a part; the texts are in the browser under its code. */
export interface CrateRemark {
  readonly code: string;
  readonly detail: string;
}

/** A part of an archive, with its expected result. Parents come before their content. */
export interface CrateNode {
  readonly number: number;
  readonly parent: number | null;
  readonly depth: number;
  readonly becomes: "folder" | "file" | "sequence" | "note";
  readonly name: string;
  /** The same in every export of the same object. */
  readonly key: string;
  readonly member: Pick<ZipMember, "offset" | "packedSize" | "size" | "method" | "crc"> | null;
  readonly sha256: string | null;
  readonly contentType: string;
  readonly text: string | null;
  readonly tags: readonly string[];
  readonly comments: readonly CrateComment[];
  readonly author: string;
  readonly createTime: string;
  readonly remarks: readonly CrateRemark[];
  /** Why it cannot be imported; null if it can. */
  readonly refusal: string | null;
  readonly isWanted: boolean;
}

/** The program that wrote an archive, according to its descriptor. */
export interface CrateSource {
  readonly program: string;
  readonly programVersion: string;
  readonly crateVersion: string;
  readonly name: string;
  readonly description: string;
  readonly license: string;
  readonly authors: string;
  readonly time: string;
  /** Distinguishes this source from others of the same program. */
  readonly key: string;
  readonly remarks: readonly CrateRemark[];
}

/** A parsed archive: its program, and its parts from the top down. */
export interface Crate {
  readonly source: CrateSource;
  readonly nodes: readonly CrateNode[];
}

/** A node without a parent yet, with its original name. */
export type Draft = Omit<CrateNode, "number" | "parent" | "depth">;

/** A part of which only name and type are known. */
export const bareDraft = (name: string, key: string, becomes: CrateNode["becomes"]): Draft => ({
  name,
  key,
  becomes,
  member: null,
  sha256: null,
  contentType: "",
  text: null,
  tags: [],
  comments: [],
  author: "",
  createTime: "",
  remarks: [],
  refusal: null,
  isWanted: true,
});

const [MOST_KNOWN_SIGNS, MOST_ENDING] = [20_000, 12] as const;
const hidden = new Map<string, boolean>();

/** Whether a character is not allowed in names; cached per character, since an archive has many names. */
const isHidden = (sign: string): boolean => {
  const known = hidden.get(sign) ?? fileNameFault(`a${sign}a`) !== null;
  if (hidden.size < MOST_KNOWN_SIGNS) hidden.set(sign, known);
  return known;
};

/** A valid file name that is as similar as possible. */
export const legalName = (name: string, fallback: string): string => {
  const letters = [...name.slice(0, 1_000).normalize("NFC").trim()].map((sign) =>
    isHidden(sign) ? "_" : sign,
  );
  const dot = letters.lastIndexOf(".");
  const ending = dot > 0 && letters.length - dot <= MOST_ENDING ? letters.splice(dot) : [];
  // Every character has at least one byte.
  letters.splice(MAX_FILE_NAME_BYTES);
  let length = Buffer.byteLength(letters.join("")) + Buffer.byteLength(ending.join(""));
  while (length > MAX_FILE_NAME_BYTES && letters.length > 0) length -= Buffer.byteLength(letters.pop()!);
  const legal = [...letters, ...ending].join("").trim();
  return fileNameFault(legal) === null ? legal : fallback;
};

/** The target of a node, before numbering. */
export interface Branch {
  readonly draft: Draft;
  /** Its children are under this key; null for a part without children. */
  readonly folderKey: string | null;
}

interface Folder {
  readonly number: number | null;
  readonly depth: number;
  readonly isRefused: boolean;
  /** Names in use in it, with the next number. */
  readonly taken: Map<string, number>;
}

/** The name with a number if its folder already has it, case-insensitively. */
const freeName = (name: string, isFolder: boolean, taken: Map<string, number>): string => {
  const wanted = name.toLowerCase();
  let free = name;
  let next = taken.get(wanted) ?? 1;
  while (taken.has(free.toLowerCase())) free = numberedName(name, ++next, isFolder);
  taken.set(wanted, next);
  taken.set(free.toLowerCase(), taken.get(free.toLowerCase()) ?? 1);
  return free;
};

/** Numbered from the top down, each folder followed by its contents; each name is valid and unique in its folder. */
export const numberNodes = (children: ReadonlyMap<string | null, readonly Branch[]>): CrateNode[] => {
  const nodes: CrateNode[] = [];
  const keys = new Map<string, number>();
  const top: Folder = { number: null, depth: 0, isRefused: false, taken: new Map() };
  const open = (key: string | null, into: Folder) =>
    (children.get(key) ?? []).map((branch) => ({ branch, into })).toReversed();
  const waiting = open(null, top);
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { draft, folderKey } = next.branch;
    const { into } = next;
    const name = freeName(legalName(draft.name, "_"), folderKey !== null, into.taken);
    const isTooDeep = into.isRefused || into.depth >= MAX_FOLDER_DEPTH;
    const refusal = draft.refusal ?? (isTooDeep ? "too-deep" : null);
    const seen = keys.get(draft.key) ?? 0;
    keys.set(draft.key, seen + 1);
    const number = nodes.length + 1;
    nodes.push({
      ...draft,
      key: seen === 0 ? draft.key : `${draft.key}#${seen + 1}`,
      name,
      number,
      parent: into.number,
      depth: into.depth,
      remarks: [
        ...draft.remarks,
        ...(name === draft.name ? [] : [{ code: "renamed", detail: draft.name.slice(0, 500) }]),
      ],
      refusal,
    });
    if (folderKey === null) continue;
    const folder = { number, depth: into.depth + 1, isRefused: refusal !== null, taken: new Map() };
    // One by one: arguments of a spread call must fit onto the stack.
    for (const one of open(folderKey, folder)) waiting.push(one);
  }
  return nodes;
};
