import { type Id, MAX_WEBHOOK_FILES, type WebhookData } from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";
import { namesOfFiles } from "./file-names.store.ts";

/** Names of files, in any state, and the data needed to open them. */
export const namesForTrail = async (q: Queries, ids: readonly Id[]) =>
  (await namesOfFiles(q, ids)).map(({ id, name, kind, project_id: projectId }) => ({
    id,
    name,
    kind,
    projectId,
  }));

/** What others may know of files, all in one project. Null if none is left. */
export const filesForWebhook = async (q: Queries, fileIds: readonly Id[]): Promise<WebhookData | null> => {
  const rows = await namesOfFiles(q, fileIds.slice(0, MAX_WEBHOOK_FILES));
  const [first] = rows;
  if (first === undefined) return null;
  return {
    project: { id: first.project_id, name: first.project_name },
    files: rows.map(({ id, name, kind }) => ({ id, name, kind })),
    fileCount: fileIds.length,
  };
};
