import type { PersonalInformation } from "@benchleaf/contract";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { useSurvey, useSurveyType } from "../../../kernel/survey/survey.queries.ts";
import { SurveyForm } from "../../../kernel/survey/survey-form.tsx";
import { useTranslation } from "../../../kernel/translation.ts";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { Section } from "../../../ui/sections.tsx";

/** The user's position and field; overseas teams have their own survey. */
export const SurveySection = ({ personal }: { personal: PersonalInformation }) => {
  const t = useTranslation();
  const surveyType = useSurveyType();
  const { data: answers, error, refetch } = useSurvey(surveyType);
  return (
    <Section title={t("personal.survey")} lead={t("personal.surveyLead")}>
      {error && answers === undefined && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!error && answers === undefined && <ListSkeleton label={t("shell.loading")} />}
      {answers !== undefined && <SurveyForm surveyType={surveyType} answers={answers} name={personal.name} />}
    </Section>
  );
};
