import { accounts } from "../accounts.ts";
import { identity } from "../identity.ts";
import { instance } from "../instance.ts";
import { shell } from "../shell.ts";

export { errors } from "../errors.ts";

/** What the sign-in page says; the rest comes after it. */
export const words = { shell, accounts, identity, instance };
