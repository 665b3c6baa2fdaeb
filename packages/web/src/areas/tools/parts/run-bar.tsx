import { Button } from "antd";
import { useTranslation } from "../../../kernel/translation.ts";
import styles from "./tools.module.css";

interface RunBarProps {
  /** What the press does. */
  readonly word: string;
  readonly isReady: boolean;
  readonly isRunning: boolean;
  readonly onRun: () => void;
  readonly onStop: () => void;
  /** Puts the figures back to what is usual, where they are stored. */
  readonly onReset?: () => void;
}

/** Starts and cancels work in a worker. */
export const RunBar = ({ word, isReady, isRunning, onRun, onStop, onReset }: RunBarProps) => {
  const t = useTranslation();
  return (
    <div className={styles.bar}>
      <Button type="primary" disabled={!isReady} loading={isRunning} onClick={onRun}>
        {word}
      </Button>
      {isRunning && <Button onClick={onStop}>{t("toolbox.stop")}</Button>}
      {onReset && <Button onClick={onReset}>{t("toolbox.tagsReset")}</Button>}
    </div>
  );
};
