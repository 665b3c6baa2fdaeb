import { Button } from "antd";
import { useSession } from "../session.ts";
import { useSurveyType } from "../survey/survey.queries.ts";
import { SurveyForm } from "../survey/survey-form.tsx";
import { useTranslation } from "../translation.ts";
import { AlertDialog } from "./alert-dialog.tsx";
import { putProfileAside } from "./alert-facts.ts";

/** Asks for the profile, which can wait for a week. */
export default function ProfileIncomplete() {
  const t = useTranslation();
  const { userId, name } = useSession();
  const later = () => putProfileAside(userId);
  return (
    <AlertDialog title={t("alerts.profileTitle")} onClose={later} actions={null}>
      <p>{t("alerts.profileText")}</p>
      <SurveyForm
        surveyType={useSurveyType()}
        answers={null}
        name={name}
        aside={<Button onClick={later}>{t("alerts.later")}</Button>}
      />
    </AlertDialog>
  );
}
