import type { TeamFigures } from "@benchleaf/contract";
import type { Kernel } from "../../kernel/kernel.ts";
import { problem } from "../../kernel/problem.ts";
import type { Scope } from "../../kernel/scope.ts";
import * as store from "./team-figures.store.ts";

/**
 * The key figures of a team over all projects, also those of which its owner is not a member. @throws
 * tenant.owner.only
 */
export const readTeamFigures =
  ({ database }: Kernel) =>
  (scope: Scope, { timezone, days }: { timezone: string; days: number }): Promise<TeamFigures> =>
    database.read(scope, async (q) => {
      const [isOwner, kinds, perDay] = await Promise.all([
        store.isTeamOwner(q),
        store.countTeamByKind(q),
        store.countTeamByDay(q, timezone, days),
      ]);
      if (!isOwner) throw problem("tenant.owner.only");
      return {
        kinds: kinds.map(({ kind, files, bytes }) => ({ kind, files: Number(files), bytes: Number(bytes) })),
        days: perDay,
      };
    });
