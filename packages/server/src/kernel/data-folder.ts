import { existsSync, mkdirSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { ConfigError } from "./config.ts";

const MEGABYTE = 1024 * 1024;
/** A new database with its first WAL segment takes 100 MB; an existing one needs space for its next segment. */
const NEEDED = { newDatabase: 256 * MEGABYTE, kept: 16 * MEGABYTE } as const;

const barredCodes = ["EROFS", "EACCES", "EPERM", "ENOTDIR", "ENOENT", "ELOOP"];
/** EFBIG: a limit of the process on file sizes. */
const fullCodes = ["ENOSPC", "EDQUOT", "EFBIG"];

const reasons: Readonly<Record<string, string>> = {
  EROFS: "its file system is read-only",
  EACCES: "we may not write there",
  EPERM: "we may not write there",
  ENOTDIR: "a part of the way is a file",
};

/** Describes a disk error below `dataDir` in one line; undefined for any other error. */
export const diskFault = (error: unknown, dataDir: string): ConfigError | undefined => {
  const { code, path } = error as NodeJS.ErrnoException;
  if (code === undefined) return undefined;
  if (fullCodes.includes(code)) {
    return new ConfigError(`DATA_DIR is full: nothing more can be written to ${dataDir}`, { cause: error });
  }
  if (
    !barredCodes.includes(code) ||
    path === undefined ||
    !(path.startsWith(dataDir) || dataDir.startsWith(path))
  )
    return undefined;
  const reason = reasons[code] ?? "there is no such folder and none can be made";
  return new ConfigError(`DATA_DIR is wrong: ${dataDir} cannot be used, ${reason}`, { cause: error });
};

/** One level at a time: in one recursive call, Node reports ENOENT even if a file system is read-only. */
const makeFolder = (folder: string): void => {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder);
};

/**
 * Checks before the start that the data folder exists, is writable and has free space.
 *
 * @throws ConfigError with one line that says what is wrong.
 */
export const openDataFolder = (dataDir: string, use: keyof typeof NEEDED): void => {
  const probe = join(dataDir, `.probe-${process.pid}`);
  try {
    makeFolder(dataDir);
    writeFileSync(probe, "benchleaf", { flush: true });
  } catch (error) {
    throw diskFault(error, dataDir) ?? error;
  } finally {
    rmSync(probe, { force: true });
  }
  const { bavail, bsize, blocks } = statfsSync(dataDir);
  // Some network file systems report no size.
  if (blocks === 0 || bavail * bsize >= NEEDED[use]) return;
  const free = Math.floor((bavail * bsize) / MEGABYTE);
  throw new ConfigError(
    `DATA_DIR is full: ${free} MB are free at ${dataDir}, and the start needs ${NEEDED[use] / MEGABYTE} MB`,
  );
};
