import { timingSafeEqual } from "node:crypto";
import type { Queries } from "../../kernel/database.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { hasNoAccount, hasStillNoAccount } from "./accounts.store.ts";

/**
 * The link that creates the first account, and with it the installation, while no email can verify an address. It is
 * printed at startup, for those who can read the server's output; once there is an account, it is invalid.
 */
export const firstAccount = ({ config, database, seals }: Kernel) => {
  const key = (): Buffer => seals.mac("first account", "");
  return {
    /** The page to open; undefined if there is an account, or emails can be sent. */
    async page(): Promise<string | undefined> {
      if (config.smtpUrl !== undefined || config.isDemo) return undefined;
      return (await database.open(hasNoAccount))
        ? `/register?first=${key().toString("base64url")}`
        : undefined;
    },
    /** Serialized: of two concurrent requests, the second finds the account of the first. */
    async isOpenedBy(tx: Queries, given: string): Promise<"opened" | "failed" | "over"> {
      const bytes = Buffer.from(given, "base64url");
      const wanted = key();
      if (bytes.length !== wanted.length || !timingSafeEqual(bytes, wanted)) return "failed";
      return (await hasStillNoAccount(tx)) ? "opened" : "over";
    },
  };
};
