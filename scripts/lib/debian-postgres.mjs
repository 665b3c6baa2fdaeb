import { chmodSync, chownSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { installDebian } from "./install-debian.mjs";
import { run } from "./project.mjs";

/** The oldest PostgreSQL that we run on, as Debian 12 installs it. */
export const programs = process.env.POSTGRES_15_BIN || "/usr/lib/postgresql/15/bin";

/** PostgreSQL refuses to run as root; Debian's package brings a user for it. */
async function userForRoot() {
  if (process.getuid?.() !== 0) return undefined;
  const ids = await Promise.all(["-u", "-g"].map((flag) => run("id", [flag, "postgres"])));
  return { uid: Number(ids[0].output), gid: Number(ids[1].output) };
}

const isInstalled = () => existsSync(path.join(programs, "initdb"));

/**
 * Starts one in a folder of its own, reachable by a socket only. Returns its address and how to stop it; undefined if
 * it is neither there nor to be had.
 */
export async function startDebianPostgres() {
  if (!isInstalled()) await installDebian("postgresql-15");
  if (!isInstalled()) return undefined;
  const folder = mkdtempSync(path.join(tmpdir(), "benchleaf-postgres-15-"));
  const user = await userForRoot();
  if (user) chownSync(folder, user.uid, user.gid);
  chmodSync(folder, 0o700);
  const data = path.join(folder, "data");
  const options = { cwd: "/", user };
  const settings = [
    "listen_addresses=",
    `unix_socket_directories=${folder}`,
    "fsync=off",
    "full_page_writes=off",
    "max_connections=300",
    "timezone=UTC",
  ].map((setting) => `-c ${setting}`);
  const control = (...args) =>
    run(path.join(programs, "pg_ctl"), ["-D", data, "-w", "-t", "60", ...args], options);
  const stop = async () => {
    await control("-m", "immediate", "stop");
    rmSync(folder, { recursive: true, force: true });
  };
  const made = await run(
    path.join(programs, "initdb"),
    ["-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8"],
    options,
  );
  const log = path.join(folder, "postgres.log");
  const started = made.code === 0 ? await control("-l", log, "-o", settings.join(" "), "start") : made;
  if (started.code !== 0) {
    await stop();
    throw new Error(`PostgreSQL 15 did not start: ${started.output.trim()}`);
  }
  return { url: `postgresql://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`, stop };
}
