import type { Id, ProjectDashboard } from "@benchleaf/contract";
import type { Kernel } from "../../kernel/kernel.ts";
import { problem } from "../../kernel/problem.ts";
import type { Scope } from "../../kernel/scope.ts";
import { presentFile } from "../files/files.present.ts";
import * as store from "./dashboard.store.ts";
import { mayReadDashboard } from "./projects.policy.ts";
import { openProject } from "./projects.service.ts";

/** The key figures of a project. They are updated with each change, so that the number of files does not matter. */
export const readDashboard =
  ({ database }: Kernel) =>
  (
    scope: Scope,
    projectId: Id,
    { timezone, days }: { timezone: string; days: number },
  ): Promise<ProjectDashboard> =>
    database.read(scope, async (q) => {
      const [project, kinds, perDay, contributors, newest] = await Promise.all([
        openProject(q, projectId),
        store.countByKind(q, projectId),
        store.countByDay(q, projectId, timezone, days),
        store.listContributors(q, projectId, timezone, days),
        store.listNewest(q, projectId),
      ]);
      if (!mayReadDashboard(project)) throw problem("project.no.access");
      const counted = kinds.map((row) => ({ ...row, files: Number(row.files), bytes: Number(row.bytes) }));
      return {
        files: counted.reduce((sum, { files }) => sum + files, 0),
        bytes: counted.reduce((sum, { bytes }) => sum + bytes, 0),
        members: project.member_count,
        kinds: counted,
        days: perDay,
        contributors: contributors.map(({ account_id: userId, name, created, saved }) => ({
          ...{ userId, name, created, saved },
        })),
        newest: newest.map((row) => presentFile(row, scope.userId)),
      };
    });
