import type { Id } from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import type { Scope } from "../../kernel/scope.ts";
import { insertAccount } from "./accounts.store.ts";
import { hashPassword } from "./passwords.ts";

/** Gives a new account its own team and everything that belongs to one. Provided by areas that are composed later. */
export type OpenWorkspace = (
  tx: Queries,
  founder: { readonly accountId: Id; readonly name: string; readonly tenantName?: string },
) => Promise<Scope>;

/** Has an email or a mobile number; without a password it is opened by an identity provider or by activation. */
export interface NewAccount {
  readonly email?: string;
  readonly mobile?: string;
  readonly name: string;
  readonly password?: string;
  /** Must complete the profile after the sign-in. */
  readonly owesProfile?: boolean;
}

/** Creates accounts, in the caller's transaction. */
export const openAccounts = ({ audit, events }: Kernel, openWorkspace: OpenWorkspace) => {
  /** An account without a team; null if the email or the mobile number is in use. */
  const createBareAccount = async (tx: Queries, wanted: NewAccount): Promise<Id | null> => {
    const { email = null, mobile = null, name, password, owesProfile = false } = wanted;
    const passwordHash = password === undefined ? null : await hashPassword(password);
    return (await insertAccount(tx, { email, mobile, name, passwordHash, owesProfile }))?.id ?? null;
  };

  /** An account with its workspace, without a session; null if the email or the mobile number is in use. */
  const createAccount = async (
    tx: Queries,
    wanted: NewAccount & { readonly tenantName?: string },
  ): Promise<Scope | null> => {
    const { name, email, mobile, tenantName } = wanted;
    const accountId = await createBareAccount(tx, wanted);
    if (accountId === null) return null;
    const scope = await openWorkspace(tx, {
      accountId,
      name,
      ...(tenantName === undefined ? {} : { tenantName }),
    });
    await events.emit(tx, scope, { type: "account.registered", data: { accountId } });
    await audit.record(tx, scope, {
      action: "account.register",
      objectType: "account",
      objectId: accountId,
      after: { email, mobile, name },
    });
    return scope;
  };

  return { createBareAccount, createAccount };
};
