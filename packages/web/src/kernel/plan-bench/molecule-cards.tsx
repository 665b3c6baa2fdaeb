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
import { type DragEvent, type ReactNode, useState } from "react";
import { useFormat } from "../format.ts";
import { useWords } from "../words.ts";
import styles from "./molecule-cards.module.css";

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
  /** What of it goes in, and how. */
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
 * The molecules of a plan in the order of the product; moved by dragging or by their buttons, turned and taken off. Its
 * words come with those of cloning, so who shows it names that part.
 */
export const MoleculeCards = ({ label, cards, onMove, onTurn, onTakeOff }: MoleculeCardsProps) => {
  const t = useWords();
  const [dragged, setDragged] = useState<string | null>(null);
  const [spoken, setSpoken] = useState("");
  const move = (id: string, to: number) => {
    onMove(id, to);
    setSpoken(
      t("cloning.movedTo", { name: cards.find((one) => one.id === id)?.name ?? "", position: to + 1 }),
    );
  };
  const places = cards.flatMap(({ isFixed }, index) => (isFixed ? [] : [index]));
  return (
    <>
      <ol className={styles.cards} aria-label={label}>
        {cards.map((card, index) => (
          <Card
            key={card.id}
            card={card}
            isFirst={index === places[0]}
            isLast={index === places.at(-1)}
            isDragged={dragged === card.id}
            onDrag={setDragged}
            onDrop={() => dragged && move(dragged, index)}
            onMove={(by) => move(card.id, index + by)}
            onTurn={() => onTurn(card.id)}
            onTakeOff={() => onTakeOff(card.id)}
          />
        ))}
      </ol>
      <span className="visually-hidden" role="status">
        {spoken}
      </span>
    </>
  );
};

interface CardProps {
  readonly card: MoleculeCard;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly isDragged: boolean;
  readonly onDrag: (id: string | null) => void;
  readonly onDrop: () => void;
  readonly onMove: (by: 1 | -1) => void;
  readonly onTurn: () => void;
  readonly onTakeOff: () => void;
}

const Card = ({ card, isDragged, onDrag, onDrop, ...rest }: CardProps) => {
  const t = useWords();
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
        <CardButtons name={name} isFixed={isFixed} strand={strand} {...rest} />
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

type CardButtonsProps = Pick<CardProps, "isFirst" | "isLast" | "onMove" | "onTurn" | "onTakeOff"> &
  Required<Pick<MoleculeCard, "name" | "isFixed" | "strand">>;

const CardButtons = (props: CardButtonsProps) => {
  const { name, isFixed, strand, isFirst, isLast, onMove, onTurn, onTakeOff } = props;
  const t = useWords();
  return (
    <span className={styles.buttons}>
      {!isFixed && (
        <>
          <CardButton
            label={t("cloning.moveUp", { name })}
            icon={<ArrowUpOutlined aria-hidden />}
            disabled={isFirst}
            onClick={() => onMove(-1)}
          />
          <CardButton
            label={t("cloning.moveDown", { name })}
            icon={<ArrowDownOutlined aria-hidden />}
            disabled={isLast}
            onClick={() => onMove(1)}
          />
        </>
      )}
      <CardButton
        label={t("cloning.turn", { name })}
        icon={<SwapOutlined aria-hidden />}
        aria-pressed={strand === -1}
        onClick={onTurn}
      />
      <CardButton
        label={t("cloning.takeOff", { name })}
        icon={<DeleteOutlined aria-hidden />}
        onClick={onTakeOff}
      />
    </span>
  );
};

const CardButton = ({ label, ...rest }: ButtonProps & { readonly label: string }) => (
  <Button type="text" size="small" aria-label={label} {...rest} />
);
