import { type Config, isLoopback } from "./config.ts";

/** Hosts that `localhost` reaches on this machine. */
const isHere = (host: string): boolean =>
  ["127.0.0.1", "0.0.0.0", "::"].includes(host) || (isLoopback(host) && !host.startsWith("127."));

/**
 * Where people open this server, without a slash at its end, as it is printed and is in characters. A name where
 * there is one: passkeys work at no bare address.
 *
 * `ownAddress({ publicUrl: undefined, host: "127.0.0.1", port: 8080 })` answers `http://localhost:8080`.
 */
export const ownAddress = ({
  publicUrl,
  host,
  port,
}: Pick<Config, "publicUrl" | "host" | "port">): string => {
  if (publicUrl !== undefined) return publicUrl.replace(/\/$/, "");
  if (isHere(host)) return `http://localhost:${port}`;
  return `http://${host.includes(":") ? `[${host}]` : host}:${port}`;
};
