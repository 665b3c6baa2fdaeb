import { serverArea } from "../../kernel/area.ts";
import { filesArea } from "../files/files.area.ts";
import { biolibraryRoutes } from "./biolibrary.routes.ts";
import { biolibraryService } from "./biolibrary.service.ts";
import { searchLibrary } from "./search-library.ts";

export const biolibraryArea = serverArea({
  needs: { files: filesArea },
  open: ({ kernel }) => ({ biolibrary: biolibraryService(kernel) }),
  routes: ({ biolibrary }, { kernel }) => biolibraryRoutes(biolibrary, searchLibrary(kernel)),
});
