import { fieldsApi, numberingApi } from "@benchleaf/contract";
import { type Binding, bind } from "../../kernel/mount.ts";
import type { FieldsService } from "./fields.service.ts";
import type { NumberingService } from "./numbering.service.ts";

export const recordsRoutes = (numbering: NumberingService, fields: FieldsService): Binding[] => [
  bind(numberingApi.list, (_request, { session }) => numbering.list(session)),
  bind(numberingApi.change, ({ params, body }, { session }) => numbering.change(session, params.kind, body)),
  bind(fieldsApi.list, ({ query }, { session }) => fields.list(session, query.kind)),
  bind(fieldsApi.create, ({ body }, { session }) => fields.create(session, body)),
  bind(fieldsApi.update, ({ params, body }, { session }) => fields.update(session, params.fieldId, body)),
  bind(fieldsApi.archive, ({ params }, { session }) => fields.archive(session, params.fieldId)),
  bind(fieldsApi.order, ({ body }, { session }) => fields.order(session, body.kind, body.fieldIds)),
];
