import { accounts } from "../accounts/accounts.ts";
import { errors as ofAccounts } from "../accounts/errors.ts";
import { errors as ofHouse } from "../app/errors.ts";
import { shell } from "../app/shell.ts";
import { errors as ofIdentity } from "../identity/errors.ts";
import { identity } from "../identity/identity.ts";
import { instance } from "../tenants/instance.ts";

/** What the sign-in page says; the rest comes after it. */
export const words = { shell, accounts, identity, instance };

/** What else is refused before somebody has signed in, the server says in their language. */
export const errors = { ...ofHouse, ...ofAccounts, ...ofIdentity };
