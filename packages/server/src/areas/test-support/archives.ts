import type { ElnImport, ElnNode, ListedFile } from "@benchleaf/contract";
import { strToU8, type Zippable, zipSync } from "fflate";
import { vi } from "vitest";
import type { Person } from "./lab.ts";

export const projects = "/platform/resource/projects";
export const files = `${projects}/fileAsset`;
export const imports = "/platform/resource/eln/imports";
export const exports = "/platform/resource/eln/exports";

/** Archives brought in by one person, step by step, and what has become of them. */
export const archivesOf = (person: Person) => {
  const newProject = async (name: string) => (await person.post<{ id: string }>(projects, { name })).id;

  const until = async (id: string, by = person): Promise<ElnImport> =>
    vi.waitFor(
      async () => {
        const found = await by.get<ElnImport>(`${imports}/${id}`);
        if (found.state === "reading" || found.state === "importing") throw new Error(found.state);
        return found;
      },
      { timeout: 30_000, interval: 50 },
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
    const wish = { projectId, folderId: null, added: [], leftOut: [], ...more };
    await person.post<ElnImport>(`${imports}/${id}/start`, wish);
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
