import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";

/** The folder of given test data: `BENCHLEAF_TEST_DATA`, else beside the project; null if there is none. */
export const testDataFolder = (): string | null => {
  const beside = resolve(import.meta.dirname, "../../../../../shared/data");
  const folder = process.env.BENCHLEAF_TEST_DATA ?? beside;
  return existsSync(join(folder, "sequences")) ? folder : null;
};

export interface GivenFile {
  /** Folder and name, such as `genbank_plasmid/pUC19.gb`. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** The files of the named folders under `sequences/`, by name; none where the data are absent. */
export const inputFiles = (folders: readonly string[], pattern = /./): readonly GivenFile[] => {
  const root = testDataFolder();
  if (!root) return [];
  return folders.flatMap((folder) =>
    readdirSync(join(root, "sequences", folder))
      .filter((file) => pattern.test(file))
      .sort()
      .map((file) => ({
        name: `${folder}/${file}`,
        bytes: new Uint8Array(readFileSync(join(root, "sequences", folder, file))),
      })),
  );
};

/** The ABI traces of `science/ab1`, by name; none where the data are absent. */
export const inputTraces = (pattern = /./): readonly GivenFile[] => {
  const root = testDataFolder();
  if (!root) return [];
  const folder = join(root, "science/ab1");
  return readdirSync(folder)
    .filter((file) => pattern.test(file))
    .sort()
    .map((name) => ({ name, bytes: new Uint8Array(readFileSync(join(folder, name))) }));
};

/** The rows of a table under `science/oracle/`, by column name; none where the data are absent. */
export const oracleRows = (table: string): readonly Readonly<Record<string, string>>[] => {
  const root = testDataFolder();
  if (!root) return [];
  const [header = "", ...lines] = readFileSync(join(root, "science/oracle", table), "utf8")
    .trimEnd()
    .split("\n");
  const columns = header.split("\t");
  return lines.map((line) => {
    const cells = line.split("\t");
    return Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? ""]));
  });
};

/** The sequences of a FASTA file under `science/oracle/`, by the first word of their header. */
export const oracleSequences = (file: string): ReadonlyMap<string, string> => {
  const root = testDataFolder();
  if (!root) return new Map();
  const records = readFileSync(join(root, "science/oracle", file), "utf8")
    .split(/^>/m)
    .slice(1);
  return new Map(
    records.map((record) => {
      const [header = "", ...lines] = record.split(/\r?\n/);
      return [header.split(/\s/)[0] ?? "", lines.join("")];
    }),
  );
};
