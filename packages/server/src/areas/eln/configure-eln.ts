import {
  type ElnCategory,
  type ElnCategoryCode,
  type ElnNotificationConfig,
  type Numbering,
  patternFault,
} from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { problem } from "../../kernel/problem.ts";
import type { Scope } from "../../kernel/scope.ts";
import type { NumberingService } from "../records/records.service.ts";
import * as store from "./eln.store.ts";

const nothingSet: ElnNotificationConfig = { sendEmail: false, sendNotification: true, version: 0 };

const categoryCodes = async (q: Queries, numbering: NumberingService): Promise<ElnCategoryCode[]> => {
  const codes: ElnCategoryCode[] = [];
  for (const { category, pattern } of await store.listCategoryCodes(q))
    codes.push({
      category: category as ElnCategory,
      pattern,
      next: await numbering.nextNumber(q, "eln", pattern),
    });
  return codes;
};

/** How pages are numbered, and who is notified of finished ones. */
export const configureEln = ({ database, audit }: Kernel, numbering: NumberingService) => ({
  categories: (scope: Scope): Promise<ElnCategoryCode[]> =>
    database.read(scope, (q) => categoryCodes(q, numbering)),

  setCategory: (
    scope: Scope,
    category: ElnCategory,
    { before, pattern }: { readonly before: string | null; readonly pattern: string | null },
  ): Promise<ElnCategoryCode[]> => {
    if (pattern !== null && patternFault(pattern) !== null)
      throw problem("number.pattern.invalid", { pattern });
    return database.write(scope, async (tx) => {
      if (!(await store.saveCategoryCode(tx, category, before, pattern)))
        throw problem("number.pattern.stale");
      await audit.record(tx, scope, {
        action: "elnConfig.change",
        objectType: "elnConfig",
        objectId: scope.tenantId,
        before: { category, pattern: before },
        after: { category, pattern },
      });
      return categoryCodes(tx, numbering);
    });
  },

  async code(scope: Scope): Promise<Numbering> {
    return (await numbering.list(scope)).find(({ kind }) => kind === "eln")!;
  },

  setCode: (scope: Scope, input: Pick<Numbering, "pattern" | "zone" | "version">): Promise<Numbering> =>
    numbering.change(scope, "eln", input),

  notifications: (scope: Scope): Promise<ElnNotificationConfig> =>
    database.read(scope, async (q) => (await store.findConfig(q)) ?? nothingSet),

  setNotifications: (scope: Scope, input: ElnNotificationConfig): Promise<ElnNotificationConfig> =>
    database.write(scope, async (tx) => {
      const before = (await store.findConfig(tx)) ?? nothingSet;
      const saved = await store.saveConfig(tx, input);
      if (saved === undefined) throw problem("eln.config.stale");
      await audit.record(tx, scope, {
        action: "elnConfig.change",
        objectType: "elnConfig",
        objectId: scope.tenantId,
        before,
        after: saved,
      });
      return saved;
    }),
});
export type ElnConfiguration = ReturnType<typeof configureEln>;
