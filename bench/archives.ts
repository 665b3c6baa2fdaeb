import { createReadStream, createWriteStream, statSync } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream } from "node:stream/web";
import { callsOf, watch } from "./calls.ts";
import type { Measurement } from "./results.ts";
import { sendUpload } from "./send-upload.ts";
import { sized } from "./smoke-mode.ts";
import { withDemoLab } from "./workbench.ts";

const FILES = sized(8, 2);
const FILE_BYTES = sized(128 * 1024 ** 2, 1024 ** 2);
const SIZE = `${(FILES * FILE_BYTES) / 1024 ** 3} GB`;
const MAX_MB = 300;
const files = "/app/platform/resource/projects/fileAsset";
const imports = "/app/platform/resource/eln/imports";

/** A project of a gigabyte out as an `.eln` archive and in again: bytes pass, and none of them stay in memory. */
export const measure = (): Promise<Measurement[]> =>
  withDemoLab(async ({ folder, product, owner }) => {
    const call = callsOf(product, owner);
    const newProject = (name: string) =>
      call<{ id: string }>("POST", "/app/platform/resource/projects", { name });
    const { id: projectId } = await newProject("A gigabyte");
    for (let number = 1; number <= FILES; number++) {
      const name = `run ${number}.bin`;
      const uuid = await sendUpload(product.address, owner, { name, size: FILE_BYTES });
      await call("POST", `${files}/upload`, { projectId, folderId: null, uuid, name, onDuplicate: "rename" });
    }
    const archive = join(folder, "project.eln");
    const leaving = await watch(product, async () => {
      const path = `/app/platform/resource/projects/${projectId}/eln`;
      const { body, status } = await fetch(product.address + path, { headers: owner.headers });
      if (status !== 200 || body === null) throw new Error(`the export answered ${status}`);
      await pipeline(Readable.fromWeb(body as ReadableStream), createWriteStream(archive));
    });
    const { size } = statSync(archive);
    const until = async (id: string, wanted: string): Promise<void> => {
      for (;;) {
        const { state, fault } = await call<{ state: string; fault: string | null }>(
          "GET",
          `${imports}/${id}`,
        );
        if (state === wanted) return;
        if (state === "failed") throw new Error(`the import failed: ${fault}`);
        await new Promise((wake) => setTimeout(wake, 100));
      }
    };
    const name = "project.eln";
    const uuid = await sendUpload(product.address, owner, { name, size }, (start, end) =>
      createReadStream(archive, { start, end: end - 1 }),
    );
    const target = await newProject("The same again");
    const coming = await watch(product, async () => {
      const { id } = await call<{ id: string }>("POST", imports, { uuid, name });
      await until(id, "ready");
      const input = { projectId: target.id, folderId: null, added: [], leftOut: [] };
      await call("POST", `${imports}/${id}/start`, input);
      await until(id, "done");
    });
    const { records } = await call<{ records: { size: number }[] }>("GET", `${files}?projectId=${target.id}`);
    const bytes = records.reduce((sum, one) => sum + one.size, 0);
    if (bytes !== FILES * FILE_BYTES) throw new Error(`${bytes} bytes came in`);
    return [["export", leaving] as const, ["import", coming] as const].flatMap(
      ([work, { ms, mb }]): Measurement[] => {
        const none = { size: SIZE, peer: null, peer_median_ms: null, ratio: null };
        return [
          { ...none, work: `${work} as .eln`, median_ms: ms, goal: "told", met: true },
          {
            ...none,
            work: `memory that the ${work} takes (MB)`,
            median_ms: mb,
            goal: `under ${MAX_MB} MB more`,
            met: mb < MAX_MB,
          },
        ];
      },
    );
  });
