import type { Id, PageUse, StockQuantity, Usable, UsedKind, UseInput } from "@benchleaf/contract";
import type { Session } from "../../kernel/context.ts";
import type { Queries } from "../../kernel/database.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { problem } from "../../kernel/problem.ts";
import type { DocumentsService } from "../documents/documents.service.ts";
import { openFile } from "../files/files.service.ts";
import { addDerivedLink, removeDerivedLink } from "../files/uses.sql.ts";
import { containing } from "../paging.ts";
import { withFaults } from "../warehouses/warehouses.service.ts";
import * as store from "./uses.store.ts";

/** A movement's reason names the page, as far as it fits. */
const MOST_REASON = 200;

const presentUse = (row: store.UseRow): PageUse => ({
  id: row.id,
  blockId: row.block_id,
  kind: row.kind,
  recordId: row.record_id,
  warehouseId: row.warehouse_id,
  quantity: { value: row.value, unit: row.unit },
  lots: row.lots,
  authorId: row.author_id,
  author: row.author,
  createTime: row.create_time.toISOString(),
  isReturned: row.is_returned,
  returnAuthor: row.return_author ?? "",
  returnTime: row.return_time?.toISOString() ?? null,
});

interface Use {
  readonly warehouseId: Id;
  readonly quantity: StockQuantity;
  readonly reason: string;
  readonly source: { readonly kind: string; readonly id: Id };
}
type Return = Pick<Use, "warehouseId" | "reason">;
type Within<Input> = (tx: Queries, session: Session, input: Input) => Promise<unknown>;

/** What other areas do in this transaction. */
interface Areas {
  readonly documents: Pick<DocumentsService, "kindOf" | "setBlock">;
  readonly materials: {
    readonly use: Within<Use & { readonly materialId: Id; readonly lotId: Id | null }>;
    readonly reverse: Within<Return & { readonly movementIds: readonly Id[] }>;
  };
  readonly samples: {
    readonly use: Within<Use & { readonly sampleId: Id }>;
    readonly reverse: Within<Return & { readonly sampleId: Id; readonly movementId: Id }>;
  };
}

/**
 * Uses of materials and samples by blocks of pages. Stock, block and its record change in one transaction: a block says
 * that it was taken if, and only if, the ledger has it.
 */
export const pageUses = (
  { database, audit }: Pick<Kernel, "database" | "audit">,
  { documents, materials, samples }: Areas,
) => {
  /** @throws projectFile.not.found, fileAsset.no.read.permission */
  const openPage = async (q: Queries, id: Id) => {
    const file = await openFile(q, id);
    documents.kindOf(file);
    return file;
  };

  const found = async (q: Queries, fileId: Id, id: Id): Promise<store.UseRow> => {
    const row = await store.findUse(q, fileId, id);
    if (row === undefined) throw problem("use.not.found");
    return row;
  };

  const write = async (tx: Queries, session: Session, row: store.UseRow): Promise<boolean> =>
    (await documents.setBlock(tx, session, row.file_id, "use", row.block_id, {
      ...{ kind: row.kind, warehouseId: row.warehouse_id, recordId: row.record_id },
      ...{ value: row.value, unit: row.unit, takenBy: row.author_id, takenName: row.author },
      ...{ takenTime: row.create_time.toISOString(), lot: row.lots || null },
      returnedName: row.return_author,
      returnedTime: row.return_time?.toISOString() ?? null,
    })) !== null;

  return {
    list: (session: Session, fileId: Id): Promise<PageUse[]> =>
      database.read(session, async (q) => {
        await openPage(q, fileId);
        return (await store.listUses(q, fileId)).map(presentUse);
      }),

    candidates: (session: Session, kind: UsedKind, search: string): Promise<Usable[]> =>
      database.read(session, async (q) => {
        const permission = kind === "material" ? "INVENTORY_READ" : "SAMPLE_READ";
        if (!session.authorities.has(permission)) throw problem("permission.denied", { permission });
        const rows = await (kind === "material" ? store.listMaterials : store.listSamples)(
          q,
          containing(search),
        );
        return rows.map(({ value, unit, ...row }) => ({ ...row, kind, available: { value, unit } }));
      }),

    /**
     * Takes what a block says.
     *
     * @throws use.taken, use.block.not.found, errors of the page, of the record and of its stock
     */
    take: (session: Session, fileId: Id, kind: UsedKind, input: UseInput): Promise<PageUse> =>
      withFaults(
        database.write(session, async (tx) => {
          const { blockId, warehouseId, recordId, quantity, lotId } = input;
          const file = await openPage(tx, fileId);
          const use = { fileId, blockId, kind, warehouseId, recordId, ...quantity };
          const id = await store.insertUse(tx, use).catch((error: unknown) => {
            // The record is not of that warehouse.
            if ((error as { code?: unknown }).code === "23503")
              throw problem(kind === "material" ? "material.not.found" : "sample.not.found");
            throw error;
          });
          if (id === undefined) throw problem("use.taken");
          const cause = {
            ...{ warehouseId, quantity, reason: file.name.slice(0, MOST_REASON) },
            source: { kind: "pageUse", id },
          };
          if (kind === "material")
            await materials.use(tx, session, { ...cause, materialId: recordId, lotId });
          else await samples.use(tx, session, { ...cause, sampleId: recordId });
          await addDerivedLink(tx, fileId, { kind, id: recordId });
          const row = await found(tx, fileId, id);
          if (!(await write(tx, session, row))) throw problem("use.block.not.found");
          await audit.record(tx, session, {
            action: "pageUse.take",
            objectType: "file",
            objectId: fileId,
            after: { ...input, kind, useId: id },
          });
          return presentUse(row);
        }),
      ),

    /** Returns what a block has taken, once; the block may be deleted by then. */
    giveBack: (session: Session, fileId: Id, id: Id, reason: string): Promise<PageUse> =>
      withFaults(
        database.write(session, async (tx) => {
          await openPage(tx, fileId);
          const held = await store.lockUse(tx, fileId, id);
          if (held === undefined) throw problem("use.not.found");
          if (held.is_returned) throw problem("use.returned");
          const { record_id: recordId, warehouse_id: warehouseId } = await found(tx, fileId, id);
          const movementIds = await store.listOpenMovements(tx, id);
          if (held.kind === "material" && movementIds.length > 0)
            await materials.reverse(tx, session, { warehouseId, movementIds, reason });
          if (held.kind === "sample")
            for (const movementId of movementIds)
              await samples.reverse(tx, session, { warehouseId, sampleId: recordId, movementId, reason });
          await store.noteReturn(tx, id, reason);
          if (!(await store.isUsedOn(tx, fileId, held.kind, recordId)))
            await removeDerivedLink(tx, fileId, { kind: held.kind, id: recordId });
          const row = await found(tx, fileId, id);
          await write(tx, session, row);
          await audit.record(tx, session, {
            action: "pageUse.return",
            objectType: "file",
            objectId: fileId,
            after: { useId: id },
            ...(reason !== "" && { reason }),
          });
          return presentUse(row);
        }),
      ),
  };
};
