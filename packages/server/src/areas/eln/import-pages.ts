import { Readable } from "node:stream";
import {
  type Block,
  blocksToPage,
  decodeText,
  type ElnPage,
  emptyPage,
  type Id,
  MAX_ATTACHMENTS,
  markdownToPage,
  type PageNode,
} from "@benchleaf/contract";
import type { Session } from "../../kernel/context.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { problem } from "../../kernel/problem.ts";
import { type DocumentsService, newBlockId } from "../documents/documents.service.ts";
import { reserveFile } from "../files/files.service.ts";
import type { OfficeBlock } from "../previews/previews.service.ts";
import { findPersonalProject } from "../projects/projects.service.ts";
import type { AttachFiles } from "../subjects/subjects.service.ts";
import type { ElnService, PlaceInput } from "./eln.service.ts";

const blankSource = { category: null, templateName: "", fields: [] };

/** A larger document is refused unread. */
const MOST_BYTES = 50 * 1024 * 1024;
/** Maximum number of characters that are read. */
const MAX_CHARACTERS = 1_000_000;
const READ_MS = 60_000;

interface ReadPage {
  /** Where a picture belongs there is an image named after it, without an attachment. */
  readonly page: PageNode;
  /** By the names of their images. */
  readonly pictures: Readonly<Record<string, Uint8Array>>;
  readonly isCut: boolean;
}

/** The blocks of a document, with an image in place of each picture. */
const pageOfOffice = (blocks: readonly OfficeBlock[]): PageNode => {
  const content: PageNode[] = [];
  let run: Block[] = [];
  const endRun = () => {
    if (run.length > 0) content.push(...(blocksToPage(run, newBlockId).content ?? []));
    run = [];
  };
  for (const block of blocks) {
    if (block.kind === "picture") {
      endRun();
      content.push({ type: "image", attrs: { id: newBlockId(), name: block.name, width: block.width } });
    } else if (block.kind !== "grid") run.push(block);
  }
  endRun();
  return content.length > 0 ? { type: "doc", content } : emptyPage;
};

/** Whether text has more control characters and unreadable ones than a few that slipped into a real one. */
const isBinary = (text: string): boolean => {
  const sample = text.slice(0, 10_000);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they tell other files from text.
  const strange = sample.match(/[\u0000-\u0008\u000e-\u001a\u001c-\u001f\u007f-\u009f\ufffd]/g)?.length ?? 0;
  return strange > 3 && strange > sample.length / 50;
};

const isPlaceholder = ({ type, attrs }: PageNode): boolean =>
  type === "image" && attrs?.attachmentId === undefined;

/** Imports notebook pages from files of other programs. */
export const importPages = (
  { database, storage, compute }: Pick<Kernel, "database" | "storage" | "compute">,
  eln: Pick<ElnService, "createIn" | "show">,
  documents: Pick<DocumentsService, "editBlocks">,
  attachments: Pick<AttachFiles, "attach">,
) => {
  /** Null for bytes that are no text, whatever the name says. */
  const readText = (bytes: Buffer): ReadPage | null => {
    const { text } = decodeText(bytes);
    if (isBinary(text)) return null;
    return {
      page: markdownToPage(text.slice(0, MAX_CHARACTERS), newBlockId),
      pictures: {},
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
    return { page: pageOfOffice(read.blocks), pictures: read.pictures, isCut: read.isCut };
  };

  /** Attaches the pictures and puts them into the page. Returns how many could not be attached. */
  const attachPictures = async (
    session: Session,
    id: Id,
    pictures: ReadPage["pictures"],
  ): Promise<number> => {
    const attached = new Map<string, { readonly id: Id; readonly name: string }>();
    for (const [name, bytes] of Object.entries(pictures).slice(0, MAX_ATTACHMENTS)) {
      const about = { name: name.replace(/^\//, ""), contentType: "application/octet-stream" };
      const { uuid } = await storage.make(session, about, Readable.from([bytes]));
      const { id: attachmentId } = await attachments.attach(
        session,
        { kind: "file", id },
        { uuid, name: about.name },
      );
      attached.set(name, { id: attachmentId, name: about.name });
    }
    await database.write(session, (tx) =>
      documents.editBlocks(tx, session, id, (blocks) =>
        blocks.flatMap((block) => {
          if (!isPlaceholder(block)) return [block];
          const picture = attached.get(String(block.attrs?.name));
          if (picture === undefined) return [];
          return [{ ...block, attrs: { ...block.attrs, attachmentId: picture.id, name: picture.name } }];
        }),
      ),
    );
    return Object.keys(pictures).length - attached.size;
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
      const title = name.slice(0, -ending.length - 1).trim() || name;
      const id = await database.write(session, (tx) =>
        eln.createIn(tx, session, { ...place, name: title }, { ...blankSource, page: content }),
      );
      const leftOut = Object.keys(pictures).length > 0 ? await attachPictures(session, id, pictures) : 0;
      const page = await database.read(session, (q) => eln.show(q, session, id));
      return { page, pictures: leftOut, isCut };
    },
  };
};
export type ImportPages = ReturnType<typeof importPages>;
