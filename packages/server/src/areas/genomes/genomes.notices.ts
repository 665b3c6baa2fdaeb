import type { Id } from "@benchleaf/contract";
import type { NoticeRule } from "../../kernel/notices.ts";
import { findGenome } from "./genomes.store.ts";

const ofImport = (event: string, kind: "genomeImported" | "genomeFailed"): NoticeRule => ({
  event,
  kind,
  isForActor: true,
  tell: async (q, { data }) => {
    const { genomeId } = data as { genomeId: Id };
    const row = await findGenome(q, genomeId);
    return row === undefined
      ? []
      : [{ to: [row.created_by], bizId: genomeId, content: { extraInfo: { name: row.name } } }];
  },
});

/** Who began an import hears when the genome is there, or that it could not be read. */
export const genomesNotices: readonly NoticeRule[] = [
  ofImport("genome.imported", "genomeImported"),
  ofImport("genome.failed", "genomeFailed"),
];
