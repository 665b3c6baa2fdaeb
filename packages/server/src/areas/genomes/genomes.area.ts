import { serverArea } from "../../kernel/area.ts";
import { accessArea } from "../access/access.area.ts";
import { holdersOfKey } from "../access/access.service.ts";
import { sequencesArea } from "../sequences/sequences.area.ts";
import { extractRegion } from "./extract-region.ts";
import { genomesNotifications } from "./genomes.notifications.ts";
import { genomesRoutes } from "./genomes.routes.ts";
import { genomesService } from "./genomes.service.ts";
import { importGenomes } from "./import-genomes.ts";

export const genomesArea = serverArea({
  needs: { access: accessArea, sequences: sequencesArea },
  notificationRules: genomesNotifications,
  followers: { genome: holdersOfKey("MOLECULE_SEQUENCE") },
  open: ({ kernel }, { sequences: { sequences } }) => ({ sequences, genomes: genomesService(kernel) }),
  routes: ({ genomes, sequences }, { kernel }) => genomesRoutes(genomes, extractRegion(kernel, sequences)),
  start: (_, { kernel }) => importGenomes(kernel),
});
