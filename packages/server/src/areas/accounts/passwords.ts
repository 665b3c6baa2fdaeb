import { hash, verify } from "@node-rs/argon2";
import { problem } from "../../kernel/problem.ts";

// OWASP's first choice for argon2id; the package's default algorithm is argon2id.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, cost);

let nobody: Promise<string> | undefined;

/** Takes the same time for an account that does not exist, so that timing reveals nothing. */
export const verifyPassword = async (
  passwordHash: string | undefined,
  password: string,
): Promise<boolean> => {
  nobody ??= hashPassword("of nobody");
  const isRight = await verify(passwordHash ?? (await nobody), password, cost);
  return isRight && passwordHash !== undefined;
};

let common: Promise<ReadonlySet<string>> | undefined;

const loadCommon = async (): Promise<ReadonlySet<string>> => {
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  return new Set(dictionary["passwords-common"].map(String));
};

/** Whether a password is among those that attackers try first, ignoring case. */
export const isCommonPassword = async (password: string): Promise<boolean> => {
  common ??= loadCommon();
  return (await common).has(password.toLowerCase());
};

/** @throws password.common for one that attackers try first */
export const refuseCommonPassword = async (password: string): Promise<void> => {
  if (await isCommonPassword(password)) throw problem("password.common");
};
