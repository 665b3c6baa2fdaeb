import { isWorkbook, readWorkbook } from "../../kernel/workbook.ts";
import { serveJob } from "../../kernel/workers/serve-job.ts";
import { draftsOfTable, readLibrary } from "./library-files.ts";
import type { ReadRequest } from "./read-in-worker.ts";

const read = async ({ kind, bytes, name, headings }: ReadRequest) =>
  isWorkbook(bytes, name)
    ? draftsOfTable(kind, await readWorkbook(bytes), headings)
    : readLibrary(kind, bytes, name, headings);

serveJob(read);
