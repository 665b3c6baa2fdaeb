import type {
  FieldSettings,
  Id,
  SampleMeta,
  SampleMetaField,
  SampleMetaInput,
  SampleMetaStatus,
  SampleMetaVersion,
} from "@benchleaf/contract";
import type { Session } from "../../kernel/context.ts";
import type { Queries } from "../../kernel/database.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { problem } from "../../kernel/problem.ts";
import { setScopedFields } from "../records/records.service.ts";
import { withFaults } from "../warehouses/warehouses.service.ts";
import { mayBecome, metaFault } from "./metas.rules.ts";
import * as store from "./metas.store.ts";
import { openSampleStore } from "./samples.policy.ts";

/** @throws sample.meta.not.found */
export const findMetaIn = async (q: Queries, warehouseId: Id, id: Id): Promise<store.MetaRow> => {
  const row = await store.findMeta(q, warehouseId, id);
  if (row === undefined) throw problem("sample.meta.not.found");
  return row;
};

const presentMeta = (row: store.MetaRow): SampleMeta => ({
  id: row.id,
  warehouseId: row.warehouse_id,
  name: row.name,
  label: row.settings.label,
  description: row.settings.description,
  unit: row.settings.unit,
  status: row.status,
  version: row.version,
  stages: [...row.settings.stages],
  // Versions from before fields had defaults are without them.
  fields: row.settings.fields.map((field) => ({ ...field, initial: field.initial ?? null })),
  sampleCount: row.sample_count,
  author: row.author,
  updateTime: row.update_time.toISOString(),
});

/** What the database holds: no two templates of a warehouse, and no two fields of one, are called the same. */
const asDuplicate = (error: unknown): never => {
  const constraint = error instanceof Error ? (error as { constraint?: unknown }).constraint : undefined;
  if (constraint === "sample_meta_name")
    throw problem("sample.meta.name.duplicate", undefined, { cause: error });
  if (constraint === "sample_meta_label")
    throw problem("sample.meta.label.duplicate", undefined, { cause: error });
  if (constraint === "custom_field_name")
    throw problem("sample.meta.field.label.duplicate", undefined, { cause: error });
  throw error;
};

const settingsOf = (field: SampleMetaInput["fields"][number]): FieldSettings => ({
  name: field.label,
  help: field.help,
  isRequired: field.isRequired,
  isUnique: field.isUnique,
  isColumn: field.isColumn,
  units: field.units,
  choices: field.choices,
  formula: field.formula,
  initial: field.initial,
});

/** Templates of samples: their fields are custom fields of the template, their states words of its versions. */
export const manageMetas = ({ database, audit }: Kernel) => {
  /** Writes fields and settings as the next version. */
  const save = async (tx: Queries, id: Id, version: number, input: SampleMetaInput): Promise<void> => {
    const wanted = input.fields.map((field) => ({
      id: field.id,
      key: field.name,
      type: field.type,
      settings: settingsOf(field),
    }));
    const saved = await setScopedFields(tx, "sample", id, wanted);
    if ("fault" in saved) throw problem("sample.meta.field.setting.invalid", { field: saved.name });
    const fields: SampleMetaField[] = input.fields.map((field, at) => ({
      ...field,
      id: saved.ids[at]!,
      version,
    }));
    const { label, description, unit, stages } = input;
    store.insertMetaVersion(tx, id, version, { label, description, unit, stages, fields });
  };

  const note = (
    tx: Queries,
    session: Session,
    action: "create" | "update" | "setStatus",
    id: Id,
    change: { readonly before?: unknown; readonly after: unknown },
  ): Promise<void> =>
    audit.record(tx, session, {
      action: `sampleMeta.${action}`,
      objectType: "sampleMeta",
      objectId: id,
      ...change,
    });

  return {
    list: (session: Session, warehouseId: Id): Promise<SampleMeta[]> =>
      database.read(session, async (q) => {
        await openSampleStore(q, session, warehouseId);
        return (await store.listMetas(q, warehouseId)).map(presentMeta);
      }),

    get: (session: Session, warehouseId: Id, id: Id, version: number | undefined): Promise<SampleMeta> =>
      database.read(session, async (q) => {
        await openSampleStore(q, session, warehouseId);
        const row = await store.findMeta(q, warehouseId, id, version ?? null);
        if (row === undefined) throw problem("sample.meta.not.found");
        return presentMeta(row);
      }),

    versions: (session: Session, warehouseId: Id, id: Id): Promise<SampleMetaVersion[]> =>
      database.read(session, async (q) => {
        await openSampleStore(q, session, warehouseId);
        await findMetaIn(q, warehouseId, id);
        return (await store.listMetaVersions(q, id)).map((row) => ({
          version: row.version,
          author: row.author,
          createTime: row.create_time.toISOString(),
          label: row.settings.label,
          fieldCount: row.settings.fields.length,
          stages: row.settings.stages.map(({ label }) => label),
        }));
      }),

    create: (session: Session, warehouseId: Id, input: SampleMetaInput): Promise<SampleMeta> =>
      withFaults(
        database
          .write(session, async (tx) => {
            const { is_archived: isArchived } = await openSampleStore(tx, session, warehouseId, "use");
            if (isArchived) throw problem("warehouse.archived");
            const fault = metaFault(input);
            if (fault !== null) throw problem(fault);
            const fields = input.fields.map((field) => ({ ...field, id: null }));
            const id = await store.insertMeta(tx, { warehouseId, name: input.name, label: input.label });
            await save(tx, id, 1, { ...input, fields });
            await note(tx, session, "create", id, { after: { ...input, warehouseId } });
            return presentMeta(await findMetaIn(tx, warehouseId, id));
          })
          .catch(asDuplicate),
      ),

    update: (
      session: Session,
      warehouseId: Id,
      id: Id,
      { version, ...input }: SampleMetaInput & { readonly version: number },
    ): Promise<SampleMeta> =>
      database
        .write(session, async (tx) => {
          await openSampleStore(tx, session, warehouseId, "use");
          store.lockMeta(tx, id, "change");
          const row = await findMetaIn(tx, warehouseId, id);
          if (row.version !== version) throw problem("sample.meta.stale");
          const fault = metaFault(input);
          if (fault !== null) throw problem(fault);
          await store.updateMeta(tx, id, { name: input.name, label: input.label, version: version + 1 });
          await save(tx, id, version + 1, input);
          await note(tx, session, "update", id, { before: presentMeta(row), after: input });
          return presentMeta(await findMetaIn(tx, warehouseId, id));
        })
        .catch(asDuplicate),

    setStatus: (session: Session, warehouseId: Id, id: Id, status: SampleMetaStatus): Promise<SampleMeta> =>
      database.write(session, async (tx) => {
        await openSampleStore(tx, session, warehouseId, "use");
        store.lockMeta(tx, id, "change");
        const row = await findMetaIn(tx, warehouseId, id);
        if (row.status !== status) {
          if (!mayBecome(row.status, status)) throw problem("sample.meta.status.invalid");
          store.setMetaStatus(tx, id, status);
          await note(tx, session, "setStatus", id, {
            before: { status: row.status },
            after: { status },
          });
        }
        return presentMeta(await findMetaIn(tx, warehouseId, id));
      }),
  };
};
export type ManageMetas = ReturnType<typeof manageMetas>;
