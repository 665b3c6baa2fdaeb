import type { customizationSchema, Id } from "@benchleaf/contract";
import type { z } from "zod";
import type { Queries } from "../../kernel/database.ts";

export interface QuoteRow {
  readonly tenant_id: Id;
  readonly tenant_name: string;
  readonly id: Id;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly organization: string;
  readonly organization_size: string;
  readonly occupation: string;
  readonly industry: string;
  readonly description: string;
  readonly create_time: Date;
  readonly done_time: Date | null;
}

export const insertQuote = async (tx: Queries, wanted: z.output<typeof customizationSchema>): Promise<Id> =>
  (await tx.row<{ id: Id }>(
    `insert into customization_request
       (first_name, last_name, email, organization, organization_size, occupation, industry, description)
     values ($1, $2, $3, $4, $5, $6, $7, $8) returning id`,
    [
      ...[wanted.firstName, wanted.lastName, wanted.email, wanted.organization, wanted.organizationSize],
      ...[wanted.occupation, wanted.industry, wanted.description],
    ],
  ))!.id;

/** Of all teams, newest first: only for the administrator of the installation. */
export const listQuotes = (
  q: Queries,
  { id, isDone, before, most }: { id: Id | null; isDone: boolean | null; before: Id | null; most: number },
): Promise<QuoteRow[]> =>
  q.rows<QuoteRow>("select * from list_customization_requests($1, $2, $3, $4)", [id, isDone, before, most]);

export const findQuote = async (q: Queries, id: Id): Promise<QuoteRow | undefined> =>
  (await listQuotes(q, { id, isDone: null, before: null, most: 1 }))[0];

export const resolveQuote = (tx: Queries, id: Id, isDone: boolean): void =>
  tx.send(
    "update customization_request set done_time = case when $2 then coalesce(done_time, now()) end where id = $1",
    [id, isDone],
  );
