import { createHash } from "node:crypto";
import type { DecisionSignature, EquipmentBlock, Id } from "@benchleaf/contract";
import type { Session } from "../../../kernel/context.ts";
import type { Queries } from "../../../kernel/database.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import { problem } from "../../../kernel/problem.ts";
import type { Scope } from "../../../kernel/scope.ts";
import type { Signable, SignaturesService } from "../../signatures/signatures.service.ts";
import { presentBlock } from "../equipment.present.ts";
import * as store from "./blocks.store.ts";
import { lockDevice, openDevice } from "./manage-devices.ts";

/** A block is signed once, on release. */
const SIGNED_VERSION = 1;

/** What is signed when a device is released: the block as it was created. */
const signedBlock = (id: Id): Signable => ({
  objectType: "equipmentBlock",
  objectId: id,
  async digestOf(q, blockId) {
    const row = await store.findBlock(q, blockId);
    if (row === undefined) return undefined;
    const read = [
      row.id,
      row.equipment_id,
      row.source,
      row.source_id,
      row.reason,
      row.create_time.toISOString(),
    ];
    return createHash("sha256").update(JSON.stringify(read)).digest();
  },
});

interface Releasing {
  readonly comment: string;
  readonly signature: DecisionSignature | null;
}

/** Blocks devices from being booked until someone releases them with a signature. */
export const blockEquipment = (
  { database, audit, events }: Pick<Kernel, "database" | "audit" | "events">,
  signatures: Pick<SignaturesService, "sign">,
) => {
  const block = async (tx: Queries, scope: Scope, input: store.NewBlock): Promise<Id | null> => {
    await lockDevice(tx, input.equipmentId);
    const id = await store.insertBlock(tx, input);
    if (id === undefined) return null;
    const { equipmentId, reason, source } = input;
    await audit.record(tx, scope, {
      action: "equipment.block",
      objectType: "equipment",
      objectId: equipmentId,
      after: { blockId: id, source: source.kind, sourceId: source.id },
      reason,
    });
    await events.emit(tx, scope, { type: "equipment.blocked", data: { equipmentId, reason } });
    return id;
  };

  const release = async (
    tx: Queries,
    session: Session,
    { id, equipmentId }: { readonly id: Id; readonly equipmentId: Id },
    { comment, signature }: Releasing,
  ): Promise<void> => {
    if (signature === null) throw problem("approval.signature.required");
    await signatures.sign(tx, session, signedBlock(id), {
      ...signature,
      version: SIGNED_VERSION,
      meaning: "approval",
      comment,
    });
    if (!(await store.releaseBlock(tx, id, comment))) throw problem("equipment.block.not.found");
    await audit.record(tx, session, {
      action: "equipment.release",
      objectType: "equipment",
      objectId: equipmentId,
      after: { blockId: id },
      ...(comment !== "" && { reason: comment }),
    });
    await events.emit(tx, session, { type: "equipment.released", data: { equipmentId } });
  };

  return {
    /**
     * Blocks a device in the caller's transaction and returns the block's id; null if the same source already blocks
     * it. The device is locked first.
     *
     * @throws equipment.not.found
     * @example await blocks.block(tx, scope, { equipmentId, reason: "−80 ℃ freezer too warm", source: { kind:
     * "inspection", id: recordId } })
     */
    block,

    /**
     * Releases what a source has blocked, in the caller's transaction; does nothing if the source no longer blocks
     * anything.
     *
     * @throws approval.signature.required, identity.token.invalid, signature.not.found
     */
    async releaseOf(
      tx: Queries,
      session: Session,
      source: store.NewBlock["source"],
      releasing: Releasing,
    ): Promise<void> {
      for (const { id, equipment_id: equipmentId } of await store.lockOpenOf(tx, source))
        await release(tx, session, { id, equipmentId }, releasing);
    },

    list: (scope: Scope, equipmentId: Id): Promise<EquipmentBlock[]> =>
      database.read(scope, async (q) => {
        await openDevice(q, equipmentId);
        return (await store.listBlocks(q, equipmentId)).map(presentBlock);
      }),

    blockByHand: (session: Session, equipmentId: Id, reason: string): Promise<EquipmentBlock> =>
      database.write(session, async (tx) => {
        const id = await block(tx, session, { equipmentId, reason, source: { kind: "manual", id: "" } });
        return presentBlock((await store.findBlock(tx, id!))!);
      }),

    /** @throws equipment.not.found, equipment.block.not.found, and as `releaseOf` */
    releaseOne: (
      session: Session,
      equipmentId: Id,
      { blockId, ...releasing }: Releasing & { readonly blockId: Id },
    ): Promise<EquipmentBlock> =>
      database.write(session, async (tx) => {
        await lockDevice(tx, equipmentId);
        const found = await store.findBlock(tx, blockId);
        if (found?.equipment_id !== equipmentId || found.release_time !== null)
          throw problem("equipment.block.not.found");
        await release(tx, session, { id: blockId, equipmentId }, releasing);
        return presentBlock((await store.findBlock(tx, blockId))!);
      }),
  };
};
export type BlockEquipment = ReturnType<typeof blockEquipment>;
