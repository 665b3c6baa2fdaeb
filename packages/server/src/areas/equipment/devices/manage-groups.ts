import {
  type BookingRules,
  type EquipmentGroup,
  type Id,
  MAX_EQUIPMENT_GROUPS,
  MAX_TRAININGS,
  type Training,
} from "@benchleaf/contract";
import type { Session } from "../../../kernel/context.ts";
import { isUniqueViolation } from "../../../kernel/database-errors.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import { problem } from "../../../kernel/problem.ts";
import type { Scope } from "../../../kernel/scope.ts";
import { presentGroup, presentTraining } from "../equipment.present.ts";
import { countMembers } from "./devices.store.ts";
import * as store from "./groups.store.ts";
import { lockDevice, openDevice } from "./manage-devices.ts";

interface GroupInput {
  readonly name: string;
  readonly rules: BookingRules | null;
}

const asTaken =
  (name: string) =>
  (error: unknown): never => {
    throw isUniqueViolation(error) ? problem("equipment.group.taken", { name }) : error;
  };

/** Groups of devices, and who has been trained on a device. */
export const manageGroups = ({ database, audit }: Pick<Kernel, "database" | "audit">) => ({
  list: (scope: Scope): Promise<EquipmentGroup[]> =>
    database.read(scope, async (q) => (await store.listGroups(q)).map(presentGroup)),

  /** @throws equipment.group.taken, equipment.limit.exceed */
  create: (session: Session, input: GroupInput): Promise<EquipmentGroup> =>
    database
      .write(session, async (tx) => {
        if ((await store.countGroups(tx)) >= MAX_EQUIPMENT_GROUPS)
          throw problem("equipment.limit.exceed", { limit: MAX_EQUIPMENT_GROUPS });
        const id = await store.insertGroup(tx, input);
        await audit.record(tx, session, {
          action: "equipmentGroup.create",
          objectType: "equipmentGroup",
          objectId: id,
          after: input,
        });
        return presentGroup((await store.findGroup(tx, id))!);
      })
      .catch(asTaken(input.name)),

  /** @throws equipment.group.not.found, equipment.group.taken, equipment.stale */
  update: (session: Session, id: Id, { version, ...input }: GroupInput & { readonly version: number }) =>
    database
      .write(session, async (tx): Promise<EquipmentGroup> => {
        const before = await store.lockGroup(tx, id);
        if (before === undefined) throw problem("equipment.group.not.found");
        if (before.version !== version) throw problem("equipment.stale");
        await store.updateGroup(tx, id, input);
        await audit.record(tx, session, {
          action: "equipmentGroup.update",
          objectType: "equipmentGroup",
          objectId: id,
          before: { name: before.name, rules: before.rules },
          after: input,
        });
        return presentGroup((await store.findGroup(tx, id))!);
      })
      .catch(asTaken(input.name)),

  /** @throws equipment.group.not.found, equipment.group.used */
  remove: (session: Session, id: Id): Promise<null> =>
    database.write(session, async (tx) => {
      const before = await store.lockGroup(tx, id);
      if (before === undefined) throw problem("equipment.group.not.found");
      const count = await store.countDevicesOf(tx, id);
      if (count > 0) throw problem("equipment.group.used", { count });
      store.removeGroup(tx, id);
      await audit.record(tx, session, {
        action: "equipmentGroup.remove",
        objectType: "equipmentGroup",
        objectId: id,
        before: { name: before.name },
      });
      return null;
    }),

  /** @throws equipment.not.found */
  trainings: (scope: Scope, equipmentId: Id): Promise<Training[]> =>
    database.read(scope, async (q) => {
      await openDevice(q, equipmentId);
      return (await store.listTrainings(q, equipmentId, MAX_TRAININGS)).map(presentTraining);
    }),

  /** @throws equipment.not.found, equipment.owner.unknown */
  train: (
    session: Session,
    { equipmentId, userId }: { readonly equipmentId: Id; readonly userId: Id },
    training: { readonly validUntil: string | null; readonly note: string },
  ): Promise<null> =>
    database.write(session, async (tx) => {
      await lockDevice(tx, equipmentId);
      if ((await countMembers(tx, [userId])) === 0) throw problem("equipment.owner.unknown");
      store.saveTraining(tx, equipmentId, userId, training);
      await audit.record(tx, session, {
        action: "equipment.train",
        objectType: "equipment",
        objectId: equipmentId,
        after: { userId, ...training },
      });
      return null;
    }),

  /** @throws equipment.not.found, equipment.training.not.found */
  untrain: (session: Session, equipmentId: Id, userId: Id): Promise<null> =>
    database.write(session, async (tx) => {
      await lockDevice(tx, equipmentId);
      if (!(await store.removeTraining(tx, equipmentId, userId)))
        throw problem("equipment.training.not.found");
      await audit.record(tx, session, {
        action: "equipment.train",
        objectType: "equipment",
        objectId: equipmentId,
        before: { userId },
      });
      return null;
    }),
});
export type ManageGroups = ReturnType<typeof manageGroups>;
