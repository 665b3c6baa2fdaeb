import { serverArea } from "../../kernel/area.ts";
import { filesArea } from "../files/files.area.ts";
import { genomesArea } from "../genomes/genomes.area.ts";
import { sequencesArea } from "../sequences/sequences.area.ts";
import { crisprNotices } from "./crispr.notices.ts";
import { crisprRoutes } from "./crispr.routes.ts";
import { crisprService } from "./crispr.service.ts";
import { searchGuides } from "./search-guides.ts";

export const crisprArea = serverArea({
  needs: { files: filesArea, sequences: sequencesArea, genomes: genomesArea },
  notices: crisprNotices,
  open: ({ kernel }) => ({ crispr: crisprService(kernel) }),
  routes: ({ crispr }) => crisprRoutes(crispr),
  work: (_, { kernel }) => searchGuides(kernel),
});
