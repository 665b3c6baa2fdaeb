import { searchApi } from "@benchleaf/contract";
import { type Binding, bind } from "../../kernel/mount.ts";
import type { FindRecords } from "./find-records.ts";
import type { SearchService } from "./search.service.ts";

export const searchRoutes = (search: SearchService, records: FindRecords): Binding[] => [
  bind(searchApi.search, ({ query }, { session }) => search.search(session, query)),
  bind(searchApi.records, ({ query }, { session }) => records(session, query)),
];
