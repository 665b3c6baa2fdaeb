import type { Id } from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";
import * as store from "./proofs.store.ts";
import { hashToken, newSecret } from "./sessions.ts";

const TICKET_MINUTES = 10;

/** Issues the ticket for the next step. The table stores its hash only. */
export const issueTicket = (tx: Queries, accountId: Id, purpose: string, data: unknown): string => {
  const token = newSecret();
  store.insertTicket(tx, {
    hash: hashToken(token),
    accountId,
    purpose,
    data,
    minutes: TICKET_MINUTES,
  });
  return token;
};

/** Consumes a ticket; null if there is none, or it is another account's. */
export const consumeTicket = async <Data>(
  tx: Queries,
  token: string,
  purpose: string,
  accountId: Id,
): Promise<Data | null> => {
  const hash = hashToken(token);
  const ticket = await store.findTicket<Data>(tx, hash, purpose);
  if (ticket === undefined || ticket.account_id !== accountId) return null;
  store.deleteTicket(tx, hash);
  return ticket.data;
};

const MAX_TICKET_FAILURES = 5;

/** A ticket that allows a few mistakes; null if there is none (any more), or it is another account's. */
export const findUsableTicket = async <Data>(tx: Queries, token: string, purpose: string, accountId?: Id) => {
  const hash = hashToken(token);
  const ticket = await store.findTicket<Data>(tx, hash, purpose);
  if (ticket === undefined || ticket.failures >= MAX_TICKET_FAILURES) return null;
  if (accountId !== undefined && ticket.account_id !== accountId) return null;
  return {
    accountId: ticket.account_id,
    data: ticket.data,
    /** Counts only if the transaction commits. */
    fail(): null {
      store.failTicket(tx, hash);
      return null;
    },
    spend: () => store.deleteTicket(tx, hash),
  };
};
