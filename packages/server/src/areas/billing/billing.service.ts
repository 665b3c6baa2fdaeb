import type { RedeemCode, Redeemed } from "@benchleaf/contract";
import type { Session } from "../../kernel/context.ts";
import type { Queries } from "../../kernel/database.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { problem } from "../../kernel/problem.ts";
import { findLimit, raiseLimit } from "../access/access.service.ts";
import type { TenantsService } from "../tenants/tenants.service.ts";
import { presentCode } from "./billing.present.ts";
import { keptCode, reasonAgainst } from "./billing.rules.ts";
import * as store from "./billing.store.ts";

type Tenants = Pick<TenantsService, "holdAsOwner" | "hasEnd" | "extendValidity">;
type UsableCode = store.OwnCodeRow & { readonly subscription_limit: number };

const refuse = (code: store.OwnCodeRow): UsableCode => {
  const reason = reasonAgainst(code, new Date());
  if (reason !== null) throw problem(reason);
  return code as UsableCode;
};

const findUsable = async (q: Queries, cdkey: string): Promise<UsableCode> => {
  const code = await store.findCode(q, cdkey);
  if (code === undefined) throw problem("privilege.code.cdkey.not.found");
  return refuse(code);
};

export const billingService = ({ database, audit, events, sessions }: Kernel, tenants: Tenants) => {
  /** @throws privilege.code.cdkey.type.incorrect where the team has no end or limit that could move */
  const give = async (tx: Queries, code: UsableCode): Promise<Redeemed> => {
    const { feature, subscription_limit: amount } = code;
    const end = feature === "validity" ? await tenants.extendValidity(tx, amount) : null;
    const uses =
      feature === "library.literatures.ai" ? await raiseLimit(tx, "LITERATURE_AI_LIMIT", amount) : null;
    if (end === null && uses === null) throw problem("privilege.code.cdkey.type.incorrect");
    return {
      subscriptionLimit: amount,
      privilegeRule: { feature },
      expirationTime: end?.toISOString() ?? null,
      limitedQuantity: uses,
    };
  };

  /** Whether the team has an end or limit that the code could move. */
  const hasGain = async (q: Queries, { feature }: UsableCode): Promise<boolean> =>
    feature === "validity" ? tenants.hasEnd(q) : (await findLimit(q, "LITERATURE_AI_LIMIT")) >= 0;

  return {
    validate: (session: Session, typed: string): Promise<RedeemCode> =>
      database.read(session, async (q) => {
        const code = await findUsable(q, keptCode(typed));
        if (!(await hasGain(q, code))) throw problem("privilege.code.cdkey.type.incorrect");
        return presentCode(code, code.subscription_limit);
      }),

    async redeem(session: Session, typed: string): Promise<Redeemed> {
      const cdkey = keptCode(typed);
      const redeemed = await database.write(session, async (tx) => {
        await tenants.holdAsOwner(tx, session);
        store.holdCode(tx, cdkey);
        const code = await findUsable(tx, cdkey);
        store.countUse(tx, code.id);
        const given = await give(tx, code);
        await audit.record(tx, session, {
          action: "redeemCode.redeem",
          objectType: "redeemCode",
          objectId: code.id,
          after: given,
        });
        await events.emit(tx, session, { type: "billing.redeemed", data: { codeId: code.id } });
        return given;
      });
      // The gate and the page know the team's end from their sessions.
      sessions.forget({ tenantId: session.tenantId });
      return redeemed;
    },
  };
};
export type BillingService = ReturnType<typeof billingService>;
