import { provide, serverArea } from "../../kernel/area.ts";
import { biolibraryArea } from "../biolibrary/biolibrary.area.ts";
import { filesArea } from "../files/files.area.ts";
import { fileKinds } from "../files/kinds.service.ts";
import { sequencesArea } from "../sequences/sequences.area.ts";
import { demoClonings } from "./cloning.demo.ts";
import { cloningRoutes } from "./cloning.routes.ts";
import { cloningService, copyOrigins } from "./cloning.service.ts";

export const cloningArea = serverArea({
  needs: { files: filesArea, sequences: sequencesArea, biolibrary: biolibraryArea },
  open: ({ kernel }, { sequences: { sequences } }) => ({ cloning: cloningService(kernel, sequences) }),
  provides: () => [provide(fileKinds, { kinds: ["sequence"], copy: copyOrigins })],
  routes: ({ cloning }) => cloningRoutes(cloning),
  demo: (_, lab) => demoClonings(lab),
});
