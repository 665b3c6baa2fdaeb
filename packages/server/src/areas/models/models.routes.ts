import { modelsApi } from "@benchleaf/contract";
import { type Binding, bind } from "../../kernel/mount.ts";
import type { ModelsService } from "./models.service.ts";

export const modelsRoutes = (models: ModelsService): Binding[] => [
  bind(modelsApi.status, (_request, { session }) => models.status(session)),
  bind(modelsApi.settings, (_request, { session }) => models.settings(session)),
  bind(modelsApi.save, ({ body }, { session }) => models.save(session, body)),
  bind(modelsApi.remove, (_request, { session }) => models.remove(session)),
  bind(modelsApi.test, ({ body }, { session }) => models.test(session, body)),
  bind(modelsApi.uses, ({ query }, { session }) => models.uses(session, query)),
  bind(modelsApi.use, ({ params }, { session }) => models.use(session, params.useId)),
  bind(modelsApi.instanceSetting, (_request, { session }) => models.instanceSetting(session)),
  bind(modelsApi.saveInstance, ({ body }, { session }) => models.saveInstance(session, body)),
  bind(modelsApi.removeInstance, (_request, { session }) => models.removeInstance(session)),
  bind(modelsApi.testInstance, ({ body }, { session }) => models.testInstance(session, body)),
];
