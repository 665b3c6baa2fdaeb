import { type Id, type LabelSettings, type LabelTemplate, MAX_LABEL_TEMPLATES } from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";
import { isUniqueViolation } from "../../kernel/database-errors.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { problem } from "../../kernel/problem.ts";
import type { SubjectReader } from "../../kernel/subjects.ts";
import { mayChangeTemplate, presentTemplate } from "./labels.present.ts";
import * as store from "./labels.store.ts";

interface Input {
  readonly name: string;
  readonly settings: LabelSettings;
}

const asTaken = (error: unknown): never => {
  throw isUniqueViolation(error) ? problem("label.template.name.exists") : error;
};

/** Label settings of a team, saved under names. */
export const labelTemplates = ({ database, audit }: Pick<Kernel, "database" | "audit">) => {
  const changeable = async (tx: Queries, reader: SubjectReader, id: Id): Promise<store.TemplateRow> => {
    const row = await store.lockTemplate(tx, id);
    if (row === undefined) throw problem("label.template.not.found");
    if (!mayChangeTemplate(row, reader))
      throw problem("permission.denied", { permission: "SETTINGS_RECORD_CONFIG" });
    return row;
  };

  return {
    list: (reader: SubjectReader): Promise<LabelTemplate[]> =>
      database.read(reader, async (q) =>
        (await store.listTemplates(q)).map((row) => presentTemplate(row, reader)),
      ),

    /** @throws label.template.name.exists, label.template.limit.exceed */
    create: (reader: SubjectReader, input: Input): Promise<LabelTemplate> =>
      database
        .write(reader, async (tx) => {
          if ((await store.countTemplates(tx)) >= MAX_LABEL_TEMPLATES)
            throw problem("label.template.limit.exceed", { limit: MAX_LABEL_TEMPLATES });
          const id = await store.insertTemplate(tx, input);
          await audit.record(tx, reader, {
            ...{ action: "labelTemplate.create", objectType: "labelTemplate", objectId: id },
            after: input,
          });
          return presentTemplate((await store.lockTemplate(tx, id))!, reader);
        })
        .catch(asTaken),

    /** @throws label.template.not.found, label.template.name.exists, permission.denied */
    update: (reader: SubjectReader, id: Id, input: Input): Promise<LabelTemplate> =>
      database
        .write(reader, async (tx) => {
          const { name, settings } = await changeable(tx, reader, id);
          await store.updateTemplate(tx, id, input);
          await audit.record(tx, reader, {
            ...{ action: "labelTemplate.update", objectType: "labelTemplate", objectId: id },
            ...{ before: { name, settings }, after: input },
          });
          return presentTemplate((await store.lockTemplate(tx, id))!, reader);
        })
        .catch(asTaken),

    /** @throws label.template.not.found, permission.denied */
    remove: (reader: SubjectReader, id: Id): Promise<null> =>
      database.write(reader, async (tx) => {
        const { name, settings } = await changeable(tx, reader, id);
        await store.deleteTemplate(tx, id);
        await audit.record(tx, reader, {
          ...{ action: "labelTemplate.delete", objectType: "labelTemplate", objectId: id },
          before: { name, settings },
        });
        return null;
      }),
  };
};
export type LabelTemplates = ReturnType<typeof labelTemplates>;
