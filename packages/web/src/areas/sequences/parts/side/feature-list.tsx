import type { SequenceRecord } from "@benchleaf/bio";
import { useDeferredValue, useMemo } from "react";
import { useFormat } from "../../../../kernel/format.ts";
import { useTranslation } from "../../../../kernel/translation.ts";
import type { ActionTools, EditorAction } from "../../actions/editor-action.ts";
import type { ListLinks } from "../../annotation/list-links.ts";
import { featureListRows } from "../../annotation/list-rows.ts";
import { AnnotationList } from "./annotation-list.tsx";
import { SelectedFeaturesBar } from "./selected-features-bar.tsx";

interface FeatureListProps {
  readonly record: SequenceRecord;
  readonly links: ListLinks;
  readonly actions: readonly EditorAction[];
  readonly tools: ActionTools;
  readonly isEditable: boolean;
}

/** The features of the record. */
export const FeatureList = ({ record, links, actions, tools, isEditable }: FeatureListProps) => {
  const t = useTranslation();
  const format = useFormat();
  // The residue that was typed is painted first.
  const listed = useDeferredValue(record);
  const { features, sequence, topology } = listed;
  // biome-ignore lint/correctness/useExhaustiveDependencies: of the letters only their count tells
  const rows = useMemo(() => featureListRows(features, listed), [features, sequence.length, topology]);
  return (
    <AnnotationList
      rows={rows}
      links={links}
      title={t("sequences.featureCount", { number: format.number(features.length) })}
      filterLabel={t("sequences.featureFilter")}
      none={t("sequences.noFeatures")}
      detailLabel="annotation.orderType"
      {...(isEditable && {
        onRemove: (ids: readonly string[]) => tools.dispatch({ type: "removeFeatures", ids }),
        removeLabel: (name: string) => t("sequences.deleteFeature", { name }),
        onEdit: () => tools.open("editFeature"),
        foot: <SelectedFeaturesBar actions={actions} tools={tools} />,
      })}
    />
  );
};
