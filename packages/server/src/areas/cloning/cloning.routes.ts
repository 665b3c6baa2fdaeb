import { cloningApi } from "@benchleaf/contract";
import { type Binding, bind } from "../../kernel/mount.ts";
import type { CloningService } from "./cloning.service.ts";

export const cloningRoutes = (cloning: CloningService): Binding[] => [
  bind(cloningApi.list, ({ query }, { session }) => cloning.list(session, query)),
  bind(cloningApi.create, ({ body }, { session }) => cloning.create(session, body)),
  bind(cloningApi.get, ({ params }, { session }) => cloning.get(session, params.benchId)),
  bind(cloningApi.save, ({ params, body }, { session }) => cloning.save(session, params.benchId, body)),
  bind(cloningApi.remove, ({ params }, { session }) => cloning.remove(session, params.benchId)),
  bind(cloningApi.makeProduct, ({ params, body }, { session }) =>
    cloning.makeProduct(session, params.benchId, body),
  ),
  bind(cloningApi.makeAssembled, ({ body }, { session }) => cloning.makeAssembled(session, body)),
  bind(cloningApi.origin, ({ params }, { session }) => cloning.origin(session, params.sequenceId)),
];
