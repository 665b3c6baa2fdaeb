import type { ZipMember } from "./zip-directory.ts";

/** Why a whole archive is rejected. */
export type ZipTrap = "too-many-members" | "too-much" | "bomb" | "overlap";

/** More files than one project export ever writes. */
export const MAX_MEMBERS = 70_000;
/** Unpacked, of the whole archive. */
export const MAX_UNPACKED_BYTES = 40 * 1024 ** 3;
/** Anything smaller when unpacked is harmless at any compression ratio. */
const HARMLESS_BYTES = 256 * 1024 ** 2;
const MAX_RATIO = 100;
/** The maximum compression ratio of Deflate is about 1032; a higher declared ratio is false. */
const MAX_MEMBER_RATIO = 1_100;

/** Why an archive must not be unpacked, according to its directory; null if it may be. */
export const trapIn = (members: readonly ZipMember[], directoryOffset: number): ZipTrap | null => {
  if (members.length > MAX_MEMBERS) return "too-many-members";
  const total = members.reduce((sum, { size }) => sum + size, 0);
  if (total > MAX_UNPACKED_BYTES) return "too-much";
  if (total > HARMLESS_BYTES && total > MAX_RATIO * directoryOffset) return "bomb";
  if (members.some(({ size, packedSize }) => size > HARMLESS_BYTES && size > MAX_MEMBER_RATIO * packedSize))
    return "bomb";
  // Overlapping members that unpack the same bytes repeatedly are how a small file becomes a huge one.
  const inOrder = members.toSorted((a, b) => a.offset - b.offset);
  const isOverlapping = inOrder.some(
    ({ offset, packedSize }, index) => offset + packedSize > (inOrder[index + 1]?.offset ?? directoryOffset),
  );
  return isOverlapping ? "overlap" : null;
};

/** The parts of a member's path; null if it leads outside. Empty parts and `.` are removed. */
export const partsOfPath = (path: string): string[] | null => {
  if (/^[/\\]|^[a-zA-Z]:[/\\]|\\/.test(path) || path.includes("\0")) return null;
  const parts = path.split("/").filter((part) => part !== "" && part !== ".");
  return parts.includes("..") ? null : parts;
};
