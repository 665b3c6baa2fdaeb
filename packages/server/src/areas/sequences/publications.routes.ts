import { publicationsApi } from "@benchleaf/contract";
import { type Binding, bind, bindPublic } from "../../kernel/mount.ts";
import type { PublishSequences } from "./publish-sequences.ts";

export const publicationsRoutes = (publications: PublishSequences): Binding[] => [
  bind(publicationsApi.publication, ({ params }, { session }) =>
    publications.get(session, params.sequenceId),
  ),
  bind(publicationsApi.listPublications, ({ query }, { session }) => publications.list(session, query)),
  bind(publicationsApi.publish, ({ params, body }, { session }) =>
    publications.publish(session, params.sequenceId, body),
  ),
  bind(publicationsApi.withdraw, ({ params }, { session }) =>
    publications.withdraw(session, params.sequenceId),
  ),
  bindPublic(publicationsApi.openPlasmid, ({ params }, { ip }) => publications.open(params.searchPath, ip)),
  bindPublic(publicationsApi.viewPlasmid, ({ params }, context) =>
    publications.view(params.searchPath, context),
  ),
  bindPublic(publicationsApi.openPlasmidFile, ({ params, query }, { ip }) =>
    publications.file(params.searchPath, query.format, ip),
  ),
];
