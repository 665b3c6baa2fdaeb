import {
  blocksToPage,
  decodeText,
  type ElnPage,
  type Id,
  markdownToPage,
  type PageNode,
} from "@benchleaf/contract";
import type { Session } from "../../kernel/context.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { problem } from "../../kernel/problem.ts";
import { newBlockId } from "../documents/documents.service.ts";
import { reserveFile } from "../files/files.service.ts";
import { findPersonalProject } from "../projects/projects.service.ts";
import type { ElnService, PlaceInput } from "./eln.service.ts";

/** A larger document is refused unread. */
const MOST_BYTES = 50 * 1024 * 1024;
/** Maximum number of characters that are read. */
const MAX_CHARACTERS = 1_000_000;
const READ_MS = 60_000;

interface ReadPage {
  readonly page: PageNode;
  readonly pictures: number;
  readonly isCut: boolean;
}

/** Imports notebook pages from files of other programs. */
export const importPages = (
  { database, storage, compute }: Pick<Kernel, "database" | "storage" | "compute">,
  eln: Pick<ElnService, "createIn" | "show">,
) => {
  const readText = (bytes: Buffer): ReadPage => {
    const { text } = decodeText(bytes);
    return {
      page: markdownToPage(text.slice(0, MAX_CHARACTERS), newBlockId),
      pictures: 0,
      isCut: text.length > MAX_CHARACTERS,
    };
  };

  /** In a separate process, since parsing may crash it. */
  const readWord = async (scope: Session, bytes: Buffer): Promise<ReadPage | null> => {
    const input = { bytes: new Uint8Array(bytes), view: "word" } as const;
    const read = await compute
      .run("read-office", input, { team: scope.tenantId, timeout: READ_MS })
      .catch(() => null);
    if (read === null) return null;
    const text = read.blocks.flatMap((block) =>
      block.kind === "picture" || block.kind === "grid" ? [] : [block],
    );
    return {
      page: blocksToPage(text, newBlockId),
      pictures: read.blocks.filter(({ kind }) => kind === "picture").length,
      isCut: read.isCut,
    };
  };

  return {
    /** The upload is consumed, whatever the result. @throws eln.import.unreadable */
    async importFile(
      session: Session,
      { uuid, name, ...place }: PlaceInput & { readonly uuid: string; readonly name: string },
    ): Promise<{ page: ElnPage; pictures: number; isCut: boolean }> {
      const { size } = await database.write(session, async (tx) => {
        // The destination is checked first: a file that may not go there is not consumed.
        const projectId = place.projectId ?? (await findPersonalProject(tx));
        await reserveFile(tx, { projectId, folderId: place.folderId }, "eln");
        return storage.claim(tx, uuid, session);
      });
      const bytes = size > MOST_BYTES ? null : await storage.read(uuid, size);
      const ending = /\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase() ?? "";
      const isText = ["md", "markdown", "txt"].includes(ending);
      const read =
        bytes === null
          ? null
          : ending === "docx"
            ? await readWord(session, bytes)
            : isText
              ? readText(bytes)
              : null;
      if (read === null) throw problem("eln.import.unreadable", { fileName: name });
      const { page: content, pictures, isCut } = read;
      const page = await database.write(session, async (tx) => {
        const title = name.slice(0, -ending.length - 1).trim() || name;
        const source = { page: content, category: null, templateName: "", fields: [] };
        const id: Id = await eln.createIn(tx, session, { ...place, name: title }, source);
        return eln.show(tx, session, id);
      });
      return { page, pictures, isCut };
    },
  };
};
export type ImportPages = ReturnType<typeof importPages>;
