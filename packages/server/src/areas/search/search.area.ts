import { serverArea } from "../../kernel/area.ts";
import { subjectKinds } from "../../kernel/subjects.ts";
import { filesArea } from "../files/files.area.ts";
import { fileKinds, textOf } from "../files/kinds.service.ts";
import { findRecords } from "./find-records.ts";
import { indexFiles } from "./index-files.ts";
import { searchRoutes } from "./search.routes.ts";
import { searchService } from "./search.service.ts";

export const searchArea = serverArea({
  needs: { files: filesArea },
  open: ({ kernel, resolveAll: all }) => ({
    search: searchService(kernel),
    records: findRecords(kernel, () => all(subjectKinds)),
  }),
  routes: ({ search, records }) => searchRoutes(search, records),
  start: (_, { kernel, resolveAll: all }) => indexFiles(kernel, (kind) => textOf(all(fileKinds), kind)),
});
