import { BrokenZip, readZipDirectory, type ZipMember } from "../../../kernel/reading/zip-directory.ts";
import { trapIn, type ZipTrap } from "../../../kernel/reading/zip-traps.ts";
import { type CrateFault, UnreadableCrate } from "./crate-entities.ts";
import type { CrateSource } from "./crate-nodes.ts";
import { findMetadata, readCrate } from "./read-crate.ts";

/** The list of members of a ZIP. */
export interface CrateDirectory {
  readonly directory: Uint8Array;
  readonly count: number;
  readonly directoryOffset: number;
}

/** Why an archive cannot be read. */
export type ArchiveFault = "not-a-zip" | "no-metadata" | "two-roots" | ZipTrap | CrateFault;

/** Where the metadata is in an archive, or why it cannot be read. */
export type FoundCrate =
  | { readonly ok: true; readonly metadata: ZipMember; readonly rootFolder: string }
  | { readonly ok: false; readonly fault: ArchiveFault };

/** A directory of members with the bytes of the metadata. */
export interface CrateInput extends CrateDirectory {
  readonly metadata: Uint8Array;
  readonly rootFolder: string;
}

/** The nodes are JSON text, so that they are stored without being parsed on the event loop. */
export type ReadCrate =
  | { readonly ok: true; readonly source: CrateSource; readonly nodes: string }
  | { readonly ok: false; readonly fault: ArchiveFault };

/** Longer metadata is not read by any program at once. */
const MAX_METADATA_BYTES = 48 * 1024 ** 2;

const faultOf = (error: unknown): { ok: false; fault: ArchiveFault } => {
  if (error instanceof UnreadableCrate) return { ok: false, fault: error.fault };
  if (error instanceof BrokenZip) return { ok: false, fault: "not-a-zip" };
  throw error;
};

/** Checks a directory of members for traps and metadata. Runs in a process. */
export const findCrate = ({ directory, count, directoryOffset }: CrateDirectory): FoundCrate => {
  try {
    const members = readZipDirectory(directory, count);
    const trap = trapIn(members, directoryOffset);
    if (trap !== null) return { ok: false, fault: trap };
    const found = findMetadata(members);
    if (typeof found === "string") return { ok: false, fault: found };
    const { member: metadata, rootFolder } = found;
    if (metadata.size > MAX_METADATA_BYTES) return { ok: false, fault: "metadata-too-large" };
    if (metadata.isEncrypted || metadata.isLink) return { ok: false, fault: "metadata-unreadable" };
    return { ok: true, metadata, rootFolder };
  } catch (error) {
    return faultOf(error);
  }
};

/** PostgreSQL cannot store a null character in text, nor half of a surrogate pair. */
const storable = (_key: string, value: unknown): unknown =>
  typeof value === "string" ? value.replaceAll("\0", "\ufffd").replace(/\p{Cs}/gu, "\ufffd") : value;

/** Reads metadata against the members that exist. Runs in a process. */
export const readCrateTask = ({ directory, count, metadata, rootFolder }: CrateInput): ReadCrate => {
  try {
    const text = new TextDecoder().decode(metadata);
    const { source, nodes } = readCrate(text, readZipDirectory(directory, count), rootFolder);
    return {
      ok: true,
      source: JSON.parse(JSON.stringify(source, storable)),
      nodes: JSON.stringify(nodes, storable),
    };
  } catch (error) {
    return faultOf(error);
  }
};
