import { DeleteOutlined, PlusOutlined } from "@ant-design/icons";
import type { Selection } from "@benchleaf/bio";
import { Button, Checkbox } from "antd";
import { useFormat } from "../../../kernel/format.ts";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { BufferNote } from "./buffer-note.tsx";
import styles from "./digest.module.css";
import { MAX_LANES } from "./digest-settings.ts";
import { EnzymeSelect } from "./enzyme-select.tsx";
import { LaneRemarks } from "./lane-remarks.tsx";
import { SetMenu } from "./set-menu.tsx";
import type { Digest, DigestLane } from "./use-digest.ts";

interface LaneCardsProps {
  readonly digest: Digest;
  readonly size: number;
  readonly onSelect: (selection: Selection) => void;
}

/** The enzymes of each lane, with its warnings. */
export const LaneCards = ({ digest, size, onSelect }: LaneCardsProps) => {
  const t = useTranslation();
  const tell = useLeftOutNotice();
  const { lanes, addLane } = digest;
  return (
    <div className={styles.lanes}>
      {lanes.map((lane, index) => (
        <LaneCard key={lane.key} {...{ digest, lane, index, size, onSelect }} />
      ))}
      {lanes.length < MAX_LANES && (
        <>
          <Button size="small" icon={<PlusOutlined aria-hidden />} onClick={addLane}>
            {t("digest.addLane")}
          </Button>
          <SetMenu
            word={t("digest.addLanesOfSet")}
            isDisabled={digest.cutters === null}
            onChoose={(names) => tell(digest.addLanesOfSet(names))}
          />
        </>
      )}
    </div>
  );
};

/** Tells that enzymes of a set found no room. */
const useLeftOutNotice = (): ((leftOut: number) => void) => {
  const t = useTranslation();
  const format = useFormat();
  const toasts = useToasts();
  return (leftOut) => {
    if (leftOut > 0) toasts.info(t("digest.setLeftOut", { number: format.number(leftOut) }));
  };
};

interface LaneCardProps extends LaneCardsProps {
  readonly lane: DigestLane;
  readonly index: number;
}

const LaneCard = ({ digest, lane, index, size, onSelect }: LaneCardProps) => {
  const t = useTranslation();
  const tell = useLeftOutNotice();
  const { cutters, shownLane, showLane, setLane, removeLane } = digest;
  const { number } = lane;
  const isShown = shownLane?.key === lane.key;
  return (
    <fieldset className={styles.card} data-shown={isShown}>
      <legend className={styles.legend}>
        <button
          type="button"
          className={styles.laneName}
          aria-pressed={isShown}
          onClick={() => showLane(lane.key)}
        >
          {t("digest.laneNumber", { number })}
        </button>
        <Checkbox
          checked={lane.isPartial}
          onChange={({ target }) => setLane(index, { isPartial: target.checked })}
        >
          {t("digest.partial")}
        </Checkbox>
        {digest.lanes.length > 1 && (
          <Button
            size="small"
            type="text"
            icon={<DeleteOutlined />}
            aria-label={t("digest.removeLane", { number })}
            title={t("digest.removeLane", { number })}
            onClick={() => removeLane(index)}
          />
        )}
      </legend>
      <EnzymeSelect
        label={t("digest.enzymesOfLane", { number })}
        cutters={cutters}
        value={lane.enzymes}
        onChange={(enzymes) => setLane(index, { enzymes })}
      />
      <span className={styles.fromSet}>
        <SetMenu
          word={t("digest.laneOfSet")}
          isDisabled={cutters === null}
          onChoose={(names) => tell(digest.setLaneToSet(index, names))}
        />
      </span>
      <LaneRemarks lane={lane} size={size} onSelect={onSelect} />
      <BufferNote enzymes={lane.enzymes} />
    </fieldset>
  );
};
