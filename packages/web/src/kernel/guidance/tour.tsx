import { useLocation, useNavigate } from "@tanstack/react-router";
import { Button } from "antd";
import { useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import { useStore } from "../store.ts";
import { useTranslation } from "../translation.ts";
import { type Box, placePanel } from "./place-panel.ts";
import styles from "./tour.module.css";
import { tourStep, useSaveGuidance } from "./tour-state.ts";
import { exampleAddress, type TourStep, tourSteps } from "./tour-steps.ts";

const LOOK_MS = 200;

/** Where the explained part is now; null while it is not there. */
const useTarget = (target: TourStep["target"]): Box | null => {
  const [box, setBox] = useState<Box | null>(null);
  useEffect(() => {
    const look = () => {
      const found = target()?.getBoundingClientRect();
      const next = found && found.width > 0 ? found : null;
      setBox((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
    };
    look();
    const timer = setInterval(look, LOOK_MS);
    return () => clearInterval(timer);
  }, [target]);
  return box;
};

const isOnPage = (page: TourStep["page"], path: string): boolean =>
  page === "list" ? path === "/sequence" : path.startsWith("/sequence/");

/** Goes to the page of a step: the list, or a sequence that is on it. */
const useWay = (page: TourStep["page"]): void => {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  useEffect(() => {
    if (isOnPage(page, pathname)) return;
    if (page === "list" || pathname !== "/sequence") {
      void navigate({ to: "/sequence" });
      return;
    }
    const timer = setInterval(() => {
      const to = exampleAddress();
      if (to) void navigate({ to });
    }, LOOK_MS);
    return () => clearInterval(timer);
  }, [page, pathname, navigate]);
};

const TourPanel = ({ index }: { index: number }) => {
  const t = useTranslation();
  const titleId = useId();
  const panel = useRef<HTMLElement>(null);
  const [place, setPlace] = useState<{ left: number; top: number } | null>(null);
  const step = tourSteps[index]!;
  const box = useTarget(step.target);
  const { mutate: save } = useSaveGuidance();
  const isLast = index === tourSteps.length - 1;
  useWay(step.page);
  useLayoutEffect(() => {
    if (!panel.current) return;
    const { offsetWidth: width, offsetHeight: height } = panel.current;
    const view = { width: innerWidth, height: innerHeight };
    setPlace(
      box
        ? placePanel(box, { width, height }, view)
        : { left: view.width - width - 16, top: view.height - height - 16 },
    );
  }, [box]);
  useEffect(() => panel.current?.focus(), []);
  const end = () => {
    tourStep.set(null);
    save({ step: index, isDone: true });
  };
  const go = (next: number) => {
    tourStep.set(next);
    save({ step: next, isDone: false });
  };
  return (
    <>
      {box && <div className={styles.ring} style={{ ...boxOf(box) }} aria-hidden="true" />}
      <section
        ref={panel}
        role="dialog"
        aria-labelledby={titleId}
        tabIndex={-1}
        className={styles.panel}
        style={place ?? { visibility: "hidden" }}
        onKeyDown={(event) => event.key === "Escape" && end()}
        data-chrome
      >
        <p className={styles.count}>{t("guidance.stepOf", { step: index + 1, count: tourSteps.length })}</p>
        <h2 id={titleId} aria-live="polite">
          {t(step.title)}
        </h2>
        <p>{t(step.text)}</p>
        <div className={styles.actions}>
          {!isLast && (
            <Button type="text" size="small" onClick={end}>
              {t("guidance.skip")}
            </Button>
          )}
          {index > 0 && (
            <Button size="small" onClick={() => go(index - 1)}>
              {t("guidance.before")}
            </Button>
          )}
          <Button type="primary" size="small" onClick={isLast ? end : () => go(index + 1)}>
            {t(isLast ? "guidance.finish" : "guidance.next")}
          </Button>
        </div>
      </section>
    </>
  );
};

const RING = 4;

const boxOf = ({ left, top, width, height }: Box) => ({
  left: left - RING,
  top: top - RING,
  width: width + 2 * RING,
  height: height + 2 * RING,
});

/** The guided tour, while it runs. Nothing is covered or blocked: one can do what it explains. */
export const Tour = () => {
  const index = useStore(tourStep);
  return index === null ? null : <TourPanel index={index} />;
};
