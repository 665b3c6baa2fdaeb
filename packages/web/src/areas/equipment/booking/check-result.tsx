import type { BookingCheck, Refusal } from "@benchleaf/contract";
import { Alert, Button, Checkbox } from "antd";
import type { ReactNode } from "react";
import { useFormat } from "../../../kernel/format.ts";
import { useSession } from "../../../kernel/session.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { AskForTime } from "./ask-for-time.tsx";
import styles from "./booking.module.css";
import { useRefusalText } from "./use-refusal-text.ts";

const MOST_REASONS = 6;
const MOST_DATES = 60;

interface RefusalListProps {
  readonly reasons: readonly Refusal[];
  /** Of a series: its dates, each of which can have reasons of its own. */
  readonly dates?: BookingCheck["occurrences"];
}

/** Reasons against a booking, with a way to ask whoever has booked the time. */
export const RefusalList = ({ reasons, dates = [] }: RefusalListProps) => {
  const t = useTranslation();
  const format = useFormat();
  const because = useRefusalText();
  const { userId } = useSession();
  return (
    <ul className={styles.reasons}>
      {reasons.slice(0, MOST_REASONS).map((reason) => {
        const { rule, occurrence, conflict } = reason;
        const date = dates[occurrence]?.originalStart.slice(0, 10);
        return (
          <li key={`${rule} ${occurrence} ${conflict?.reservationId ?? ""}`}>
            {date && `${format.day(date)} · `}
            {because(reason)}{" "}
            {conflict?.kind === "booking" && conflict.userId !== userId && (
              <AskForTime reservationId={conflict.reservationId} name={conflict.who} />
            )}
          </li>
        );
      })}
      {reasons.length > MOST_REASONS && (
        <li>{t("devices.moreReasons", { count: reasons.length - MOST_REASONS })}</li>
      )}
    </ul>
  );
};

/** Each date of a series, with whether it can be booked. */
const Dates = ({ dates }: { readonly dates: BookingCheck["occurrences"] }) => {
  const t = useTranslation();
  const format = useFormat();
  return (
    <details>
      <summary>{t("devices.dates", { count: dates.length })}</summary>
      <ol className={styles.dates}>
        {dates.slice(0, MOST_DATES).map(({ originalStart, startTime, isFree }) => (
          <li key={originalStart} data-free={isFree}>
            {startTime ? format.dateTime(startTime) : originalStart.replace("T", " ")}
            {" · "}
            {t(isFree ? "devices.dateFree" : "devices.dateTaken")}
          </li>
        ))}
      </ol>
    </details>
  );
};

interface CheckResultProps {
  readonly check: BookingCheck;
  readonly skipConflicts: boolean;
  readonly onSkip: (skipConflicts: boolean) => void;
  readonly onUse: (time: NonNullable<BookingCheck["nextFree"]>) => void;
  /** Further ways, such as the waiting list. */
  readonly children?: ReactNode;
}

/** What would come of a booking: what speaks against it, and what helps. */
export const CheckResult = ({ check, skipConflicts, onSkip, onUse, children }: CheckResultProps) => {
  const t = useTranslation();
  const format = useFormat();
  const { reasons, occurrences, nextFree, whoCanHelp } = check;
  const isSeries = occurrences.length > 1;
  const free = occurrences.filter(({ isFree }) => isFree).length;
  if (reasons.length === 0)
    return (
      <Alert
        type="success"
        showIcon
        title={check.needsApproval ? t("devices.freeNeedsApproval") : t("devices.isFree")}
        description={isSeries && <Dates dates={occurrences} />}
      />
    );
  return (
    <Alert
      type="warning"
      showIcon
      title={t("devices.cannotBook")}
      description={
        <>
          <RefusalList reasons={reasons} {...(isSeries && { dates: occurrences })} />
          {whoCanHelp.length > 0 && <p>{t("devices.whoCanHelp", { names: format.list(whoCanHelp) })}</p>}
          {isSeries && free > 0 && (
            <Checkbox checked={skipConflicts} onChange={({ target }) => onSkip(target.checked)}>
              {t("devices.skipConflicts", { free, all: occurrences.length })}
            </Checkbox>
          )}
          {isSeries && <Dates dates={occurrences} />}
          <div className={styles.ways}>
            {nextFree && (
              <Button size="small" onClick={() => onUse(nextFree)}>
                {t("devices.useNextFree", { time: format.dateTime(nextFree.startTime) })}
              </Button>
            )}
            {children}
          </div>
        </>
      }
    />
  );
};
