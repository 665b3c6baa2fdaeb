import type { Id, TranslationSegment } from "@benchleaf/contract";
import { z } from "zod";
import type { Kernel } from "../../../kernel/kernel.ts";
import { problem } from "../../../kernel/problem.ts";
import type { Scope } from "../../../kernel/scope.ts";
import { findSwitch } from "../../access/access.service.ts";
import { decodeCursor, type Page, pageFrom } from "../../paging.ts";
import { termsWithin } from "../glossaries/terms-of.ts";
import { learnablePair, learnUnits } from "../memories/learn-units.ts";
import { checkWritten } from "./check-segment.rules.ts";
import { glossaryUseOf } from "./run-translation.ts";
import * as store from "./segments.store.ts";
import { presentSegment } from "./translations.present.ts";
import { openTranslation } from "./translations.service.ts";

const noKeys = z.tuple([z.number().int()]);

/** The sentences of a translation: read in pages, and edited one by one. */
export const segmentsService = ({ database }: Pick<Kernel, "database">) => {
  return {
    list: (
      scope: Scope,
      id: Id,
      query: { cursor?: string | undefined; limit: number; show: "all" | "waiting" | "review" },
    ): Promise<Page<TranslationSegment>> =>
      database.read(scope, async (q) => {
        const row = await openTranslation(q, id);
        const [after = 0] = decodeCursor(noKeys, query.cursor) ?? [];
        const rows = await store.listSegments(q, id, after, query.limit + 1, query.show);
        const terms = await termsWithin(
          q,
          glossaryUseOf(row),
          rows.map(({ source }) => source),
        );
        return pageFrom(
          rows,
          query.limit,
          (one) => presentSegment(one, terms),
          ({ no }) => [no],
        );
      }),

    save: (
      scope: Scope,
      id: Id,
      no: number,
      target: string,
    ): Promise<{ segment: TranslationSegment; isLearned: boolean }> =>
      database.write(scope, async (tx) => {
        const row = await openTranslation(tx, id);
        const before = await store.findSegment(tx, id, no);
        if (before === undefined) throw problem("translation.segment.not.found");
        const terms = await termsWithin(tx, glossaryUseOf(row), [before.source]);
        const findings = target.trim() === "" ? [] : checkWritten(before.source, target, terms);
        await store.saveEdit(tx, id, no, { target: target.trim(), findings });
        const pair = learnablePair(before.source, target);
        // The name is null where the memory has been deleted since.
        const learns =
          pair !== null &&
          row.memory_id !== null &&
          row.memory_name !== null &&
          (await findSwitch(tx, "TRANSLATION_BETA")).detail.enabled;
        if (learns) await learnUnits(tx, row.memory_id!, [pair], "edit");
        const after = (await store.findSegment(tx, id, no))!;
        return { segment: presentSegment(after, terms), isLearned: learns };
      }),
  };
};
export type SegmentsService = ReturnType<typeof segmentsService>;
