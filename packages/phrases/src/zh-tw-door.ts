import { accounts } from "./zh-TW/accounts.ts";
import { identity } from "./zh-TW/identity.ts";
import { instance } from "./zh-TW/instance.ts";
import { shell } from "./zh-TW/shell.ts";

export { errors } from "./zh-TW/errors.ts";

/** What the sign-in page says; the rest comes after it. */
export const words = { shell, accounts, identity, instance };
