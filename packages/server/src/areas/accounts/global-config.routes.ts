import { accountsApi, instanceApi } from "@benchleaf/contract";
import { type Binding, bind, bindPublic } from "../../kernel/mount.ts";
import type { GlobalConfigService } from "./global-config.service.ts";

export const globalConfigRoutes = (globalConfig: GlobalConfigService): Binding[] => [
  bindPublic(accountsApi.globalConfig, () => globalConfig.current()),
  bind(instanceApi.access, (_request, { session }) => globalConfig.access(session)),
  bind(instanceApi.config, (_request, { session }) => globalConfig.show(session)),
  bind(instanceApi.saveConfig, ({ body }, { session }) => globalConfig.save(session, body)),
];
