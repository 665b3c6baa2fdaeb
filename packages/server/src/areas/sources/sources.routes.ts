import { sourcesApi } from "@benchleaf/contract";
import { type Binding, bind } from "../../kernel/mount.ts";
import type { SourcesService } from "./sources.service.ts";

export const sourcesRoutes = (sources: SourcesService): Binding[] => [
  bind(sourcesApi.list, async () => ({ sources: sources.list() })),
  bind(sourcesApi.find, async ({ params, body }) => ({
    found: await sources.find(params.source, body.accessions),
  })),
  bind(sourcesApi.genes, async ({ params, query }) => ({
    genes: await sources.genes(params.source, query.gene, query.organism),
  })),
  bind(sourcesApi.take, ({ params, body }, { session }) => sources.take(session, params.source, body)),
  bind(sourcesApi.origin, ({ params }, { session }) => sources.origin(session, params.sequenceId)),
];
