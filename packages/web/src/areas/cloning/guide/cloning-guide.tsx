import { CaretRightOutlined, PauseOutlined } from "@ant-design/icons";
import { Button } from "antd";
import { useEffect, useState } from "react";
import { CircularMap } from "../../../canvas/circular-map.tsx";
import { LinearMap } from "../../../canvas/linear-map.tsx";
import { NO_TRACKS } from "../../../canvas/tracks.ts";
import { useTheme } from "../../../kernel/appearance.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { useViewLabels } from "../../../shared/sequences/use-view-labels.ts";
import styles from "./cloning-guide.module.css";
import { guideInsert, guidePlaces, guideProduct, guideVector } from "./guide-molecules.ts";
import { useSweep } from "./use-sweep.ts";

const STEP_MS = 6_000;

/** Each step with the molecule that it is about, and what of it is pointed at. */
const steps = [
  { key: "Vector", record: guideVector, place: guidePlaces.opened },
  { key: "Ends", record: guideInsert, place: guidePlaces.insert },
  { key: "Product", record: guideProduct, place: guidePlaces.inProduct },
  { key: "Keep", record: guideProduct, place: guidePlaces.junction },
] as const;

const asksForQuiet = (): boolean => globalThis.matchMedia("(prefers-reduced-motion: reduce)").matches;

/** What a bench does, in four pictures that the maps of the product draw themselves; it moves on until it is touched. */
export const CloningGuide = ({ onDone }: { readonly onDone: () => void }) => {
  const t = useTranslation();
  const [index, setIndex] = useState(0);
  const [isMoving, setMoving] = useState(() => !asksForQuiet());
  const step = steps[index]!;
  useEffect(() => {
    if (!isMoving) return;
    const timer = setInterval(() => setIndex((before) => (before + 1) % steps.length), STEP_MS);
    return () => clearInterval(timer);
  }, [isMoving]);
  const go = (to: number) => {
    setMoving(false);
    setIndex(to);
  };
  return (
    <section className={styles.guide} aria-label={t("cloning.guideTitle")}>
      <Picture key={step.key} step={step} isMoving={isMoving} />
      <div className={styles.words}>
        <h2>{t("cloning.guideTitle")}</h2>
        <ol className={styles.steps}>
          {steps.map(({ key }, at) => (
            <li key={key} aria-current={at === index ? "step" : undefined}>
              <button type="button" onClick={() => go(at)}>
                <strong>{t(`cloning.guide${key}`)}</strong>
                <span>{t(`cloning.guide${key}Text`)}</span>
              </button>
            </li>
          ))}
        </ol>
        <div className={styles.actions}>
          <Button type="primary" onClick={onDone}>
            {t("cloning.guideDone")}
          </Button>
          <Button
            type="text"
            icon={isMoving ? <PauseOutlined aria-hidden /> : <CaretRightOutlined aria-hidden />}
            aria-pressed={!isMoving}
            onClick={() => setMoving(!isMoving)}
          >
            {t(isMoving ? "cloning.guidePause" : "cloning.guidePlay")}
          </Button>
        </div>
      </div>
    </section>
  );
};

interface PictureProps {
  readonly step: (typeof steps)[number];
  readonly isMoving: boolean;
}

const nothing = () => {};

/** Decoration: the text next to it has the content. */
const Picture = ({ step: { record, place }, isMoving }: PictureProps) => {
  const theme = useTheme();
  const share = useSweep(isMoving);
  const labels = useViewLabels("", record);
  const selection = { start: place.start, length: Math.round(place.length * share) };
  const view = { record, selection, hoveredFeatureId: null, tracks: NO_TRACKS, theme, labels };
  const Drawing = record.topology === "circular" ? CircularMap : LinearMap;
  return (
    <div className={styles.picture} aria-hidden="true" inert>
      <Drawing {...view} onSelect={nothing} onHover={nothing} />
    </div>
  );
};
