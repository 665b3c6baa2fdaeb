import type { Unit } from "@benchleaf/bio";
import type { Id, SampleOrigin, SampleState } from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";

/* Reads containers with their locations in addition to its own tables. */

export interface NewParent {
  readonly parentId: Id;
  readonly childId: Id;
  readonly amount: string | null;
  readonly unit: Unit | null;
}

export const insertParents = (tx: Queries, origin: SampleOrigin, links: readonly NewParent[]): void =>
  tx.send(
    `insert into sample_parent (parent_id, child_id, origin, amount, unit)
     select g.parent_id, g.child_id, $1, g.amount, g.unit
     from unnest($2::bigint[], $3::bigint[], $4::numeric[], $5::text[]) as g (parent_id, child_id, amount, unit)`,
    [
      origin,
      links.map(({ parentId }) => parentId),
      links.map(({ childId }) => childId),
      links.map(({ amount }) => amount),
      links.map(({ unit }) => unit),
    ],
  );

/** Maximum size of a displayed family. */
export const MAX_FAMILY = 300;

/** A sample with all that it came of and all that came of it. */
export const listFamilyIds = async (q: Queries, id: Id): Promise<Id[]> => {
  const rows = await q.rows<{ id: Id }>(
    `with recursive up (id) as (
       select $1::bigint
       union
       select p.parent_id from up join sample_parent p on p.child_id = up.id
     ), down (id) as (
       select $1::bigint
       union
       select p.child_id from down join sample_parent p on p.parent_id = down.id
     )
     (select id from up order by id desc limit ${MAX_FAMILY}) union (select id from down order by id limit ${MAX_FAMILY + 1})`,
    [id],
  );
  return rows.map((row) => row.id);
};

export interface FamilyRow {
  readonly id: Id;
  readonly number: string;
  readonly name: string;
  readonly state: SampleState;
  readonly meta: string | null;
  readonly quantity: string;
  readonly unit: Unit;
  readonly path_code: string | null;
  readonly grid_row: number | null;
  readonly grid_column: number | null;
}

export const listFamily = (q: Queries, ids: readonly Id[]): Promise<FamilyRow[]> =>
  q.rows<FamilyRow>(
    `select s.id, s.number, s.name, s.state, m.label as meta, trim_scale(c.quantity)::text as quantity, c.unit, l.path_code, p.grid_row,
       p.grid_column
     from sample s join container c on c.sample_id = s.id
     left join sample_meta m on m.id = s.meta_id
     left join placement p on p.container_id = c.id
     left join location l on l.id = p.location_id
     where s.id = any($1::bigint[]) order by s.id`,
    [ids],
  );

export interface ParentRow {
  readonly parent_id: Id;
  readonly child_id: Id;
  readonly origin: SampleOrigin;
  readonly amount: string | null;
  readonly unit: Unit | null;
}

export const listParents = (q: Queries, ids: readonly Id[]): Promise<ParentRow[]> =>
  q.rows<ParentRow>(
    `select parent_id, child_id, origin, trim_scale(amount)::text as amount, unit from sample_parent
     where child_id = any($1::bigint[]) and parent_id = any($1::bigint[]) order by child_id, parent_id`,
    [ids],
  );

/** Gives aliquots the template, state, project and note of what they are parts of. */
export const inheritFrom = async (tx: Queries, parentId: Id, childIds: readonly Id[]): Promise<void> => {
  await tx.rows(
    `update sample c set meta_id = s.meta_id, meta_version = s.meta_version, stage = s.stage,
       project_id = s.project_id, note = s.note
     from sample s where s.id = $1 and c.id = any($2::bigint[]) returning c.id`,
    [parentId, childIds],
  );
};
