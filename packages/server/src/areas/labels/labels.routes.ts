import { labelsApi } from "@benchleaf/contract";
import { type Binding, bind } from "../../kernel/mount.ts";
import { subjectOf } from "../../kernel/subjects.ts";
import type { AssignCodes } from "./assign-codes.ts";
import type { LabelTemplates } from "./label-templates.ts";
import type { LabelsService } from "./labels.service.ts";

export const labelsRoutes = (
  labels: LabelsService,
  codes: AssignCodes,
  templates: LabelTemplates,
): Binding[] => [
  bind(labelsApi.print, async ({ body, query: { timezone } }, { session, locale, origin }) => {
    const { bytes, title } = await labels.print(session, body, { locale, timezone, origin });
    return { fileName: `${title}.pdf`, contentType: "application/pdf", body: Buffer.from(bytes) };
  }),
  bind(labelsApi.preview, ({ body, query: { timezone } }, { session, locale, origin }) =>
    labels.preview(session, body, { locale, timezone, origin }),
  ),
  bind(labelsApi.resolve, ({ params: { code }, query: { timezone } }, { session, locale, origin }) =>
    labels.resolve(session, code, { locale, timezone, origin }),
  ),
  bind(labelsApi.codes, ({ params }, { session }) => codes.list(session, subjectOf(params))),
  bind(labelsApi.assign, ({ params, body }, { session }) =>
    codes.assign(session, subjectOf(params), body.code),
  ),
  bind(labelsApi.remove, ({ params, body }, { session }) =>
    codes.remove(session, subjectOf(params), body.code),
  ),
  bind(labelsApi.templates, (_, { session }) => templates.list(session)),
  bind(labelsApi.createTemplate, ({ body }, { session }) => templates.create(session, body)),
  bind(labelsApi.updateTemplate, ({ params, body }, { session }) =>
    templates.update(session, params.templateId, body),
  ),
  bind(labelsApi.deleteTemplate, ({ params }, { session }) => templates.remove(session, params.templateId)),
];
