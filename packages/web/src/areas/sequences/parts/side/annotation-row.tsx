import { CloseOutlined, EyeInvisibleOutlined, EyeOutlined } from "@ant-design/icons";
import { Button } from "antd";
import type { KeyboardEvent } from "react";
import { featurePaint } from "../../../../canvas/feature-colors.ts";
import { useFormat } from "../../../../kernel/format.ts";
import { useTranslation } from "../../../../kernel/translation.ts";
import { strandLabel } from "../../../../shared/sequences/strand-label.ts";
import type { ListLinks } from "../../annotation/list-links.ts";
import type { ListRow } from "../../annotation/list-rows.ts";
import { oneBasedEnds } from "../../sequence-selection.ts";
import styles from "./annotation-list.module.css";

interface AnnotationRowProps {
  readonly row: ListRow;
  readonly index: number;
  readonly top: number;
  readonly links: ListLinks;
  readonly isSelected: boolean;
  readonly isHovered: boolean;
  readonly onPick: (hasShift: boolean, hasCtrl: boolean) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onHover: (isOver: boolean) => void;
  readonly onEdit?: () => void;
  readonly onRemove?: () => void;
  readonly removeLabel?: string;
}

export const ROW_HEIGHT = 44;

const strandMarks: Readonly<Record<string, string>> = {
  "sequences.strandForward": " →",
  "sequences.strandReverse": " ←",
  "sequences.strandBoth": " ↔",
};

/** Name, detail and place of one annotation, with its own buttons to hide and to delete it. */
export const AnnotationRow = (props: AnnotationRowProps) => {
  const { row, links, isSelected, onPick, onHover, onEdit, onRemove } = props;
  const t = useTranslation();
  const format = useFormat();
  const { feature, name, detail } = row;
  const { first, last } = oneBasedEnds(row, links.size);
  const isHidden = links.hidden.has(row.id);
  const hideWord = t(isHidden ? "annotation.showOne" : "annotation.hideOne", { name });
  return (
    <li
      className={styles.row}
      style={{ transform: `translateY(${props.top}px)` }}
      data-index={props.index}
      data-selected={isSelected}
      data-hovered={props.isHovered}
      data-faded={isHidden || undefined}
      onPointerEnter={() => onHover(true)}
      onPointerLeave={() => onHover(false)}
    >
      <button
        type="button"
        className={styles.feature}
        aria-pressed={isSelected}
        onClick={(event) => onPick(event.shiftKey, event.ctrlKey || event.metaKey)}
        onDoubleClick={() => onEdit?.()}
        onKeyDown={props.onKeyDown}
        onFocus={() => onHover(true)}
        onBlur={() => onHover(false)}
      >
        <span
          className={styles.swatch}
          style={feature ? { background: featurePaint(feature, links.theme).fill } : {}}
          aria-hidden="true"
        />
        <span className={styles.words}>
          <span className={styles.name} title={name}>
            {name}
          </span>
          <span className={styles.facts} title={detail}>
            {feature
              ? t("sequences.range", { first: format.number(first), last: format.number(last) })
              : t("annotation.bindsNowhere")}
            {feature && (
              <>
                <span aria-hidden="true">{strandMarks[strandLabel(feature)] ?? ""}</span>
                <span className="visually-hidden">{t(strandLabel(feature))}</span>
              </>
            )}{" "}
            · {detail}
          </span>
        </span>
      </button>
      {feature && (
        <Button
          className={styles.hide ?? ""}
          type="text"
          size="small"
          icon={isHidden ? <EyeInvisibleOutlined /> : <EyeOutlined />}
          aria-label={hideWord}
          title={hideWord}
          onClick={() => links.onHide([row.id], !isHidden)}
        />
      )}
      {onRemove && (
        <Button
          className={styles.remove ?? ""}
          type="text"
          size="small"
          icon={<CloseOutlined />}
          aria-label={props.removeLabel}
          title={props.removeLabel}
          onClick={onRemove}
        />
      )}
    </li>
  );
};
