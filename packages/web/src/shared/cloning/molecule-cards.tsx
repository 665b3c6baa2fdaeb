import {
  ArrowDownOutlined,
  ArrowUpOutlined,
  DeleteOutlined,
  HolderOutlined,
  SwapOutlined,
} from "@ant-design/icons";
import type { SequenceRecord, Strand } from "@benchleaf/bio";
import { Link } from "@tanstack/react-router";
import { Button, type ButtonProps } from "antd";
import { type DragEvent, memo, type ReactNode, useCallback, useState } from "react";
import { useFormat } from "../../kernel/format.ts";
import { useTranslation } from "../../kernel/translation.ts";
import styles from "./molecule-cards.module.css";

/** A molecule of a plan, as its card shows it. */
export interface MoleculeCard {
  readonly id: string;
  readonly name: string;
  readonly sequenceId: string;
  /** Null while it is on its way, or where it cannot be read. */
  readonly record: SequenceRecord | null;
  /** The way it is read into the product. */
  readonly strand: Strand;
  /** Whether it stays where it is, as a vector does. */
  readonly isFixed?: boolean;
  /** Before the name: its number or its part in the plan. */
  readonly badge: ReactNode;
  /** After its length. */
  readonly note?: ReactNode;
  /** Which part of it is used, and how. */
  readonly body: ReactNode;
}

interface MoleculeCardsProps {
  readonly label: string;
  readonly cards: readonly MoleculeCard[];
  readonly onMove: (id: string, to: number) => void;
  readonly onTurn: (id: string) => void;
  readonly onTakeOff: (id: string) => void;
}

/**
 * The molecules of a plan in the order of the product; moved by dragging or with their buttons, flipped and removed.
 * Its texts belong to cloning, so pages that show it load that part.
 */
export const MoleculeCards = ({ label, cards, onMove, onTurn, onTakeOff }: MoleculeCardsProps) => {
  const t = useTranslation();
  const [dragged, setDragged] = useState<string | null>(null);
  const [moved, setMoved] = useState<{ readonly id: string; readonly to: number } | null>(null);
  const move = useCallback(
    (id: string, to: number) => {
      onMove(id, to);
      setMoved({ id, to });
    },
    [onMove],
  );
  const movedName = cards.find(({ id }) => id === moved?.id)?.name;
  const places = cards.flatMap(({ isFixed }, index) => (isFixed ? [] : [index]));
  return (
    <>
      <ol className={styles.cards} aria-label={label}>
        {cards.map((card, index) => (
          <Card
            key={card.id}
            card={card}
            index={index}
            isFirst={index === places[0]}
            isLast={index === places.at(-1)}
            isDragged={dragged === card.id}
            onDrag={setDragged}
            onDrop={() => dragged && move(dragged, index)}
            onMove={move}
            onTurn={onTurn}
            onTakeOff={onTakeOff}
          />
        ))}
      </ol>
      <span className="visually-hidden" role="status">
        {moved && movedName !== undefined
          ? t("cloning.movedTo", { name: movedName, position: moved.to + 1 })
          : ""}
      </span>
    </>
  );
};

interface CardProps extends Pick<MoleculeCardsProps, "onMove" | "onTurn" | "onTakeOff"> {
  readonly card: MoleculeCard;
  readonly index: number;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly isDragged: boolean;
  readonly onDrag: (id: string | null) => void;
  readonly onDrop: () => void;
}

const Card = ({ card, isDragged, onDrag, onDrop, ...rest }: CardProps) => {
  const t = useTranslation();
  const format = useFormat();
  const { id, name, sequenceId, record, strand, isFixed = false, badge, note, body } = card;
  const lift = (event: DragEvent) => {
    event.dataTransfer.effectAllowed = "move";
    event.dataTransfer.setData("text/plain", name);
    onDrag(id);
  };
  const kind = record?.topology === "circular" ? "sequences.kindCircular" : "sequences.kindLinear";
  return (
    <li
      className={styles.card}
      data-dragged={isDragged ? "yes" : "no"}
      draggable={!isFixed}
      onDragStart={lift}
      onDragEnd={() => onDrag(null)}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        onDrop();
      }}
    >
      <div className={styles.head}>
        {!isFixed && <HolderOutlined className={styles.handle ?? ""} aria-hidden />}
        {badge}
        <Link className={styles.name ?? ""} to="/sequence/$sequenceId" params={{ sequenceId }}>
          {name}
        </Link>
        <CardButtons id={id} name={name} isFixed={isFixed} strand={strand} {...rest} />
      </div>
      <p className={styles.soft}>
        {record && `${t(kind)} · ${format.basePairs(record.sequence.length)}`}
        {strand === -1 && ` · ${t("cloning.turned")}`}
        {note}
      </p>
      {body}
    </li>
  );
};

type CardButtonsProps = Omit<CardProps, "card" | "isDragged" | "onDrag" | "onDrop"> &
  Required<Pick<MoleculeCard, "id" | "name" | "isFixed" | "strand">>;

/** Most changes affect one card; the buttons of the others stay the same. */
const CardButtons = memo(function CardButtons(props: CardButtonsProps) {
  const { id, name, isFixed, strand, index, isFirst, isLast, onMove, onTurn, onTakeOff } = props;
  const t = useTranslation();
  return (
    <span className={styles.buttons}>
      {!isFixed && (
        <>
          <CardButton
            label={t("cloning.moveUp", { name })}
            icon={<ArrowUpOutlined aria-hidden />}
            disabled={isFirst}
            onClick={() => onMove(id, index - 1)}
          />
          <CardButton
            label={t("cloning.moveDown", { name })}
            icon={<ArrowDownOutlined aria-hidden />}
            disabled={isLast}
            onClick={() => onMove(id, index + 1)}
          />
        </>
      )}
      <CardButton
        label={t("cloning.turn", { name })}
        icon={<SwapOutlined aria-hidden />}
        aria-pressed={strand === -1}
        onClick={() => onTurn(id)}
      />
      <CardButton
        label={t("cloning.takeOff", { name })}
        icon={<DeleteOutlined aria-hidden />}
        onClick={() => onTakeOff(id)}
      />
    </span>
  );
});

const CardButton = ({ label, ...rest }: ButtonProps & { readonly label: string }) => (
  <Button type="text" size="small" aria-label={label} {...rest} />
);
