import type { Imported, LabFile, ReadNoteWire, SequenceImport } from "@benchleaf/contract";
import { vi } from "vitest";
import type { Answer, Person } from "./lab.ts";

const base = "/application/molecular-biology/sequences";

/** Result of an import, small or large; a refusal of either has the reader's message in its data. */
export type ImportAnswer = Answer<{
  readonly files: readonly LabFile[];
  readonly fileCount: number;
  readonly warnings: readonly ReadNoteWire[];
}>;

const isOver = ({ state }: SequenceImport): boolean => state !== "waiting" && state !== "running";

/** Until a large import is over; the lab's jobs have to run. */
export const awaitImport = (person: Person, id: string): Promise<SequenceImport> =>
  vi.waitUntil(
    async () => {
      const row = await person.get<SequenceImport>(`${base}/imports/${id}`);
      return isOver(row) && row;
    },
    { timeout: 120_000, interval: 50 },
  ) as Promise<SequenceImport>;

/** Imports a file, by a job where it is large. */
export const importFile = async (
  person: Person,
  name: string,
  bytes: Uint8Array,
  place: object = {},
): Promise<ImportAnswer> => {
  const uuid = await person.upload(name, bytes);
  const answer = await person.call<Imported>("POST", `${base}/import`, { ...place, uuid, name });
  const { status, code, data } = answer;
  if (code !== "success") return answer as unknown as ImportAnswer;
  const { importId, ...made } = data;
  if (importId === null) return { status, code, data: { ...made, fileCount: made.files.length } };
  const row = await awaitImport(person, importId);
  if (row.state === "succeeded") return { status, code, data: row };
  const refused = { fileName: name, ...row.fault?.note };
  return { status: 422, code: row.fault?.code ?? row.state, data: refused as never };
};
