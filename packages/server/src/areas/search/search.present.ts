import type { Id, SearchHit } from "@benchleaf/contract";
import { presentFile } from "../files/files.present.ts";
import type { Question } from "./question.rules.ts";
import type { HitRow } from "./search.store.ts";
import { showPart } from "./snippet.rules.ts";

const found = { 1: "name", 2: "tag", 3: "content" } as const;

export const presentHit = (row: HitRow, userId: Id, { words }: Question): SearchHit => ({
  file: presentFile(row, userId),
  projectName: row.project_name,
  isPersonalProject: row.is_personal === true,
  folderName: row.folder_name,
  found: found[row.tier],
  tags: [...row.tags],
  ...(row.body === null ? { place: null, snippet: [] } : showPart(row.place, row.body, words)),
});
