import { personalApi } from "@benchleaf/contract";
import { type Binding, bind } from "../../kernel/mount.ts";
import type { PersonalService } from "./personal.service.ts";

export const personalRoutes = (personal: PersonalService): Binding[] => [
  bind(personalApi.personalInformation, (_request, { session }) => personal.get(session)),
  bind(personalApi.updatePersonal, ({ body }, { session }) => personal.update(session, body)),
  bind(personalApi.setAvatar, ({ body }, { session }) => personal.setAvatar(session, body.uuid)),
  bind(personalApi.avatar, ({ params }, { session }) => personal.avatar(session, params.avatarKey)),
  bind(personalApi.survey, ({ params }, { session }) => personal.answers(session, params.surveyType)),
  bind(personalApi.submitSurvey, ({ body }, { session }) => personal.submit(session, "profile", body)),
  bind(personalApi.submitOverseasSurvey, ({ body }, { session }) =>
    personal.submit(session, "overseas_profile", body),
  ),
];
