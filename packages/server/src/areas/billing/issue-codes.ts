import { type IssuedCode, MIN_TEAM_SEATS, type newCodesSchema } from "@benchleaf/contract";
import { z } from "zod";
import type { Session } from "../../kernel/context.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import type { GlobalConfigService } from "../accounts/global-config.service.ts";
import { decodeCursor, idKey, type Page, pageFrom } from "../paging.ts";
import { presentIssued } from "./billing.present.ts";
import { newCode } from "./billing.rules.ts";
import * as store from "./billing.store.ts";

const cursorKeys = z.tuple([idKey]);

/** Redeem codes, as created and seen by the administrator of the installation. */
export const issueCodes = (
  { database, audit }: Kernel,
  { refuseOthers }: Pick<GlobalConfigService, "refuseOthers">,
) => ({
  async list(
    session: Session,
    query: { cursor?: string | undefined; limit: number },
  ): Promise<Page<IssuedCode>> {
    await refuseOthers(session);
    const [before = null] = decodeCursor(cursorKeys, query.cursor) ?? [];
    const rows = await database.read(session, (q) => store.listCodes(q, before, query.limit + 1));
    return pageFrom(rows, query.limit, presentIssued, ({ id }) => [id]);
  },

  async issue(session: Session, wanted: z.output<typeof newCodesSchema>): Promise<IssuedCode[]> {
    await refuseOthers(session);
    const { privilegeRule, subscriptionLimit, countLimit, perLimit, dateEnd, codes } = wanted;
    const rule = {
      feature: privilegeRule.feature,
      seats: privilegeRule.feature === "plan.team" ? (privilegeRule.seats ?? MIN_TEAM_SEATS) : null,
      subscription_limit: subscriptionLimit,
      count_limit: countLimit,
      per_limit: perLimit,
      date_end: dateEnd === null ? null : new Date(dateEnd),
    };
    return database.write(session, async (tx) => {
      const rows = await store.insertCodes(tx, Array.from({ length: codes }, newCode), rule);
      for (const { id } of rows) {
        await audit.record(tx, session, {
          action: "redeemCode.issue",
          objectType: "redeemCode",
          objectId: id,
          after: rule,
        });
      }
      return rows.map(presentIssued);
    });
  },
});
export type IssueCodes = ReturnType<typeof issueCodes>;
