import { type Config, isLoopback } from "./config.ts";

/** Hosts for which `localhost` works on this machine. */
const isHere = (host: string): boolean =>
  ["127.0.0.1", "0.0.0.0", "::"].includes(host) || (isLoopback(host) && !host.startsWith("127."));

/**
 * The URL where users open this server, without a trailing slash, as printed and as used in emails. A host name if
 * there is one, since passkeys do not work with IP addresses. `ownAddress({ publicUrl: undefined, host: "127.0.0.1",
 * port: 8080 })` returns `http://localhost:8080`.
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
