import { serverArea } from "../../kernel/area.ts";
import { filesArea } from "../files/files.area.ts";
import { fileKinds, textOf } from "../files/kinds.service.ts";
import { indexFiles } from "./index-files.ts";
import { searchRoutes } from "./search.routes.ts";
import { searchService } from "./search.service.ts";

export const searchArea = serverArea({
  needs: { files: filesArea },
  open: ({ kernel }) => ({ search: searchService(kernel) }),
  routes: ({ search }) => searchRoutes(search),
  work: (_, { kernel, all }) => indexFiles(kernel, (kind) => textOf(all(fileKinds), kind)),
});
