import { Button } from "antd";
import { hasPermission } from "../session.ts";
import { useStore } from "../store.ts";
import { useTranslation } from "../translation.ts";
import styles from "./tour.module.css";
import { tourStep, useGuidance, useSaveGuidance } from "./tour-state.ts";
import { tourSteps } from "./tour-steps.ts";

/** Offers the tour to users who have neither taken nor declined it. */
export const TourInvitation = () => {
  const t = useTranslation();
  const guidance = useGuidance();
  const { mutate: save } = useSaveGuidance();
  const isRunning = useStore(tourStep) !== null;
  if (!guidance || guidance.isDone || isRunning || !hasPermission("MOLECULE_SEQUENCE")) return null;
  const step = Math.min(guidance.step, tourSteps.length - 1);
  return (
    <section className={styles.invitation} aria-label={t("guidance.invitationLabel")}>
      <p>{t(step > 0 ? "guidance.invitationAgain" : "guidance.invitation")}</p>
      <Button onClick={() => tourStep.set(step)}>{t(step > 0 ? "guidance.goOn" : "guidance.start")}</Button>
      <Button type="text" onClick={() => save({ step, isDone: true })}>
        {t("guidance.skip")}
      </Button>
    </section>
  );
};
