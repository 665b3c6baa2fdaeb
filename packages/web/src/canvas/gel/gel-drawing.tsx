import { clipText } from "../text-width.ts";
import type { Theme } from "../view-props.ts";
import styles from "./gel.module.css";
import type { BandPlace, GelLabels } from "./gel-labels.ts";
import { type DrawnBand, type DrawnLane, type GelScene, separateBands } from "./gel-scene.ts";

interface GelDrawingProps {
  readonly scene: GelScene;
  readonly theme: Theme;
  readonly labels: GelLabels;
  readonly selected: BandPlace | null;
  readonly onPick?: (band: BandPlace) => void;
}

/** Stained DNA on an agarose gel: dark on light paper, light on a dark screen. */
const tones = {
  light: { gel: "#eef0f2", well: "#c3c8cf", faint: 190, strong: 20 },
  dark: { gel: "#0c0d0f", well: "#3a3f46", faint: 88, strong: 255 },
} as const;

/** As a grey and not as an opacity, so that a picture has the very same. */
const greyOf = (intensity: number, { faint, strong }: (typeof tones)[Theme]): string => {
  const level = Math.round(faint + (strong - faint) * Math.sqrt(intensity));
  return `rgb(${level}, ${level}, ${level})`;
};

/** The gel as drawn, on screen and in pictures. */
export const GelDrawing = ({ scene, theme, labels, selected, onPick }: GelDrawingProps) => {
  const { width, height, lanes, laneWidth, bandWidth, wellY, foot } = scene;
  const tone = tones[theme];
  return (
    <svg
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      focusable="false"
    >
      {lanes.map((lane) => (
        <g key={lane.key}>
          <rect
            x={lane.x + 6}
            y={wellY - 8}
            width={bandWidth}
            height={foot - wellY + 8}
            fill={tone.gel}
            rx={2}
          />
          <rect x={lane.x + 10} y={wellY - 6} width={bandWidth - 8} height={4} fill={tone.well} rx={1} />
          <text x={lane.x + 6 + bandWidth / 2} y={14} className={styles.name}>
            {clipText(lane.name, laneWidth - 10, 11)}
          </text>
          {separateBands(lane.bands, selected?.lane === lane.key ? selected.length : null).map((band) => (
            <Band
              key={band.length}
              {...{ band, lane, scene, labels, onPick }}
              fill={greyOf(band.intensity, tone)}
              isSelected={selected?.lane === lane.key && selected.length === band.length}
            />
          ))}
        </g>
      ))}
    </svg>
  );
};

interface BandProps {
  readonly band: DrawnBand;
  readonly lane: DrawnLane;
  readonly scene: GelScene;
  readonly labels: GelLabels;
  readonly fill: string;
  readonly isSelected: boolean;
  readonly onPick: GelDrawingProps["onPick"];
}

const Band = ({ band, lane, scene, labels, fill, isSelected, onPick }: BandProps) => {
  const left = lane.x + 10;
  const width = scene.bandWidth - 8;
  const right = left + width;
  const top = band.y - band.height / 2;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the drawing is out of the tree; the list below it is its twin
    <g className={styles.band} onClick={() => onPick?.({ lane: lane.key, length: band.length })}>
      {/* A place that a finger finds. */}
      <rect x={left - 4} y={band.y - 6} width={scene.laneWidth - 6} height={12} fill="transparent" />
      {band.isPartial ? (
        <rect
          x={left + 0.5}
          y={top}
          width={width - 1}
          height={band.height}
          fill="none"
          stroke={fill}
          rx={1}
        />
      ) : (
        <rect x={left} y={top} width={width} height={band.height} fill={fill} rx={1} />
      )}
      {isSelected && (
        <rect
          x={left - 3}
          y={top - 3}
          width={width + 6}
          height={band.height + 6}
          rx={2}
          className={styles.mark}
        />
      )}
      {band.labelY !== null && (
        <>
          <path d={`M${right + 1} ${band.y}L${right + 7} ${band.labelY}`} className={styles.leader} />
          <text
            x={right + 9}
            y={band.labelY + 3.5}
            className={isSelected ? styles.figureActive : styles.figure}
          >
            {labels.figure(band)}
          </text>
        </>
      )}
    </g>
  );
};
