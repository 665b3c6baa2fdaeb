import type { SentMessage } from "@benchleaf/contract";
import { withCommit } from "../../kernel/database.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { problem } from "../../kernel/problem.ts";
import { listSentMessages } from "./outbox.store.ts";

/** The messages a demo lab has sent, including codes: such a server listens on loopback only. */
export const outboxService = ({ config, database }: Kernel) => ({
  async list(): Promise<SentMessage[]> {
    if (!config.isDemo) throw problem("route.not.found");
    const rows = await database.open(async (q) => withCommit(listSentMessages(q)));
    return rows.map((row) => ({
      id: row.id,
      channel: row.channel,
      to: row.recipient,
      subject: row.subject,
      text: row.text,
      createTime: row.create_time.toISOString(),
    }));
  },
});
export type OutboxService = ReturnType<typeof outboxService>;
