import {
  type ActivationApplication,
  type ActivationModule,
  type ActivationState,
  activationModules,
  moduleFeatures,
  type newApplicationSchema,
} from "@benchleaf/contract";
import type { z } from "zod";
import type { Session } from "../../kernel/context.ts";
import type { Queries } from "../../kernel/database.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { problem } from "../../kernel/problem.ts";
import { findSwitch, lockTeamForUpdate } from "../access/access.service.ts";
import type { GlobalConfigService } from "../accounts/global-config.service.ts";
import { applicationMail } from "./application-mails.ts";
import { presentApplication } from "./applications.present.ts";
import { reasonAgainstApplying, stateOf, type TeamState } from "./applications.rules.ts";
import * as store from "./applications.store.ts";

const readTeam = async (q: Queries, built: readonly ActivationModule[]): Promise<TeamState> => {
  const [memberCount, applications, ...switches] = await Promise.all([
    store.countMembers(q),
    store.findLatest(q),
    ...built.map((module) => findSwitch(q, moduleFeatures[module])),
  ]);
  const enabled = new Set(built.filter((_, index) => switches[index]?.detail.enabled));
  return { built, memberCount, applications, enabled };
};

/** How a team gets modules that it does not have. */
export const applyForModules = (
  { brand, database, audit, events, messageQueue, config }: Kernel,
  { ownerReach }: Pick<GlobalConfigService, "ownerReach">,
  built: readonly ActivationModule[],
) => ({
  state: (session: Session): Promise<ActivationState> =>
    database.read(session, async (q) => stateOf(await readTeam(q, built))),

  /** The team is locked, so that the second of two concurrent applications for the same module is refused. */
  async apply(
    session: Session,
    wanted: z.output<typeof newApplicationSchema>,
  ): Promise<ActivationApplication> {
    const houseIn = await brand.names();
    return database.write(session, async (tx) => {
      await lockTeamForUpdate(tx);
      const modules = activationModules.filter((module) => wanted.modules.includes(module));
      const reason = reasonAgainstApplying(modules, await readTeam(tx, built));
      if (reason !== null) throw problem(reason);
      const own = await store.findContact(tx, session.userId);
      const mobile = own?.mobile ?? wanted.mobile;
      if (mobile === undefined) {
        throw problem("request.invalid", { issues: [{ path: "body.mobile", message: "required" }] });
      }
      const { name, organizationName, email = own?.email ?? null, researchField = null } = wanted;
      const id = await store.insertApplication(tx, {
        ...{ modules, name, organizationName, mobile, email, researchField },
      });
      const row = (await store.findApplication(tx, id))!;
      const owner = await ownerReach(tx);
      if (owner?.email)
        await messageQueue.mail(
          tx,
          applicationMail(config, houseIn(owner.locale ?? "zh-CN"), owner.email, row),
        );
      await audit.record(tx, session, {
        action: "activation.apply",
        objectType: "activationApplication",
        objectId: id,
        after: { modules },
      });
      await events.emit(tx, session, { type: "activation.asked", data: { applicationId: id, modules } });
      return presentApplication(row);
    });
  },
});
export type ApplyForModules = ReturnType<typeof applyForModules>;
