import { createServer } from "node:net";
import { type Config, ConfigError } from "./config.ts";

type Place = Pick<Config, "port" | "host">;

/** Describes an address that cannot be listened on; other errors are returned unchanged. */
export const portFault = (error: unknown, { port, host }: Place): unknown => {
  const code = (error as NodeJS.ErrnoException).code;
  if (code === "EADDRINUSE") return new ConfigError(`PORT is wrong: ${port} is taken by another program`);
  if (code === "EACCES") return new ConfigError(`PORT is wrong: ${port} needs more rights than we have`);
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND")
    return new ConfigError(`HOST is wrong: ${host} is no address of this machine`);
  return error;
};

/** Listens and stops immediately, before a database is started unnecessarily. @throws ConfigError */
export const tryPort = (place: Place): Promise<void> =>
  new Promise((resolve, reject) => {
    const probe = createServer().once("error", (error) => reject(portFault(error, place)));
    probe.listen(place.port, place.host, () => probe.close(() => resolve()));
  });
