import { accounts } from "./en-US/accounts.ts";
import { identity } from "./en-US/identity.ts";
import { instance } from "./en-US/instance.ts";
import { shell } from "./en-US/shell.ts";

export { errors } from "./en-US/errors.ts";

/** What the sign-in page says; the rest comes after it. */
export const words = { shell, accounts, identity, instance };
