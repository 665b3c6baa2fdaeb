import type { Id } from "@benchleaf/contract";
import type { QueryClient, QueryKey } from "@tanstack/react-query";

/**
 * First words of keys whose queries show nothing of files. One that is missing costs a request after a change of files, and is
 * never wrong.
 */
const WITHOUT_FILES: ReadonlySet<unknown> = new Set([
  "access-tokens",
  "account",
  "activation",
  "activation-applications",
  "alert-seats",
  "announcements",
  "colleagues",
  "departure",
  "enzyme-records",
  "features",
  "genomes",
  "guidance",
  "identity",
  "instance-access",
  "instance-config",
  "instance-teams",
  "invitation",
  "invitations",
  "members",
  "notification-settings",
  "notifications",
  "own-identities",
  "palette-places",
  "passkeys",
  "permission-tree",
  "personal",
  "pictures",
  "redeem-codes",
  "roles",
  "security",
  "sent-feedback",
  "signatures",
  "sources",
  "survey",
  "teams",
  "tenants",
  "trail",
  "trail-check",
  "trail-sign-in",
  "webhooks",
]);

/** Keys whose third word is the one file that their query shows. */
const OF_ONE_FILE: Readonly<Record<string, ReadonlySet<unknown>>> = {
  alignments: new Set(["one", "trace", "versions"]),
  crispr: new Set(["tasks"]),
  documents: new Set(["content", "one"]),
  eln: new Set(["blocks", "content", "edits", "one", "processes"]),
  files: new Set(["access", "one", "operations", "ownRequest", "page", "version numbers", "versions"]),
  sequences: new Set(["one", "recordOrigin", "standing", "versions"]),
};

/** The file that a query is about alone; undefined if it lists several. */
const fileOf = ([area, what, id]: QueryKey): unknown => {
  if (area === "comments") return what;
  return OF_ONE_FILE[String(area)]?.has(what) ? id : undefined;
};

/**
 * Whether a query shows something that a change of these files has made another.
 *
 * @example isTouched(["files", "one", "7"], ["12"]) // false
 * @example isTouched(["files", "list", "3"], ["12"]) // true
 */
export const isTouched = (key: QueryKey, fileIds: readonly Id[]): boolean => {
  if (WITHOUT_FILES.has(key[0])) return false;
  const file = fileOf(key);
  return file === undefined || fileIds.some((id) => id === file);
};

/** These files have changed: queries that show them are reloaded, all others stay. */
export const touchFiles = (client: QueryClient, fileIds: readonly Id[]): Promise<void> =>
  client.invalidateQueries({ predicate: ({ queryKey }) => isTouched(queryKey, fileIds) });

/** The files that a request names, however deep. */
export const filesIn = (request: unknown): Id[] => {
  if (typeof request !== "object" || request === null) return [];
  return Object.entries(request).flatMap(([name, value]) => {
    if (name === "fileId") return [value as Id];
    return name === "fileIds" ? (value as Id[]) : filesIn(value);
  });
};
