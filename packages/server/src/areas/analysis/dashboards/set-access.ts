import {
  type AnalysisSetKey,
  type FeatureKey,
  type Id,
  missingOf,
  setField,
  TEAM_OWNER,
} from "@benchleaf/contract";
import type { AnalysisSet } from "../../../kernel/analysis-sets.ts";
import type { Session } from "../../../kernel/context.ts";
import type { Queries } from "../../../kernel/database.ts";
import { problem } from "../../../kernel/problem.ts";
import { findSwitchesOf } from "../../access/access.service.ts";
import { mayReadDashboard } from "../../projects/projects.policy.ts";
import { openProject } from "../../projects/projects.service.ts";

type Features = ReadonlySet<string>;

/** The features that are on for the team. */
export const findFeatures = async (q: Queries): Promise<Features> =>
  new Set((await findSwitchesOf(q)).filter(({ detail }) => detail.enabled).map(({ feature }) => feature));

const demandFeature = (features: Features, feature: FeatureKey): void => {
  if (!features.has(feature)) throw problem("feature.disabled", { feature });
};

/**
 * Whether a user may see dashboards: of the team with its feature, of a project with that of project dashboards, its
 * permission, and the access level of the project's dashboard.
 *
 * @throws feature.disabled, permission.denied, project.no.access
 */
export const demandDashboards = async (
  q: Queries,
  session: Session,
  features: Features,
  projectId: Id | null,
): Promise<void> => {
  if (projectId === null) {
    demandFeature(features, "MENU_DASHBOARD");
    return;
  }
  demandFeature(features, "PROJECT_DASHBOARD");
  if (!session.authorities.has("PROJECT_DASHBOARD"))
    throw problem("permission.denied", { permission: "PROJECT_DASHBOARD" });
  if (!mayReadDashboard(await openProject(q, projectId))) throw problem("project.no.access", { projectId });
};

/** The error that the list of a set answers to a user; null if they may open it. */
const refusalOf = (session: Session, features: Features, { list }: AnalysisSet): Error | null => {
  if (typeof list.access === "string") return null;
  const { feature, permission, roles } = list.access;
  if (feature !== undefined && !features.has(feature)) return problem("feature.disabled", { feature });
  const missing = missingOf(permission, (key) => session.authorities.has(key));
  if (missing !== undefined) return problem("permission.denied", { permission: missing });
  const role = missingOf(roles, (key) => (key === TEAM_OWNER ? session.isOwner : session.roles.has(key)));
  return role === undefined ? null : problem("permission.denied", { role });
};

/** The sets that a user may count. */
export const openSets = (
  session: Session,
  features: Features,
  sets: readonly AnalysisSet[],
): AnalysisSetKey[] => sets.filter((set) => refusalOf(session, features, set) === null).map(({ key }) => key);

/**
 * A set for a user with the permission of its list; of a project's board one whose records belong to projects.
 *
 * @throws feature.disabled, permission.denied, project.no.access, analysis.query.invalid
 */
export const openSet = async (
  q: Queries,
  session: Session,
  sets: readonly AnalysisSet[],
  { key, projectId }: { readonly key: AnalysisSetKey; readonly projectId: Id | null },
): Promise<AnalysisSet> => {
  const features = await findFeatures(q);
  await demandDashboards(q, session, features, projectId);
  const set = sets.find((one) => one.key === key);
  if (set === undefined) throw problem("analysis.query.invalid");
  const refusal = refusalOf(session, features, set);
  if (refusal !== null) throw refusal;
  if (projectId !== null && setField(key, "project") === undefined) throw problem("analysis.query.invalid");
  return set;
};
