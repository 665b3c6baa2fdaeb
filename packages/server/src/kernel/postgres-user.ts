import { chownSync, readFileSync, realpathSync, statSync } from "node:fs";
import { dirname } from "node:path";

/** A user of the operating system. */
export interface SystemUser {
  readonly name: string;
  readonly uid: number;
  readonly gid: number;
}

/** PostgreSQL refuses to run as root: then it runs as `postgres`, else as `nobody`. Null: as the current user. */
export const postgresUser = (): SystemUser | null => {
  if (process.getuid?.() !== 0) return null;
  const entries = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .map((line) => line.split(":"));
  for (const name of ["postgres", "nobody"]) {
    const found = entries.find((fields) => fields[0] === name);
    if (found !== undefined) return { name, uid: Number(found[2]), gid: Number(found[3]) };
  }
  throw new Error("PostgreSQL does not run as root, and this machine has neither a user postgres nor nobody");
};

/** The first folder of a path that the user cannot access; undefined if there is none. */
export const barredFolder = (path: string, user: SystemUser): string | undefined => {
  const way: string[] = [];
  for (let folder = realpathSync(path); ; folder = dirname(folder)) {
    way.unshift(folder);
    if (folder === dirname(folder)) break;
  }
  return way.find((folder) => {
    const { mode, uid, gid } = statSync(folder);
    if (uid === user.uid) return (mode & 0o100) === 0;
    if (gid === user.gid) return (mode & 0o010) === 0;
    return (mode & 0o001) === 0;
  });
};

/** Makes the user own a file or folder; nothing to do if we are that user ourselves. */
export const giveTo = (path: string, user: SystemUser | null): void => {
  if (user !== null) chownSync(path, user.uid, user.gid);
};
