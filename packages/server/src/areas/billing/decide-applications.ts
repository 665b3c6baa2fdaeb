import {
  type ActivationApplication,
  type ActivationDecision,
  type ActivationStatus,
  type Id,
  moduleFeatures,
} from "@benchleaf/contract";
import { z } from "zod";
import type { Session } from "../../kernel/context.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { problem } from "../../kernel/problem.ts";
import { switchOn } from "../access/access.service.ts";
import type { GlobalConfigService } from "../accounts/global-config.service.ts";
import { decodeCursor, idKey, type Page, pageFrom } from "../paging.ts";
import { decidedMail } from "./application-mails.ts";
import { presentApplication } from "./applications.present.ts";
import * as store from "./applications.store.ts";

const cursorKeys = z.tuple([idKey]);

interface Wanted {
  readonly status?: ActivationStatus | undefined;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

/** Applications of all teams, as the administrator of the installation sees them and decides. */
export const decideApplications = (
  { brand, database, audit, events, messageQueue, config }: Kernel,
  { refuseOthers }: Pick<GlobalConfigService, "refuseOthers">,
) => ({
  async list(session: Session, { status, cursor, limit }: Wanted): Promise<Page<ActivationApplication>> {
    await refuseOthers(session);
    const [before = null] = decodeCursor(cursorKeys, cursor) ?? [];
    const rows = await database.read(session, (q) =>
      store.listApplications(q, status ?? null, before, limit + 1),
    );
    return pageFrom(rows, limit, presentApplication, ({ id }) => [id]);
  },

  /** With tenant isolation of the applying team: its audit trail records the decision, its member is notified. */
  async decide(session: Session, id: Id, decision: ActivationDecision): Promise<ActivationApplication> {
    await refuseOthers(session);
    const tenantId = await database.read(session, (q) => store.findTeamOf(q, id));
    if (tenantId === undefined) throw problem("activation.not.found");
    const scope = { tenantId, userId: session.userId };
    const houseIn = await brand.names();
    return database.write(scope, async (tx) => {
      const { status } = decision;
      const row = await store.closeApplication(tx, id, { status, remark: decision.remark || null });
      if (row === undefined) throw problem("activation.not.waiting");
      const features = row.modules.map((module) => moduleFeatures[module]);
      if (status === "approved") await switchOn(tx, features);
      const applicant = await store.findContact(tx, row.applicant_id);
      const to = row.email ?? applicant?.email;
      if (to)
        await messageQueue.mail(tx, decidedMail(config, houseIn(applicant?.locale ?? "zh-CN"), to, row));
      await audit.record(tx, scope, {
        action: `activation.${status === "approved" ? "approve" : "reject"}`,
        objectType: "activationApplication",
        objectId: id,
        after: { modules: row.modules, remark: row.remark },
      });
      await events.emit(tx, scope, {
        type: "activation.decided",
        data: { applicationId: id, applicantId: row.applicant_id, status, reason: row.remark ?? "" },
      });
      return presentApplication(row);
    });
  },
});
export type DecideApplications = ReturnType<typeof decideApplications>;
