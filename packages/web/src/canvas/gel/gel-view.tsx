import { type KeyboardEvent, type Ref, useId, useImperativeHandle, useMemo, useState } from "react";
import canvas from "../canvas.module.css";
import { Sized } from "../sized.tsx";
import type { PictureSource, Theme } from "../view-props.ts";
import styles from "./gel.module.css";
import { GelDrawing } from "./gel-drawing.tsx";
import type { BandPlace, GelLabels } from "./gel-labels.ts";
import { type DrawnLane, type GelLane, gelScene } from "./gel-scene.ts";

export interface GelViewProps {
  readonly lanes: readonly GelLane[];
  /** Percent (w/v), 0.3 to 4. */
  readonly agarosePercent: number;
  readonly selected: BandPlace | null;
  readonly theme: Theme;
  readonly labels: GelLabels;
  onPick(band: BandPlace): void;
  readonly picture?: Ref<PictureSource>;
}

const VISIBLE = 9;

/**
 * Lanes of an agarose gel. Nothing depends on colour: each band has its number, and all are in a list for keyboards.
 */
export const GelView = (props: GelViewProps) => (
  <Sized theme={props.theme} otherwise={{ width: 480, height: 320 }}>
    {({ width, height }) => <Gel {...props} width={width} height={height} />}
  </Sized>
);

const Gel = (props: GelViewProps & { readonly width: number; readonly height: number }) => {
  const { lanes, agarosePercent, selected, theme, labels, onPick, picture, width, height } = props;
  const scene = useMemo(
    () => gelScene(lanes, { agarosePercent, width, height }),
    [lanes, agarosePercent, width, height],
  );
  useImperativeHandle(picture, () => ({
    width: scene?.width ?? width,
    height,
    draw: ({ hasSelection }) =>
      scene === null
        ? []
        : [
            <GelDrawing
              key="gel"
              scene={scene}
              theme="light"
              labels={labels}
              selected={hasSelection ? selected : null}
            />,
          ],
  }));
  if (scene === null) return null;
  return (
    <>
      <div className={styles.scroller} tabIndex={scene.width > width ? 0 : undefined}>
        <GelDrawing scene={scene} theme={theme} labels={labels} selected={selected} onPick={onPick} />
      </div>
      <BandList lanes={scene.lanes} labels={labels} onPick={onPick} />
    </>
  );
};

/** The gel in words: out of sight until it has the focus, then a list over the gel, of which few are drawn. */
const BandList = ({
  lanes,
  labels,
  onPick,
}: Pick<GelViewProps, "labels" | "onPick"> & { readonly lanes: readonly DrawnLane[] }) => {
  const id = useId();
  const [wanted, setWanted] = useState(0);
  const all = useMemo(() => lanes.flatMap((lane) => lane.bands.map((band) => ({ lane, band }))), [lanes]);
  if (all.length === 0) return null;
  const active = Math.min(wanted, all.length - 1);
  const first = Math.max(0, Math.min(active - Math.floor(VISIBLE / 2), all.length - VISIBLE));
  const pick = (index: number) => {
    const one = all[index];
    if (one) onPick({ lane: one.lane.key, length: one.band.length });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const steps: Readonly<Record<string, number>> = {
      ArrowDown: active + 1,
      ArrowUp: active - 1,
      PageDown: active + VISIBLE,
      PageUp: active - VISIBLE,
      Home: 0,
      End: all.length - 1,
    };
    const step = steps[event.key];
    if (step !== undefined) setWanted(Math.min(all.length - 1, Math.max(0, step)));
    else if (event.key === "Enter" || event.key === " ") pick(active);
    else return;
    event.preventDefault();
  };
  return (
    <div
      className={canvas.featureList}
      role="listbox"
      tabIndex={0}
      aria-label={labels.gel}
      aria-activedescendant={`${id}-${active}`}
      onKeyDown={onKeyDown}
    >
      {all.slice(first, first + VISIBLE).map(({ lane, band }, offset) => (
        // biome-ignore lint/a11y/useFocusableInteractive: the listbox keeps the focus and names its active option
        // biome-ignore lint/a11y/useKeyWithClickEvents: keys are handled by the listbox
        <div
          key={`${lane.key} ${band.length}`}
          id={`${id}-${first + offset}`}
          role="option"
          aria-selected={first + offset === active}
          aria-setsize={all.length}
          aria-posinset={first + offset + 1}
          className={canvas.featureOption}
          onClick={() => pick(first + offset)}
        >
          {labels.band(lane, band)}
        </div>
      ))}
    </div>
  );
};
