import { Readable } from "node:stream";
import type { Id } from "@benchleaf/contract";
import type { Kernel } from "../../../kernel/kernel.ts";
import type { FileAnswer } from "../../../kernel/mount.ts";
import type { Scope } from "../../../kernel/scope.ts";
import { openMemory } from "./memories.service.ts";
import { listUnitsAfter } from "./units.store.ts";

const AT_ONCE = 2_000;
const BODY_END = "</body>";

/** All units of a memory as TMX, written part by part, so that a long memory is never in memory as a whole. */
export const exportUnits = ({ database, compute }: Pick<Kernel, "database" | "compute">) => {
  async function* parts(
    scope: Scope,
    memoryId: Id,
    languages: { readonly source: string; readonly target: string },
  ): AsyncGenerator<string> {
    const write = async (units: { source: string; target: string; changeTime: string }[]): Promise<string> =>
      new TextDecoder().decode(
        await compute.run("write-tmx", { units, languages }, { team: scope.tenantId }),
      );
    const frame = await write([]);
    const end = frame.indexOf(BODY_END);
    yield frame.slice(0, end);
    for (let after: Id = "0"; ; ) {
      const rows = await database.read(scope, (q) => listUnitsAfter(q, memoryId, after, AT_ONCE));
      const last = rows.at(-1);
      if (last === undefined) break;
      after = last.id;
      const some = await write(
        rows.map(({ source, target, update_time }) => ({
          source,
          target,
          changeTime: update_time.toISOString(),
        })),
      );
      yield some.slice(end, some.lastIndexOf(BODY_END));
    }
    yield frame.slice(end);
  }

  return async (scope: Scope, memoryId: Id): Promise<FileAnswer> => {
    const memory = await database.read(scope, (q) => openMemory(q, memoryId));
    const languages = { source: memory.source_language, target: memory.target_language };
    const name = memory.name.replace(/[\\/:*?"<>|]/g, " ").trim() || "memory";
    return {
      fileName: `${name}.tmx`,
      contentType: "application/x-tmx+xml",
      body: Readable.from(parts(scope, memoryId, languages)),
    };
  };
};
export type ExportUnits = ReturnType<typeof exportUnits>;
