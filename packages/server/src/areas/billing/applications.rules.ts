import {
  type ActivationModule,
  type ActivationState,
  type ErrorCode,
  FREE_APPLICATION_TEAM_SIZE,
} from "@benchleaf/contract";
import type { ApplicationRow } from "./applications.store.ts";

export interface TeamState {
  /** The available modules; no one can apply for others, and no one is notified of them. */
  readonly built: readonly ActivationModule[];
  readonly memberCount: number;
  readonly enabled: ReadonlySet<ActivationModule>;
  /** Newest first. */
  readonly applications: readonly ApplicationRow[];
}

const lastFor = (module: ActivationModule, { applications }: TeamState) =>
  applications.find(({ modules }) => modules.includes(module));

/** The first reason against an application for modules; null if there is none. */
export const reasonAgainstApplying = (
  wanted: readonly ActivationModule[],
  team: TeamState,
): ErrorCode | null => {
  if (wanted.some((module) => !team.built.includes(module))) return "activation.not.built";
  if (wanted.some((module) => team.enabled.has(module))) return "activation.already.enabled";
  if (wanted.some((module) => lastFor(module, team)?.status === "waiting")) return "activation.already.asked";
  return team.memberCount > FREE_APPLICATION_TEAM_SIZE ? null : "activation.team.too.small";
};

export const stateOf = (team: TeamState): ActivationState => ({
  memberCount: team.memberCount,
  modules: team.built.map((module) => {
    const last = lastFor(module, team);
    return {
      module,
      isEnabled: team.enabled.has(module),
      application: last
        ? {
            id: last.id,
            status: last.status,
            remark: last.remark,
            createTime: last.create_time.toISOString(),
          }
        : null,
    };
  }),
});
