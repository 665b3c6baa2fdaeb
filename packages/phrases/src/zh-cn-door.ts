import { accounts } from "./zh-CN/accounts.ts";
import { identity } from "./zh-CN/identity.ts";
import { instance } from "./zh-CN/instance.ts";
import { shell } from "./zh-CN/shell.ts";

export { errors } from "./zh-CN/errors.ts";

/** What the sign-in page says; the rest comes after it. */
export const words = { shell, accounts, identity, instance };
