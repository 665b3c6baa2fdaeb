import { serverArea } from "../../kernel/area.ts";
import { sequencesArea } from "../sequences/sequences.area.ts";
import { genomesNotices } from "./genomes.notices.ts";
import { genomesRoutes } from "./genomes.routes.ts";
import { genomesService } from "./genomes.service.ts";
import { importGenomes } from "./import-genomes.ts";
import { takeStretch } from "./take-stretch.ts";

export const genomesArea = serverArea({
  needs: { sequences: sequencesArea },
  notices: genomesNotices,
  open: ({ kernel }, { sequences: { sequences } }) => ({ sequences, genomes: genomesService(kernel) }),
  routes: ({ genomes, sequences }, { kernel }) => genomesRoutes(genomes, takeStretch(kernel, sequences)),
  work: (_, { kernel }) => importGenomes(kernel),
});
