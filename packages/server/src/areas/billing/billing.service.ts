import { MEBIBYTE, MIN_TEAM_SEATS, type RedeemCode, type Redeemed, storageOf } from "@benchleaf/contract";
import type { Session } from "../../kernel/context.ts";
import type { Queries } from "../../kernel/database.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { problem } from "../../kernel/problem.ts";
import { findLimit, raiseLimit } from "../access/access.service.ts";
import type { TenantsService } from "../tenants/tenants.service.ts";
import { presentCode, ruleOf } from "./billing.present.ts";
import { normalizedCode, reasonAgainst } from "./billing.rules.ts";
import * as store from "./billing.store.ts";
import { extendCodeGrant, insertGrant } from "./plans.store.ts";

const DAY_MS = 24 * 60 * 60_000;

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

/**
 * Days of the team edition: added to the end of a plan that a code of the same size has given, else from today on.
 */
const givePlan = async (tx: Queries, code: UsableCode): Promise<Date> => {
  const { subscription_limit: days, seats } = code;
  const size = { plan: "team", seats: seats ?? MIN_TEAM_SEATS } as const;
  const extended = await extendCodeGrant(tx, { ...size, days });
  if (extended !== undefined) return extended;
  const endTime = new Date(Date.now() + days * DAY_MS);
  const storageMebibytes = storageOf(size.plan, size.seats) / MEBIBYTE;
  await insertGrant(tx, { ...size, storageMebibytes, source: "code", note: "", endTime });
  return endTime;
};

export const billingService = ({ database, audit, events, sessions }: Kernel, tenants: Tenants) => {
  /** @throws privilege.code.cdkey.type.incorrect if the team has no end or limit that could be extended */
  const give = async (tx: Queries, code: UsableCode): Promise<Redeemed> => {
    const { feature, subscription_limit: amount } = code;
    const plan = feature === "plan.team" ? await givePlan(tx, code) : null;
    const end = feature === "validity" ? await tenants.extendValidity(tx, amount) : null;
    const uses =
      feature === "library.literatures.ai" ? await raiseLimit(tx, "LITERATURE_AI_LIMIT", amount) : null;
    if (end === null && uses === null && plan === null) throw problem("privilege.code.cdkey.type.incorrect");
    return {
      subscriptionLimit: amount,
      privilegeRule: ruleOf(code),
      expirationTime: end?.toISOString() ?? null,
      planEndTime: plan?.toISOString() ?? null,
      limitedQuantity: uses,
    };
  };

  /** Whether the team has an end or limit that the code could extend. */
  const hasGain = async (q: Queries, { feature }: UsableCode): Promise<boolean> =>
    feature === "plan.team"
      ? true
      : feature === "validity"
        ? tenants.hasEnd(q)
        : (await findLimit(q, "LITERATURE_AI_LIMIT")) >= 0;

  return {
    validate: (session: Session, typed: string): Promise<RedeemCode> =>
      database.read(session, async (q) => {
        const code = await findUsable(q, normalizedCode(typed));
        if (!(await hasGain(q, code))) throw problem("privilege.code.cdkey.type.incorrect");
        return presentCode(code, code.subscription_limit);
      }),

    async redeem(session: Session, typed: string): Promise<Redeemed> {
      const cdkey = normalizedCode(typed);
      const redeemed = await database.write(session, async (tx) => {
        await tenants.holdAsOwner(tx, session);
        store.lockCodeForUpdate(tx, cdkey);
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
      // The request guard and the web read the team's end from their sessions.
      sessions.forget({ tenantId: session.tenantId });
      return redeemed;
    },
  };
};
export type BillingService = ReturnType<typeof billingService>;
