import { accessApi } from "@benchleaf/contract";
import { type Binding, bind } from "../../kernel/mount.ts";
import type { AccessService } from "./access.service.ts";

export const accessRoutes = (access: AccessService): Binding[] => [
  bind(accessApi.featureSwitch, async ({ body }, { session }) => access.switches(session, body)),
];
