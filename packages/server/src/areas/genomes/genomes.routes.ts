import { genomesApi } from "@benchleaf/contract";
import { type Binding, bind } from "../../kernel/mount.ts";
import type { ExtractRegion } from "./extract-region.ts";
import type { GenomesService } from "./genomes.service.ts";

export const genomesRoutes = (genomes: GenomesService, takeStretch: ExtractRegion): Binding[] => [
  bind(genomesApi.list, ({ query }, { session }) => genomes.list(session, query)),
  bind(genomesApi.create, ({ body }, { session }) => genomes.create(session, body)),
  bind(genomesApi.get, ({ params }, { session }) => genomes.get(session, params.genomeId)),
  bind(genomesApi.update, ({ params, body }, { session }) => genomes.update(session, params.genomeId, body)),
  bind(genomesApi.cancel, ({ params }, { session }) => genomes.cancel(session, params.genomeId)),
  bind(genomesApi.remove, ({ params }, { session }) => genomes.remove(session, params.genomeId)),
  bind(genomesApi.chromosomes, ({ params, query }, { session }) =>
    genomes.chromosomes(session, params.genomeId, query),
  ),
  bind(genomesApi.genes, ({ params, query }, { session }) => genomes.genes(session, params.genomeId, query)),
  bind(genomesApi.transcripts, ({ params, query }, { session }) =>
    genomes.transcripts(session, params.genomeId, query),
  ),
  bind(genomesApi.region, ({ params, query }, { session }) =>
    genomes.region(session, params.genomeId, params.number, query),
  ),
  bind(genomesApi.take, ({ params, body }, { session }) => takeStretch(session, params.genomeId, body)),
];
