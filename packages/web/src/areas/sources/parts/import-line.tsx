import { Button } from "antd";
import { useState } from "react";
import { useTranslation } from "../../../kernel/translation.ts";
import { ChoosePlace, type Place, usePlaceInput } from "../../../shared/files/choose-place.tsx";
import styles from "./sources.module.css";

interface TakeLineProps {
  readonly count: number;
  readonly progress: { readonly done: number; readonly total: number } | null;
  readonly onTake: (place: ReturnType<typeof usePlaceInput>) => void;
  readonly onStop: () => void;
}

/** Destination and progress. */
export const ImportLine = ({ count, progress, onTake, onStop }: TakeLineProps) => {
  const t = useTranslation();
  const [chosen, setPlace] = useState<Place | null>(null);
  const place = usePlaceInput(chosen);
  const words = { project: t("sources.project"), folder: t("sources.folder"), noFolder: t("sources.top") };
  return (
    <>
      <div className={styles.take}>
        <ChoosePlace place={chosen} words={words} onChange={setPlace} />
      </div>
      <div className={styles.line}>
        {progress === null ? (
          <Button type="primary" disabled={count === 0} onClick={() => onTake(place)}>
            {t("sources.take", { count })}
          </Button>
        ) : (
          <>
            <span role="status">
              {t("sources.taking", { done: progress.done + 1, total: progress.total })}
            </span>
            <Button onClick={onStop}>{t("sources.stop")}</Button>
          </>
        )}
      </div>
    </>
  );
};
