import type { Id } from "@benchleaf/contract";
import { problem } from "../../kernel/problem.ts";
import type { SubjectActions, SubjectNeed } from "../../kernel/subjects.ts";
import { listHolders } from "../access/access.service.ts";
import { filterProjectReaders, openProject } from "./projects.service.ts";
import { findProject, findProjects, keepFromDeletion, type ProjectRow } from "./projects.store.ts";

const kind = "project";
const READ_KEY = "PROJECT_READ";

const named = ({ id, name }: Pick<ProjectRow, "id" | "name">) =>
  ({ kind, id, name, sort: kind, address: `/project/${id}/discussion` }) as const;

/** Users who may open a project may comment; those who write in it may tag and link; managers may moderate. */
const refusalOf = ({ id, can_write, can_manage }: ProjectRow, need: SubjectNeed): Error | null => {
  if (need === "edit" && !can_write) return problem("project.no.access", { projectId: id });
  if (need === "manage" && !can_manage) return problem("project.manager.required");
  return null;
};

/** Projects as subjects; a deleted one is never returned. */
export const projectSubject: SubjectActions = {
  kind,
  async open(q, { authorities }, id) {
    if (!authorities.has(READ_KEY)) throw problem("permission.denied", { permission: READ_KEY });
    const project = await openProject(q, id);
    return { ...named(project), refusal: (need) => refusalOf(project, need), letters: null };
  },
  hold: keepFromDeletion,
  name: async (q, { authorities }, ids) =>
    authorities.has(READ_KEY) ? (await findProjects(q, ids)).map(named) : [],
  async keepReaders(q, id, userIds): Promise<Id[]> {
    const holders = new Set(await listHolders(q, READ_KEY));
    return filterProjectReaders(
      q,
      id,
      userIds.filter((userId) => holders.has(userId)),
    );
  },
  async findOwned(q, id) {
    const project = await findProject(q, id);
    return project && { ...named(project), ownerId: project.owner_id, projectId: id };
  },
};
