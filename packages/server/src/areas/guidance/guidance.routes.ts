import { guidanceApi, telemetryApi } from "@benchleaf/contract";
import { type Binding, bind, bindPublic } from "../../kernel/mount.ts";
import type { GuidanceService } from "./guidance.service.ts";
import type { ReadFeedback } from "./read-feedback.ts";
import type { TelemetryService } from "./telemetry.service.ts";

export const guidanceRoutes = (guidance: GuidanceService): Binding[] => [
  bind(guidanceApi.get, ({ params }, { session }) => guidance.get(session, params.id)),
  bind(guidanceApi.save, ({ params, body }, { session }) => guidance.save(session, { ...body, ...params })),
  bind(guidanceApi.reset, (_request, { session }) => guidance.reset(session)),
  bind(guidanceApi.feedback, ({ body }, { session }) => guidance.feedback(session, body)),
  bind(guidanceApi.systemResource, ({ query }, { session }) => guidance.systemResource(session, query.type)),
  bind(guidanceApi.subscriptionVersion, (_request, { session }) => guidance.subscriptionVersion(session)),
];

export const feedbackRoutes = (feedback: ReadFeedback): Binding[] => [
  bind(guidanceApi.sentFeedback, ({ query }, { session }) => feedback.list(session, query)),
  bind(guidanceApi.feedbackPicture, ({ params }, { session }) =>
    feedback.picture(session, params.feedbackId),
  ),
  bind(guidanceApi.settleFeedback, ({ params, body }, { session }) =>
    feedback.settle(session, params.feedbackId, body.isDone),
  ),
];

export const telemetryRoutes = (telemetry: TelemetryService): Binding[] => [
  bind(telemetryApi.log, ({ body }) => telemetry.log(body)),
  bindPublic(telemetryApi.openLog, ({ body }) => telemetry.log(body)),
];
