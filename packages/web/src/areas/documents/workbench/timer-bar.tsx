import { CloseOutlined } from "@ant-design/icons";
import { Button } from "antd";
import { useEffect, useState } from "react";
import { useTranslation } from "../../../kernel/translation.ts";
import { stopTimer, useStepTimers } from "./step-timers.ts";
import styles from "./workbench.module.css";

/** @example clockOf(65_000) // "1:05" */
const clockOf = (milliseconds: number): string => {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const padded = [minutes, seconds % 60].map((one) => String(one).padStart(2, "0"));
  return hours > 0 ? [hours, ...padded].join(":") : `${minutes}:${padded[1]}`;
};

/** The timers that run for a page, with the time that is left. */
export const TimerBar = ({ fileId }: { readonly fileId: string }) => {
  const t = useTranslation();
  const timers = useStepTimers(fileId);
  const [now, setNow] = useState(() => Date.now());
  const isRunning = timers.length > 0;
  useEffect(() => {
    if (!isRunning) return;
    setNow(Date.now());
    const ticking = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(ticking);
  }, [isRunning]);
  return timers.map(({ blockId, text, endsAt }) => (
    <span key={blockId} className={styles.timer} role="timer" aria-label={text}>
      <b>{clockOf(endsAt - now)}</b> <span className={styles.timerText}>{text}</span>
      <Button
        size="small"
        type="text"
        icon={<CloseOutlined aria-hidden />}
        aria-label={t("documents.timerStop", { step: text })}
        onClick={() => stopTimer(blockId)}
      />
    </span>
  ));
};
