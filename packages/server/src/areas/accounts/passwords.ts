import { hash, verify } from "@node-rs/argon2";

// OWASP's first choice for argon2id; the package's default algorithm is argon2id.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, cost);

let nobody: Promise<string> | undefined;

/** Takes the same time for an account that does not exist, so that the clock tells nothing either. */
export const verifyPassword = async (
  passwordHash: string | undefined,
  password: string,
): Promise<boolean> => {
  nobody ??= hashPassword("of nobody");
  const isRight = await verify(passwordHash ?? (await nobody), password, cost);
  return isRight && passwordHash !== undefined;
};
