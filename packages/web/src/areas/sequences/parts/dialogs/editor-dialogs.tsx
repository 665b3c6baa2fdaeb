import { type Feature, piecesOf, unusedFeatureId } from "@benchleaf/bio";
import { primerFeatureId } from "../../../../canvas/row-primers.ts";
import { useFormat } from "../../../../kernel/format.ts";
import { lazyPage } from "../../../../kernel/lazy-page.tsx";
import { useTranslation } from "../../../../kernel/translation.ts";
import { likelyPair, targetPrimers } from "../../annotation/rebound-primer.ts";
import { selectedFeature, selectedFeatures, selectedPrimers } from "../../editing/selected-features.ts";
import type { useEditorTools } from "../../hooks/use-editor-tools.ts";
import type { useSequenceEditor } from "../../hooks/use-sequence-editor.ts";
import type { SequenceDocument } from "../../sequence-document.ts";
import { unitOf } from "../../sequence-labels.ts";
import { caretAt, oneBasedEnds } from "../../sequence-selection.ts";
import { ChooseRecordDialog } from "./choose-record-dialog.tsx";
import { ColorDialog } from "./color-dialog.tsx";
import { DescribeDialog } from "./describe-dialog.tsx";
import { FeatureDialog } from "./feature-dialog.tsx";
import type { OrderPrimersProps } from "./order-primers-dialog.tsx";
import { PairCheckDialog } from "./pair-check-dialog.tsx";
import { PrimerDialog } from "./primer-dialog.tsx";
import { RangeDialog } from "./range-dialog.tsx";
import { ResiduesDialog } from "./residues-dialog.tsx";

const OrderPrimersDialog = lazyPage<OrderPrimersProps>(() => import("./order-primers-dialog.tsx"), {
  words: "cloning",
});

interface EditorDialogsProps {
  readonly editor: ReturnType<typeof useSequenceEditor>;
  readonly opened: ReturnType<typeof useEditorTools>;
  readonly isEditable: boolean;
}

/** The questions that actions ask. */
export default function EditorDialogs({ editor, opened, isEditable }: EditorDialogsProps) {
  const { document, dispatch, onSelect, onPick } = editor;
  const { record, selection } = document;
  const { dialog: kind, closeDialog: onClose, choices, chooseRecord } = opened;
  if (choices) return <ChooseRecordDialog choice={choices} onChoose={chooseRecord} />;
  switch (kind) {
    case null:
      return null;
    case "goTo":
    case "selectRange":
      return (
        <RangeDialog
          kind={kind}
          record={record}
          selection={selection}
          onSelect={onSelect}
          onClose={onClose}
        />
      );
    case "describe":
      return (
        <DescribeDialog
          record={record}
          isEditable={isEditable}
          onDescribe={(description, meta) => dispatch({ type: "describe", description, meta })}
          onClose={onClose}
        />
      );
    case "annotate":
    case "editFeature": {
      const known = kind === "editFeature" ? selectedFeature(opened.tools) : undefined;
      return (
        <FeatureDialog
          feature={known ?? newFeature(document)}
          isNew={known === undefined}
          record={record}
          onPut={(feature) => {
            dispatch({ type: "putFeature", feature });
            onPick([feature.id]);
          }}
          onClose={onClose}
        />
      );
    }
    case "colorFeatures":
      return (
        <ColorDialog
          features={selectedFeatures(opened.tools)}
          onColor={(features) => dispatch({ type: "putFeatures", features })}
          onClose={onClose}
        />
      );
    case "editPrimer": {
      const [primer] = selectedPrimers(opened.tools);
      return primer ? (
        <PrimerDialog
          key={primer.id}
          primer={primer}
          record={record}
          onPut={(put) => {
            dispatch({ type: "putPrimer", primer: put });
            onPick([primerFeatureId(put)]);
          }}
          onClose={onClose}
        />
      ) : null;
    }
    case "orderPrimers":
      return (
        <OrderPrimersDialog
          title={record.name}
          primers={targetPrimers(record.primers, selectedPrimers(opened.tools))}
          onClose={onClose}
        />
      );
    case "checkPair":
      return (
        <PairCheckDialog
          primers={record.primers}
          pair={likelyPair(record.primers, selectedPrimers(opened.tools))}
          onClose={onClose}
        />
      );
    case "insert":
    case "replace":
      return <PutLetters editor={editor} isReplacing={kind === "replace"} onClose={onClose} />;
  }
}

/** Range of the selection, before anything was entered. */
const newFeature = ({ record, selection }: SequenceDocument): Feature => {
  const isCircular = record.topology === "circular";
  const spans = piecesOf(selection, record.sequence.length, isCircular);
  return {
    id: unusedFeatureId(record),
    name: "",
    type: record.kind === "protein" ? "Region" : "misc_feature",
    locations: spans.map(({ start, end }) => ({ start, end, strand: 1 })),
    operator: "join",
    qualifiers: [],
  };
};

interface PutLettersProps {
  readonly editor: ReturnType<typeof useSequenceEditor>;
  readonly isReplacing: boolean;
  readonly onClose: () => void;
}

const PutLetters = ({ editor, isReplacing, onClose }: PutLettersProps) => {
  const t = useTranslation();
  const format = useFormat();
  const { record, selection } = editor.document;
  const { first, last } = oneBasedEnds(selection, record.sequence.length);
  const range = t("sequences.range", { first: format.number(first), last: format.number(last) });
  const insertTitle =
    selection.start === record.sequence.length && record.sequence !== ""
      ? t("sequences.insertTitleLast")
      : t("sequences.insertTitle", { position: format.number(selection.start + 1) });
  return (
    <ResiduesDialog
      title={isReplacing ? t("sequences.replaceTitle", { range }) : insertTitle}
      action={t(isReplacing ? "sequences.replace" : "sequences.insert")}
      alphabet={record.kind}
      unit={unitOf(record)}
      onPut={(text) => void editor.paste.putText(isReplacing ? selection : caretAt(selection.start), text)}
      onClose={onClose}
    />
  );
};
