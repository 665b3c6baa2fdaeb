import { equipmentApi } from "@benchleaf/contract";
import { type Binding, bind } from "../../kernel/mount.ts";
import type { BlockEquipment } from "./devices/block-equipment.ts";
import type { ManageDevices } from "./devices/manage-devices.ts";
import type { ManageGroups } from "./devices/manage-groups.ts";

export const deviceRoutes = (
  devices: ManageDevices,
  groups: ManageGroups,
  blocks: BlockEquipment,
): Binding[] => [
  bind(equipmentApi.list, ({ query }, { session }) => devices.list(session, query)),
  bind(equipmentApi.categories, (_, { session }) => devices.categories(session)),
  bind(equipmentApi.create, ({ body }, { session }) => devices.create(session, body)),
  bind(equipmentApi.get, ({ params }, { session }) => devices.get(session, params.equipmentId)),
  bind(equipmentApi.update, ({ params, body }, { session }) =>
    devices.update(session, params.equipmentId, body),
  ),
  bind(equipmentApi.archive, ({ params, body }, { session }) =>
    devices.archive(session, params.equipmentId, body),
  ),
  bind(equipmentApi.changeRules, ({ params, body }, { session }) =>
    devices.changeRules(session, params.equipmentId, body),
  ),
  bind(equipmentApi.groups, (_, { session }) => groups.list(session)),
  bind(equipmentApi.createGroup, ({ body }, { session }) => groups.create(session, body)),
  bind(equipmentApi.updateGroup, ({ params, body }, { session }) =>
    groups.update(session, params.groupId, body),
  ),
  bind(equipmentApi.removeGroup, ({ params }, { session }) => groups.remove(session, params.groupId)),
  bind(equipmentApi.trainings, ({ params }, { session }) => groups.trainings(session, params.equipmentId)),
  bind(equipmentApi.train, ({ params, body }, { session }) => groups.train(session, params, body)),
  bind(equipmentApi.untrain, ({ params }, { session }) =>
    groups.untrain(session, params.equipmentId, params.userId),
  ),
  bind(equipmentApi.blocks, ({ params }, { session }) => blocks.list(session, params.equipmentId)),
  bind(equipmentApi.block, ({ params, body }, { session }) =>
    blocks.blockByHand(session, params.equipmentId, body.reason),
  ),
  bind(equipmentApi.release, ({ params, body }, { session }) =>
    blocks.releaseOne(session, params.equipmentId, body),
  ),
];
