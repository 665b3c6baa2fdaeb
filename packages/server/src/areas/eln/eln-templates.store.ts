// Reads account of the areas it needs, for the names of owners.
import type { ElnField, ElnTemplateInput, Id } from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";

export interface TemplateRow {
  readonly id: Id;
  readonly scope: "team" | "personal";
  readonly owner_id: Id;
  readonly owner_name: string;
  readonly category: string;
  readonly name: string;
  readonly description: string;
  readonly content: string;
  readonly fields: readonly ElnField[];
  readonly version: number;
  readonly update_time: Date;
}

const columns = `t.id, t.scope, t.owner_id, a.name as owner_name, t.category, t.name, t.description, t.content, t.fields,
  t.version, t.update_time`;
const seen = "(t.scope = 'team' or t.owner_id = current_user_id())";
const MOST_TEMPLATES = 1_000;

/** The team's and the user's own, without their content. */
export const listTemplates = (q: Queries): Promise<TemplateRow[]> =>
  q.rows<TemplateRow>(
    `select ${columns.replace("t.content", "'' as content")} from eln_template t join account a on a.id = t.owner_id
     where ${seen} order by t.name, t.id limit ${MOST_TEMPLATES}`,
  );

export const findTemplate = (q: Queries, id: Id): Promise<TemplateRow | undefined> =>
  q.row<TemplateRow>(
    `select ${columns} from eln_template t join account a on a.id = t.owner_id where t.id = $1 and ${seen}`,
    [id],
  );

/** A template as it was at a version. */
export const findTemplateVersion = (q: Queries, id: Id, version: number): Promise<TemplateRow | undefined> =>
  q.row<TemplateRow>(
    `select t.id, t.scope, t.owner_id, a.name as owner_name, v.category, v.name, v.description, v.content, v.fields,
       v.version, v.create_time as update_time
     from eln_template t join account a on a.id = t.owner_id
     join eln_template_version v on v.tenant_id = t.tenant_id and v.template_id = t.id and v.version = $2
     where t.id = $1 and ${seen}`,
    [id, version],
  );

export interface TemplateVersionRow {
  readonly version: number;
  readonly author_name: string;
  readonly create_time: Date;
}

const MOST_VERSIONS = 200;

/** Versions of a template, the newest first. */
export const listTemplateVersions = (q: Queries, id: Id): Promise<TemplateVersionRow[]> =>
  q.rows<TemplateVersionRow>(
    `select v.version, a.name as author_name, v.create_time
     from eln_template t
     join eln_template_version v on v.tenant_id = t.tenant_id and v.template_id = t.id
     join account a on a.id = v.author_id
     where t.id = $1 and ${seen} order by v.version desc limit ${MOST_VERSIONS}`,
    [id],
  );

/** Stores what a template is after a change, which returns its row as `made`. */
const keepVersion = `insert into eln_template_version
    (template_id, version, category, name, description, content, fields)
  select id, version, category, name, description, content, fields from made returning template_id as id`;

const valuesOf = (input: ElnTemplateInput, content: string) => [
  input.scope,
  input.category,
  input.name,
  input.description,
  content,
  JSON.stringify(input.fields),
];

export const insertTemplate = async (tx: Queries, input: ElnTemplateInput, content: string): Promise<Id> =>
  (await tx.row<{ id: Id }>(
    `with made as (
       insert into eln_template (scope, category, name, description, content, fields)
       values ($1, $2, $3, $4, $5, $6) returning *
     ) ${keepVersion}`,
    valuesOf(input, content),
  ))!.id;

/** Returns false if someone else has changed it meanwhile. */
export const updateTemplate = async (
  tx: Queries,
  id: Id,
  input: ElnTemplateInput & { readonly version: number },
  content: string,
): Promise<boolean> =>
  (
    await tx.rows(
      `with made as (
         update eln_template set scope = $1, category = $2, name = $3, description = $4, content = $5, fields = $6,
           version = version + 1, update_time = now()
         where id = $7 and version = $8 returning *
       ) ${keepVersion}`,
      [...valuesOf(input, content), id, input.version],
    )
  ).length > 0;

export const deleteTemplate = (tx: Queries, id: Id): void =>
  tx.send("delete from eln_template where id = $1", [id]);
