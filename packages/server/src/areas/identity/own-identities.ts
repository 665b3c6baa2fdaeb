import type { Id, OwnIdentity } from "@benchleaf/contract";
import type { Session } from "../../kernel/context.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { problem } from "../../kernel/problem.ts";
import * as store from "./flows.store.ts";
import { presentIdentity } from "./identity.present.ts";

/** The providers with which a user may sign in. */
export const ownIdentities = ({ database, audit }: Kernel) => {
  const list = (session: Session): Promise<OwnIdentity[]> =>
    database.read(session, async (q) => (await store.listIdentities(q, session.userId)).map(presentIdentity));

  return {
    list,
    async unlink(session: Session, id: Id): Promise<OwnIdentity[]> {
      await database.write(session, async (tx) => {
        const row = await store.deleteIdentity(tx, session.userId, id);
        if (row === undefined) throw problem("identity.not.found");
        await audit.record(tx, session, {
          action: "identity.unlink",
          objectType: "account",
          objectId: session.userId,
          before: { providerName: row.provider_name, email: row.email },
        });
      });
      return list(session);
    },
  };
};
