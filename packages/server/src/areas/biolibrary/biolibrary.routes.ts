import { type LibraryRows, libraryApi, libraryKinds, librarySearchApi } from "@benchleaf/contract";
import { type Binding, bind } from "../../kernel/mount.ts";
import type { BiolibraryService } from "./biolibrary.service.ts";
import type { SearchLibrary } from "./search-library.ts";

export const biolibraryRoutes = (library: BiolibraryService, search: SearchLibrary): Binding[] => [
  ...libraryKinds.flatMap((kind) => {
    // The four kinds have the same actions; each endpoint validates the schemas of its own kind.
    const rows = libraryApi[kind] as unknown as LibraryRows;
    return [
      bind(rows.list, ({ query }, { session }) => library.list(session, kind, query)),
      bind(rows.create, ({ body }, { session }) => library.create(session, kind, body)),
      bind(rows.update, ({ params, body }, { session }) =>
        library.update(session, kind, params.entryId, body),
      ),
      bind(rows.remove, ({ body }, { session }) => library.remove(session, kind, body.entryIds)),
      bind(rows.move, ({ body }, { session }) => library.move(session, kind, body.entryIds, body.scope)),
    ];
  }),
  bind(librarySearchApi.bindingPrimers, ({ body }, { session }) => search.bindingPrimers(session, body)),
  bind(librarySearchApi.knownPrimers, ({ body }, { session }) => search.knownPrimers(session, body.bases)),
  bind(librarySearchApi.ownEnzymes, ({ query }, { session }) => search.ownEnzymes(session, query.cursor)),
  bind(librarySearchApi.detectableFeatures, ({ query }, { session }) =>
    search.detectableFeatures(session, query.cursor),
  ),
];
