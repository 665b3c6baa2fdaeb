import { searchApi } from "@benchleaf/contract";
import { type Binding, bind } from "../../kernel/mount.ts";
import type { SearchService } from "./search.service.ts";

export const searchRoutes = (search: SearchService): Binding[] => [
  bind(searchApi.search, ({ query }, { session }) => search.search(session, query)),
];
