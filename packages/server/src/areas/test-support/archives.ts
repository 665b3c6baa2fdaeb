import { crc32 } from "node:zlib";
import type { ElnImport, ElnNode, ListedFile } from "@benchleaf/contract";
import { strToU8, type Zippable, zipSync } from "fflate";
import { vi } from "vitest";
import type { Person } from "./lab.ts";

export const projects = "/platform/resource/projects";
export const files = `${projects}/fileAsset`;
export const imports = "/platform/resource/eln/imports";
export const exports = "/platform/resource/eln/exports";

/** Archives imported by one user, step by step, with their results. */
export const archivesOf = (person: Person) => {
  const newProject = async (name: string) => (await person.post<{ id: string }>(projects, { name })).id;

  const until = async (id: string, by = person): Promise<ElnImport> =>
    vi.waitFor(
      async () => {
        const found = await by.get<ElnImport>(`${imports}/${id}`);
        if (found.state === "reading" || found.state === "importing") throw new Error(found.state);
        return found;
      },
      { timeout: 60_000, interval: 50 },
    );
  const openArchive = async (name: string, bytes: Uint8Array): Promise<ElnImport> => {
    const uuid = await person.upload(name, bytes);
    return until((await person.post<ElnImport>(imports, { uuid, name })).id);
  };
  const nodesOf = async (id: string, projectId = ""): Promise<ElnNode[]> => {
    const query = projectId === "" ? "" : `?projectId=${projectId}`;
    return (await person.get<{ records: ElnNode[] }>(`${imports}/${id}/nodes${query}`)).records;
  };
  const start = async (id: string, projectId: string | null, more: object = {}): Promise<ElnImport> => {
    const input = { projectId, folderId: null, added: [], leftOut: [], ...more };
    await person.post<ElnImport>(`${imports}/${id}/start`, input);
    return until(id);
  };
  const bring = async (name: string, bytes: Uint8Array, projectId: string, more: object = {}) =>
    start((await openArchive(name, bytes)).id, projectId, more);

  const listed = async (projectId: string, folderId: string | null = null): Promise<ListedFile[]> => {
    const query = new URLSearchParams({ projectId, ...(folderId && { folderId }) });
    return (await person.get<{ records: ListedFile[] }>(`${files}?${query}`)).records;
  };
  /** Every path of a project with kind, version and tags. */
  const treeOf = async (
    projectId: string,
    folderId: string | null = null,
    before = "",
  ): Promise<string[]> => {
    const lines: string[] = [];
    for (const file of await listed(projectId, folderId)) {
      const path = `${before}${file.name}`;
      const tags = file.tags.map(({ name }) => name).toSorted();
      lines.push(`${path} ${file.kind} ${file.version} ${tags.join("|")}`.trim());
      if (file.kind === "folder") lines.push(...(await treeOf(projectId, file.id, `${path}/`)));
    }
    return lines.toSorted();
  };
  return { newProject, openArchive, nodesOf, start, bring, listed, treeOf, until };
};

/** The metadata of an archive whose root holds these. */
export const crate = (program: string, ...entities: readonly Record<string, unknown>[]) => ({
  "@graph": [
    {
      "@id": "ro-crate-metadata.json",
      "@type": "CreativeWork",
      about: { "@id": "./" },
      sdPublisher: { name: program },
    },
    {
      "@id": "./",
      "@type": "Dataset",
      name: "demo",
      hasPart: entities.map((one) => ({ "@id": one["@id"] })),
    },
    ...entities,
  ],
});
export const file = (path: string, more: object = {}) => ({ "@id": `./${path}`, "@type": "File", ...more });
export const archive = (metadata: unknown, members: Zippable = {}) =>
  zipSync({ "demo/ro-crate-metadata.json": strToU8(JSON.stringify(metadata)), ...members });

const record = (
  bytes: number,
  signature: number,
): { at: Buffer; put(offset: number, ...values: [2 | 4 | 8, number][]): void } => {
  const at = Buffer.alloc(bytes);
  at.writeUInt32LE(signature, 0);
  const put = (offset: number, ...values: [2 | 4 | 8, number][]): void => {
    let place = offset;
    for (const [width, value] of values) {
      if (width === 8) at.writeBigUInt64LE(BigInt(value), place);
      else at.writeUIntLE(value, place, width);
      place += width;
    }
  };
  return { at, put };
};

/**
 * An archive whose every number is in the fields of ZIP64, as programs write that do not know how long it will be.
 */
export const zip64Of = (members: Readonly<Record<string, Uint8Array>>): Uint8Array => {
  const [full32, full16] = [0xffffffff, 0xffff];
  const body: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [path, bytes] of Object.entries(members)) {
    const name = Buffer.from(path);
    const sum = crc32(bytes);
    const local = record(30, 0x04034b50);
    local.put(
      4,
      [2, 45],
      [2, 0x800],
      [2, 0],
      [4, 0],
      [4, sum],
      [4, full32],
      [4, full32],
      [2, name.length],
      [2, 20],
    );
    const localExtra = Buffer.alloc(20);
    localExtra.writeUInt16LE(1, 0);
    localExtra.writeUInt16LE(16, 2);
    localExtra.writeBigUInt64LE(BigInt(bytes.length), 4);
    localExtra.writeBigUInt64LE(BigInt(bytes.length), 12);
    const central = record(46, 0x02014b50);
    central.put(4, [2, 45], [2, 45], [2, 0x800], [2, 0], [4, 0], [4, sum], [4, full32], [4, full32]);
    central.put(28, [2, name.length], [2, 28], [2, 0], [2, 0], [2, 0], [4, 0], [4, full32]);
    const extra = Buffer.alloc(28);
    extra.writeUInt16LE(1, 0);
    extra.writeUInt16LE(24, 2);
    for (const [index, value] of [bytes.length, bytes.length, offset].entries())
      extra.writeBigUInt64LE(BigInt(value), 4 + 8 * index);
    directory.push(central.at, name, extra);
    body.push(local.at, name, localExtra, Buffer.from(bytes));
    offset += 30 + name.length + 20 + bytes.length;
  }
  const list = Buffer.concat(directory);
  const count = Object.keys(members).length;
  const end64 = record(56, 0x06064b50);
  end64.put(
    4,
    [8, 44],
    [2, 45],
    [2, 45],
    [4, 0],
    [4, 0],
    [8, count],
    [8, count],
    [8, list.length],
    [8, offset],
  );
  const locator = record(20, 0x07064b50);
  locator.put(4, [4, 0], [8, offset + list.length], [4, 1]);
  const end = record(22, 0x06054b50);
  end.put(4, [2, 0], [2, 0], [2, full16], [2, full16], [4, full32], [4, full32], [2, 0]);
  return new Uint8Array(Buffer.concat([...body, list, end64.at, locator.at, end.at]));
};
