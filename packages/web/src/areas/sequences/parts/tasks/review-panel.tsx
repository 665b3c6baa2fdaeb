import { SettingOutlined } from "@ant-design/icons";
import { Button, Progress } from "antd";
import { type ReactNode, startTransition, useEffect, useMemo, useState } from "react";
import { useFormat } from "../../../../kernel/format.ts";
import { useToasts } from "../../../../kernel/toasts/use-toasts.ts";
import { type PhraseKey, useTranslation } from "../../../../kernel/translation.ts";
import type { ListLinks } from "../../annotation/list-links.ts";
import { type Additions, additionsOf, type Proposal } from "../../annotation/proposal.ts";
import type { useReview } from "../../hooks/use-review.ts";
import { ReviewList } from "./review-list.tsx";
import styles from "./task-panel.module.css";
import { TaskPanel } from "./task-panel.tsx";

interface ReviewPanelProps {
  readonly title: string;
  readonly help: string;
  readonly runWord: PhraseKey;
  /** Said when nothing was found. */
  readonly none: PhraseKey;
  /** Why nothing can be looked for now. */
  readonly fault: string | null;
  readonly review: ReturnType<typeof useReview>;
  readonly links: ListLinks;
  readonly onRun: () => void;
  readonly onAdd: (additions: Additions) => void;
  readonly onClose: () => void;
  /** What to look for. */
  readonly children: ReactNode;
}

const NOTHING: readonly Proposal[] = [];

/** Asks what to look for, shows what was found, and adds what a person ticks in one step. */
export const ReviewPanel = (props: ReviewPanelProps) => {
  const { title, review, fault, onRun, onAdd, onClose } = props;
  const { state, ticked, stop } = review;
  const t = useTranslation();
  const format = useFormat();
  const toasts = useToasts();
  const proposals = state.kind === "found" ? state.proposals : NOTHING;
  const additions = useMemo(
    () => additionsOf(proposals.filter(({ id }) => ticked.has(id))),
    [proposals, ticked],
  );
  // The results need the space; the form is a click away.
  const [isFolded, setFolded] = useState(false);
  const hasFound = state.kind === "found" && state.proposals.length > 0;
  useEffect(() => setFolded(hasFound), [hasFound]);
  const count = additions.features.length + additions.primers.length;
  const add = () => {
    // In slices: thousands at once would hold up the page.
    startTransition(() => onAdd(additions));
    stop();
    toasts.success(t("annotation.added", { count: format.number(count) }));
  };
  return (
    <TaskPanel title={title} onClose={onClose} stage={state.kind}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (fault === null && state.kind !== "running") onRun();
        }}
      >
        {isFolded ? (
          <Button
            className={styles.unfold ?? ""}
            size="small"
            icon={<SettingOutlined />}
            onClick={() => setFolded(false)}
          >
            {t("annotation.unfold")}
          </Button>
        ) : (
          <>
            <p className={styles.help}>{props.help}</p>
            {props.children}
          </>
        )}
        {fault && <p className={styles.fault}>{fault}</p>}
        <div className={styles.actions} hidden={isFolded}>
          {state.kind === "running" ? (
            <>
              <Progress
                className={styles.progress ?? ""}
                percent={Math.round(100 * state.progress)}
                size="small"
                aria-label={title}
              />
              <Button size="small" onClick={stop}>
                {t("annotation.stop")}
              </Button>
            </>
          ) : (
            <Button htmlType="submit" type={count > 0 ? "default" : "primary"} disabled={fault !== null}>
              {t(props.runWord)}
            </Button>
          )}
        </div>
      </form>
      <div className={styles.said} role="status" hidden={state.kind === "idle"}>
        {state.kind === "running" && <p>{t("annotation.searching")}</p>}
        {state.kind === "stale" && <p>{t("annotation.stale")}</p>}
        {state.kind === "found" && (
          <p>
            {state.proposals.length === 0
              ? t(props.none)
              : t("annotation.found", {
                  count: format.number(state.proposals.length),
                  known: format.number(state.proposals.filter(({ isKnown }) => isKnown).length),
                })}
          </p>
        )}
        {state.kind === "found" &&
          state.remarks?.map((remark) => (
            <p key={remark} className={styles.remark}>
              {remark}
            </p>
          ))}
      </div>
      {state.kind === "found" && hasFound && (
        <>
          <ReviewList proposals={state.proposals} review={review} links={props.links} />
          <div className={styles.foot}>
            <Button onClick={stop}>{t("annotation.discard")}</Button>
            <Button type="primary" disabled={count === 0} onClick={add}>
              {t("annotation.addChosen", { count: format.number(count) })}
            </Button>
          </div>
        </>
      )}
    </TaskPanel>
  );
};
