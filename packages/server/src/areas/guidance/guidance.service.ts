import {
  type Feedback,
  type Guidance,
  type GuidanceId,
  MAX_UPLOAD_BYTES,
  REQUEST_TIMEOUT_MS,
  type SystemResource,
  type SystemResourceType,
} from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { problem } from "../../kernel/problem.ts";
import type { Scope } from "../../kernel/scope.ts";
import * as store from "./guidance.store.ts";

export const guidanceService = ({ database, audit, storage }: Kernel) => {
  const editionOf = async (q: Queries): Promise<store.EditionRow> => {
    const edition = await store.findEdition(q);
    if (edition === undefined) throw problem("error.unauthorized");
    return edition;
  };

  return {
    get: (scope: Scope, id: GuidanceId): Promise<Guidance> =>
      database.read(scope, async (q) => {
        const row = await store.findGuidance(q, id);
        return { id, step: row?.step ?? 0, isDone: row?.is_done ?? false };
      }),

    save: (scope: Scope, guidance: Guidance): Promise<Guidance> =>
      database.write(scope, async (tx) => {
        store.upsertGuidance(tx, guidance);
        return guidance;
      }),

    reset: (scope: Scope): Promise<null> =>
      database.write(scope, async (tx) => {
        store.deleteGuidance(tx);
        return null;
      }),

    feedback: (scope: Scope, input: Feedback): Promise<null> =>
      database.write(scope, async (tx) => {
        if (input.uuid !== undefined) await storage.keep(tx, input.uuid, scope);
        const id = await store.insertFeedback(tx, input);
        await audit.record(tx, scope, {
          action: "feedback.send",
          objectType: "feedback",
          objectId: id,
          after: { page: input.page, hasPicture: input.uuid !== undefined },
        });
        return null;
      }),

    systemResource: async (scope: Scope, type: SystemResourceType): Promise<SystemResource> => {
      if (type === "function_computation") {
        return {
          type,
          maxUploadBytes: MAX_UPLOAD_BYTES,
          requestTimeoutSeconds: REQUEST_TIMEOUT_MS / 1000,
        };
      }
      const edition = await database.read(scope, editionOf);
      return {
        type,
        edition: edition.type,
        status: edition.status,
        expirationTime: edition.expiration_time?.toISOString() ?? null,
      };
    },

    subscriptionVersion: async (scope: Scope) => ({ version: (await database.read(scope, editionOf)).type }),
  };
};
export type GuidanceService = ReturnType<typeof guidanceService>;
