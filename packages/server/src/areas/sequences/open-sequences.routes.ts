import { openSequencesApi } from "@benchleaf/contract";
import { type Binding, bindPublic } from "../../kernel/mount.ts";
import { problem } from "../../kernel/problem.ts";
import type { FileLinks, LinkedFile } from "../files/links.service.ts";
import type { ExportSequence } from "./export-sequence.ts";
import type { SequencesService } from "./sequences.service.ts";

const onlySequence = (file: LinkedFile): LinkedFile => {
  if (file.kind !== "sequence" && file.kind !== "sanger") throw problem("fileLink.not.found");
  return file;
};

/** What users without access read of a sequence through a link, on behalf of who made the link. */
export const openSequencesRoutes = (
  links: FileLinks,
  sequences: Pick<SequencesService, "get">,
  exportSequence: Pick<ExportSequence, "file">,
): Binding[] => [
  bindPublic(openSequencesApi.openSequence, async ({ params, query }, context) => {
    const { scope, fileId } = onlySequence(await links.admit(params.token, query.pass, context));
    return (await sequences.get(scope, fileId, undefined)).content;
  }),
  bindPublic(openSequencesApi.openSequenceFile, async ({ params, query }, context) => {
    const { scope, fileId } = onlySequence(await links.admit(params.token, query.pass, context));
    return exportSequence.file(scope, fileId, { format: query.format });
  }),
];
