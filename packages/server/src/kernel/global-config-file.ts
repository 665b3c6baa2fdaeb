import { readFileSync } from "node:fs";
import { globalConfigEntrySchema } from "@benchleaf/contract";
import { ConfigError } from "./config.ts";

const schema = globalConfigEntrySchema.partial();

/**
 * The content of the `GLOBAL_CONFIG` file at the start; a later invalid change keeps the previous content.
 *
 * @throws ConfigError if it is missing or invalid
 */
export const readGlobalConfigFile = (path: string): void => {
  const wrong = (why: string, cause?: unknown) =>
    new ConfigError(`GLOBAL_CONFIG is wrong: ${path} ${why}`, { cause });
  let text = "";
  try {
    text = readFileSync(path, "utf8");
  } catch (error) {
    const isAbsent = (error as NodeJS.ErrnoException).code === "ENOENT";
    throw wrong(isAbsent ? "is not there" : "cannot be read", error);
  }
  let stated: unknown;
  try {
    stated = JSON.parse(text);
  } catch (error) {
    throw wrong("is no JSON", error);
  }
  const parsed = schema.safeParse(stated);
  if (parsed.success) return;
  const issue = parsed.error.issues[0]!;
  throw wrong(`says something else than it may at ${issue.path.join(".") || "its root"}: ${issue.message}`);
};
