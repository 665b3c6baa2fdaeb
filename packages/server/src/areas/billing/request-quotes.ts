import type { CustomizationRequest, customizationSchema, Id } from "@benchleaf/contract";
import { z } from "zod";
import { type Branding, mailTextsOf } from "../../kernel/brand.ts";
import { composeMailMessage } from "../../kernel/compose-mail.ts";
import type { Session } from "../../kernel/context.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import type { MailMessage } from "../../kernel/mail.ts";
import { ownAddress } from "../../kernel/own-address.ts";
import { problem } from "../../kernel/problem.ts";
import type { GlobalConfigService } from "../accounts/global-config.service.ts";
import { decodeCursor, idKey, type Page, pageFrom } from "../paging.ts";
import * as store from "./quotes.store.ts";

const cursorKeys = z.tuple([idKey]);

const present = (row: store.QuoteRow): CustomizationRequest => ({
  id: row.id,
  tenantId: row.tenant_id,
  tenantName: row.tenant_name,
  firstName: row.first_name,
  lastName: row.last_name,
  email: row.email,
  organization: row.organization,
  organizationSize: row.organization_size,
  occupation: row.occupation,
  industry: row.industry,
  description: row.description,
  createTime: row.create_time.toISOString(),
  doneTime: row.done_time?.toISOString() ?? null,
});

const quoteMail = (config: Kernel["config"], app: Branding, to: string, row: store.QuoteRow): MailMessage => {
  const say = mailTextsOf(app);
  const values = {
    team: row.tenant_name,
    name: `${row.first_name} ${row.last_name}`,
    email: row.email,
    organization: row.organization,
    size: row.organization_size,
    occupation: row.occupation,
    industry: row.industry,
  };
  return composeMailMessage(app, to, {
    subject: say("quoteAskedSubject", values),
    lines: [say("quoteAsked", values), ...(row.description === "" ? [] : [row.description])],
    action: { label: say("quoteOpen"), url: `${ownAddress(config)}/settings/instance/quotes` },
  });
};

interface Wanted {
  readonly state: "open" | "done";
  readonly cursor?: string | undefined;
  readonly limit: number;
}

/**
 * Requests for an individual plan: sent by any member of a team, emailed to the administrator of the installation and
 * listed there.
 */
export const requestQuotes = (
  { brand, database, audit, messageQueue, config }: Kernel,
  { refuseOthers, ownerReach }: Pick<GlobalConfigService, "refuseOthers" | "ownerReach">,
) => ({
  async ask(session: Session, wanted: z.output<typeof customizationSchema>): Promise<null> {
    const houseIn = await brand.names();
    return database.write(session, async (tx) => {
      const id = await store.insertQuote(tx, wanted);
      const row = (await store.findQuote(tx, id))!;
      const owner = await ownerReach(tx);
      if (owner?.email)
        await messageQueue.mail(tx, quoteMail(config, houseIn(owner.locale ?? "zh-CN"), owner.email, row));
      await audit.record(tx, session, {
        action: "customizationRequest.send",
        objectType: "customizationRequest",
        objectId: id,
        after: { organization: row.organization, organizationSize: row.organization_size },
      });
      return null;
    });
  },

  async list(session: Session, { state, cursor, limit }: Wanted): Promise<Page<CustomizationRequest>> {
    await refuseOthers(session);
    const [before = null] = decodeCursor(cursorKeys, cursor) ?? [];
    const rows = await database.read(session, (q) =>
      store.listQuotes(q, { id: null, isDone: state === "done", before, most: limit + 1 }),
    );
    return pageFrom(rows, limit, present, ({ id }) => [id]);
  },

  /** With tenant isolation of the requesting team, whose audit trail records it. */
  async settle(session: Session, id: Id, isDone: boolean): Promise<CustomizationRequest> {
    await refuseOthers(session);
    const found = await database.read(session, (q) => store.findQuote(q, id));
    if (found === undefined) throw problem("customization.not.found");
    const scope = { tenantId: found.tenant_id, userId: session.userId };
    return database.write(scope, async (tx) => {
      store.resolveQuote(tx, id, isDone);
      await audit.record(tx, scope, {
        action: "customizationRequest.settle",
        objectType: "customizationRequest",
        objectId: id,
        after: { isDone },
      });
      return present((await store.findQuote(tx, id))!);
    });
  },
});
export type RequestQuotes = ReturnType<typeof requestQuotes>;
