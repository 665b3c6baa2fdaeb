import {
  asNotDone,
  canonicalPage,
  type ElnCategory,
  type ElnTemplate,
  type ElnTemplateInput,
  type ElnTemplateSummary,
  type ElnTemplateVersion,
  type Id,
  type Locale,
  markdownToPage,
  type PageNode,
} from "@benchleaf/contract";
import { presetsIn } from "@benchleaf/phrases/presets";
import type { Session } from "../../kernel/context.ts";
import type { Queries } from "../../kernel/database.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { problem } from "../../kernel/problem.ts";
import { newBlockId, parsePage } from "../documents/documents.service.ts";
import type { PageSource } from "./eln.service.ts";
import * as store from "./eln-templates.store.ts";

const PRESET = "preset-";
const TEAM_KEY = "ELN_TEMPLATE";

const presetTemplates = (locale: Locale): readonly ElnTemplate[] =>
  presetsIn(locale).map(({ key, category, name, description, fields, text }) => ({
    id: `${PRESET}${key}`,
    scope: "preset",
    category: category as ElnCategory,
    name,
    description,
    version: 1,
    ownerName: null,
    updateTime: null,
    isEditable: false,
    content: canonicalPage(markdownToPage(text, newBlockId, { hasSteps: true })),
    fields: fields.map((field) => ({ ...field, choices: [...field.choices] })),
  }));

/** Templates of new pages: shipped ones in the reader's language, the team's, and the user's own. */
export const elnTemplatesService = ({ database, audit }: Kernel) => {
  const mayChange = (session: Session, row: store.TemplateRow): boolean =>
    row.scope === "team" ? session.authorities.has(TEAM_KEY) : row.owner_id === session.userId;

  const present = (session: Session, row: store.TemplateRow): ElnTemplate => ({
    id: row.id,
    scope: row.scope,
    category: row.category as ElnCategory,
    name: row.name,
    description: row.description,
    version: row.version,
    ownerName: row.owner_name,
    updateTime: row.update_time.toISOString(),
    isEditable: mayChange(session, row),
    content: row.content,
    fields: [...row.fields],
  });

  /** @throws eln.template.not.found */
  const find = async (
    q: Queries,
    session: Session,
    locale: Locale,
    id: string,
    version?: number,
  ): Promise<ElnTemplate> => {
    if (id.startsWith(PRESET)) {
      const preset = presetTemplates(locale).find((one) => one.id === id);
      if (preset === undefined || (version ?? 1) !== 1) throw problem("eln.template.not.found");
      return preset;
    }
    const row =
      version === undefined
        ? await store.findTemplate(q, id)
        : await store.findTemplateVersion(q, id, version);
    if (row === undefined) throw problem("eln.template.not.found");
    return present(session, row);
  };

  /** Locks a template for a change. @throws eln.template.not.found, permission.denied */
  const hold = async (tx: Queries, session: Session, id: string): Promise<store.TemplateRow> => {
    const row = id.startsWith(PRESET) ? undefined : await store.findTemplate(tx, id);
    if (row === undefined) throw problem("eln.template.not.found");
    if (!mayChange(session, row)) throw problem("permission.denied", { permission: TEAM_KEY });
    return row;
  };

  const demandScope = (session: Session, { scope }: Pick<ElnTemplateInput, "scope">): void => {
    if (scope === "team" && !session.authorities.has(TEAM_KEY))
      throw problem("permission.denied", { permission: TEAM_KEY });
  };

  const note = (
    tx: Queries,
    session: Session,
    action: "elnTemplate.create" | "elnTemplate.update" | "elnTemplate.delete",
    id: Id,
    { name, scope }: { readonly name: string; readonly scope: string },
  ) => audit.record(tx, session, { action, objectType: "elnTemplate", objectId: id, after: { name, scope } });

  return {
    list: (session: Session, locale: Locale): Promise<ElnTemplateSummary[]> =>
      database.read(session, async (q) => {
        const rows = await store.listTemplates(q);
        return [...presetTemplates(locale), ...rows.map((row) => present(session, row))].map(
          ({ content: _, fields: __, ...summary }) => summary,
        );
      }),

    get: (session: Session, locale: Locale, id: string, version?: number): Promise<ElnTemplate> =>
      database.read(session, (q) => find(q, session, locale, id, version)),

    versions: (session: Session, locale: Locale, id: string): Promise<ElnTemplateVersion[]> =>
      database.read(session, async (q) => {
        await find(q, session, locale, id);
        if (id.startsWith(PRESET)) return [];
        return (await store.listTemplateVersions(q, id)).map((row) => ({
          version: row.version,
          authorName: row.author_name,
          createTime: row.create_time.toISOString(),
        }));
      }),

    create: (session: Session, locale: Locale, input: ElnTemplateInput): Promise<ElnTemplate> =>
      database.write(session, async (tx) => {
        demandScope(session, input);
        const id = await store.insertTemplate(tx, input, canonicalPage(asNotDone(parsePage(input.content))));
        await note(tx, session, "elnTemplate.create", id, input);
        return find(tx, session, locale, id);
      }),

    update: (
      session: Session,
      locale: Locale,
      id: string,
      input: ElnTemplateInput & { readonly version: number },
    ): Promise<ElnTemplate> =>
      database.write(session, async (tx) => {
        await hold(tx, session, id);
        demandScope(session, input);
        if (!(await store.updateTemplate(tx, id, input, canonicalPage(asNotDone(parsePage(input.content))))))
          throw problem("eln.template.stale");
        await note(tx, session, "elnTemplate.update", id, input);
        return find(tx, session, locale, id);
      }),

    remove: (session: Session, id: string): Promise<null> =>
      database.write(session, async (tx) => {
        const row = await hold(tx, session, id);
        store.deleteTemplate(tx, id);
        await note(tx, session, "elnTemplate.delete", id, row);
        return null;
      }),

    /** The initial content of a new page from a template. */
    source:
      (session: Session, locale: Locale, id: string) =>
      async (q: Queries): Promise<PageSource> => {
        const { content, category, name, fields } = await find(q, session, locale, id);
        return { page: JSON.parse(content) as PageNode, category, templateName: name, fields };
      },
  };
};
export type ElnTemplatesService = ReturnType<typeof elnTemplatesService>;
