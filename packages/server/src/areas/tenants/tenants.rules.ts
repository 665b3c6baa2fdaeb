import { createHash, randomBytes } from "node:crypto";
import type { Id } from "@benchleaf/contract";

/** An invitation's code has the team, then the secret: `<tenantId>-<32 characters>`. */
const CODE = /^(\d{1,18})-([\w-]{32})$/;

export const makeCode = (tenantId: Id): string => `${tenantId}-${randomBytes(24).toString("base64url")}`;

/** The team a code leads to; null for what is no code. */
export const teamOfCode = (code: string): Id | null => CODE.exec(code)?.[1] ?? null;

export const hashCode = (code: string): Buffer => createHash("sha256").update(code).digest();

type PictureType = "image/jpeg" | "image/png";
const SIGNATURES: readonly (readonly [PictureType, readonly number[]])[] = [
  ["image/jpeg", [0xff, 0xd8, 0xff]],
  ["image/png", [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
];

/** The picture type from the first bytes; name and declared type do not count. Null for anything but JPEG and PNG. */
export const pictureTypeOf = (bytes: Uint8Array): PictureType | null =>
  SIGNATURES.find(([, start]) => start.every((byte, index) => bytes[index] === byte))?.[0] ?? null;

/** Whether all teams have agreed long enough ago to take a person's second step away. An owner's own team cannot. */
export const isReleased = (
  teams: readonly { readonly tenantId: Id; readonly isOwner: boolean }[],
  releases: readonly { readonly tenant_id: Id; readonly is_cool: boolean }[],
): boolean =>
  releases.length > 0 &&
  releases.every(({ is_cool }) => is_cool) &&
  teams.every(({ tenantId, isOwner }) => !isOwner && releases.some((one) => one.tenant_id === tenantId));
