import { crisprApi } from "@benchleaf/contract";
import { type Binding, bind } from "../../kernel/mount.ts";
import type { CrisprService } from "./crispr.service.ts";

export const crisprRoutes = (crispr: CrisprService): Binding[] => [
  bind(crisprApi.list, ({ query }, { session }) => crispr.list(session, query)),
  bind(crisprApi.create, ({ body }, { session }) => crispr.create(session, body)),
  bind(crisprApi.get, ({ params }, { session }) => crispr.get(session, params.crisprTaskId)),
  bind(crisprApi.guides, ({ params }, { session }) => crispr.guides(session, params.crisprTaskId)),
  bind(crisprApi.offTargets, ({ params }, { session }) =>
    crispr.offTargets(session, params.crisprTaskId, params.number),
  ),
  bind(crisprApi.keepPrimers, ({ params, body }, { session }) =>
    crispr.keepPrimers(session, params.crisprTaskId, body.primers),
  ),
  bind(crisprApi.cancel, ({ params }, { session }) => crispr.cancel(session, params.crisprTaskId)),
  bind(crisprApi.remove, ({ params }, { session }) => crispr.remove(session, params.crisprTaskId)),
];
