import type { NotificationRule, NotificationRuleOf } from "../../kernel/notification-rules.ts";
import { findGenome } from "./genomes.store.ts";

const ofImport = (
  event: "genome.imported" | "genome.failed",
  kind: "genomeImported" | "genomeFailed",
): NotificationRuleOf<"genome.imported" | "genome.failed"> => ({
  event,
  kind,
  isForActor: true,
  tell: async (q, { data }) => {
    const { genomeId } = data;
    const row = await findGenome(q, genomeId);
    return row === undefined
      ? []
      : [{ to: [row.created_by], bizId: genomeId, content: { extraInfo: { name: row.name } } }];
  },
});

/** Notifies the user who started an import when the genome is ready, or that it could not be read. */
export const genomesNotifications: readonly NotificationRule[] = [
  ofImport("genome.imported", "genomeImported"),
  ofImport("genome.failed", "genomeFailed"),
];
