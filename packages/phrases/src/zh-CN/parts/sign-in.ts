import { accounts } from "../accounts/accounts.ts";
import { errors as ofAccounts } from "../accounts/errors.ts";
import { errors as ofHouse } from "../app/errors.ts";
import { shell } from "../app/shell.ts";
import { errors as ofIdentity } from "../identity/errors.ts";
import { identity } from "../identity/identity.ts";
import { instance } from "../tenants/instance.ts";

/** Texts of the sign-in page; the rest is loaded after it. */
export const words = { shell, accounts, identity, instance };

/** Other errors before sign-in are translated by the server. */
export const errors = { ...ofHouse, ...ofAccounts, ...ofIdentity };
