import { provide, serverArea } from "../../kernel/area.ts";
import { filesArea } from "../files/files.area.ts";
import { fileKinds } from "../files/kinds.service.ts";
import { sequencesArea } from "../sequences/sequences.area.ts";
import { demoAlignments } from "./alignments.demo.ts";
import { alignmentsRoutes } from "./alignments.routes.ts";
import {
  alignmentsService,
  copyAlignments,
  digestAlignment,
  findAlignmentText,
} from "./alignments.service.ts";

export const alignmentsArea = serverArea({
  needs: { files: filesArea, sequences: sequencesArea },
  open: ({ kernel }, { files: { files } }) => ({ alignments: alignmentsService(kernel, files) }),
  provides: ({ alignments }) => [
    provide(fileKinds, {
      kinds: ["alignment"],
      copy: copyAlignments,
      digest: digestAlignment,
      text: findAlignmentText,
      sheet: alignments.sheet,
      writing: {
        view: "alignment",
        nameOf: (name) => `${name}.fasta`,
        contentType: "text/x-fasta; charset=utf-8",
        write: alignments.fasta,
      },
    }),
  ],
  routes: ({ alignments }) => alignmentsRoutes(alignments),
  demo: (_, lab) => demoAlignments(lab),
});
