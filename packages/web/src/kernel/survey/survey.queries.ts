import { type OverseasSurvey, personalApi, type Survey, type SurveyType } from "@benchleaf/contract";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "../client.ts";
import { session, useSession } from "../session.ts";

const surveyKey = (surveyType: SurveyType) => ["survey", surveyType] as const;

/** Overseas teams have their own survey. */
export const useSurveyType = (): SurveyType =>
  useSession().type === "overseas" ? "overseas_profile" : "profile";

/** The reader's answers of one survey; null if there are none. */
export const useSurvey = (surveyType: SurveyType) =>
  useQuery({
    queryKey: surveyKey(surveyType),
    queryFn: ({ signal }) => call(personalApi.survey, { params: { surveyType } }, { signal }),
  });

/** Sends the answers of one survey. */
export const useSubmitSurvey = (surveyType: SurveyType) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (answers: Survey | OverseasSurvey): Promise<Survey | OverseasSurvey> =>
      surveyType === "profile"
        ? call(personalApi.submitSurvey, { body: answers as Survey })
        : call(personalApi.submitOverseasSurvey, { body: answers as OverseasSurvey }),
    onSuccess: (kept) => {
      client.setQueryData(surveyKey(surveyType), kept);
      const current = session.get();
      if (current) session.set({ ...current, user: { ...current.user, surveyType: null } });
    },
  });
};
