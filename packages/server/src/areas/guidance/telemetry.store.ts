import type { Database } from "../../kernel/database.ts";

export interface ClientEvent {
  readonly event: string;
  readonly page: string;
  readonly target: string | null;
  readonly name: string | null;
  readonly detail: string | null;
}

export const insertEvents = async (
  database: Database,
  events: readonly ClientEvent[],
  browser: { userAgent: string; visitorId: string },
): Promise<void> => {
  await database.open((tx) =>
    tx.rows(
      `insert into client_event (event, page, target, name, detail, user_agent, visitor_id)
       select event, page, target, name, detail, $2, $3
       from json_to_recordset($1) as told (event text, page text, target text, name text, detail text)`,
      [JSON.stringify(events), browser.userAgent, browser.visitorId],
    ),
  );
};

export const sweepEvents = async (database: Database, before: Date): Promise<void> => {
  await database.open((tx) => tx.rows("select sweep_client_events($1)", [before]));
};
