import { provide, serverArea } from "../../kernel/area.ts";
import { filesArea } from "../files/files.area.ts";
import { fileKinds } from "../files/kinds.service.ts";
import { sequencesArea } from "../sequences/sequences.area.ts";
import { sourcesRoutes } from "./sources.routes.ts";
import { copyRecordOrigins, sourcesService } from "./sources.service.ts";

export const sourcesArea = serverArea({
  needs: { files: filesArea, sequences: sequencesArea },
  open: ({ kernel }, { sequences: { sequences, importSequence } }) => ({
    sources: sourcesService(kernel, sequences, importSequence),
  }),
  provides: () => [provide(fileKinds, { kinds: ["sequence"], copy: copyRecordOrigins })],
  routes: ({ sources }) => sourcesRoutes(sources),
});
