import { isWorkbook, readWorkbook } from "../../kernel/workbook.ts";
import { draftsOfTable, readLibrary } from "./library-files.ts";
import type { ReadReply, ReadRequest } from "./read-in-worker.ts";

const read = async ({ kind, bytes, name, headings }: ReadRequest) =>
  isWorkbook(bytes, name)
    ? draftsOfTable(kind, await readWorkbook(bytes), headings)
    : readLibrary(kind, bytes, name, headings);

addEventListener("message", ({ data }: MessageEvent<ReadRequest>) => {
  const say = (reply: ReadReply) => postMessage(reply);
  read(data).then(
    (drafts) => say({ drafts }),
    (error) => say({ failure: String(error) }),
  );
});
