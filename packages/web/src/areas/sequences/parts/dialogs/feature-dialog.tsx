import {
  type ArrowheadType,
  type Feature,
  isKnownFeatureType,
  type SequenceRecord,
  type Strand,
} from "@benchleaf/bio";
import { Input, Radio, Select } from "antd";
import { useMemo, useState } from "react";
import { Dialog } from "../../../../kernel/parts/dialog.tsx";
import { useTranslation } from "../../../../kernel/translation.ts";
import {
  type FeatureForm,
  faultOf,
  featureOf,
  formOf,
  labelColorOf,
  withLabelColor,
} from "../../editing/feature-form.ts";
import { namedList } from "../named-list.ts";
import { ColorChoice, LABEL_COLORS } from "./color-choice.tsx";
import { DialogField } from "./dialog-field.tsx";
import { dialogTitle } from "./dialog-title.ts";
import styles from "./editing-dialogs.module.css";
import { FeatureParts } from "./feature-parts.tsx";
import { FeatureQualifiers } from "./feature-qualifiers.tsx";
import { FeatureTypeSelect } from "./feature-type-select.tsx";

interface FeatureDialogProps {
  readonly feature: Feature;
  readonly isNew: boolean;
  readonly record: SequenceRecord;
  readonly onPut: (feature: Feature) => void;
  readonly onClose: () => void;
}

const ARROWHEADS = [
  ["", "sequences.featureArrowUsual"],
  ["TOP", "sequences.featureArrowTop"],
  ["BOTTOM", "sequences.featureArrowBottom"],
  ["BOTH", "sequences.featureArrowBoth"],
  ["NONE", "sequences.featureArrowNone"],
] as const;

/** All properties of a feature. Nothing is changed before it is confirmed. */
export const FeatureDialog = ({ feature, isNew, record, onPut, onClose }: FeatureDialogProps) => {
  const t = useTranslation();
  const [form, setForm] = useState<FeatureForm>(() => formOf(feature, record));
  const [isChecked, setChecked] = useState(false);
  const change = (part: Partial<FeatureForm>) => setForm((known) => ({ ...known, ...part }));
  const isSound = form.parts.length > 0 && form.parts.every((part) => faultOf(part, record) === null);
  const strands = useMemo(() => {
    const one: { value: Strand | 0; label: string }[] = [
      { value: 1, label: t("sequences.strandForward") },
      { value: -1, label: t("sequences.strandReverse") },
    ];
    const isMixed = new Set(feature.locations.map(({ strand }) => strand)).size > 1;
    return isMixed ? [...one, { value: 0 as const, label: t("sequences.strandBoth") }] : one;
  }, [feature, t]);

  const submit = () => {
    setChecked(true);
    if (!isSound) return;
    onPut(featureOf(form, feature, record));
    onClose();
  };
  return (
    <Dialog
      open
      width={640}
      style={{ top: 48 }}
      styles={{ body: { maxHeight: "calc(100vh - 200px)", overflowY: "auto" } }}
      title={dialogTitle(t(isNew ? "sequences.featureAnnotate" : "sequences.featureEdit"))}
      okText={t(isNew ? "sequences.featureAddAction" : "sequences.featureSaveAction")}
      cancelText={t("sequences.cancel")}
      onOk={submit}
      onCancel={onClose}
    >
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <div className={styles.columns}>
          <DialogField label={t("sequences.fieldName")}>
            {(id) => (
              <Input
                id={id}
                value={form.name}
                autoFocus
                autoComplete="off"
                placeholder={form.type}
                onFocus={(event) => event.target.select()}
                onChange={(event) => change({ name: event.target.value })}
              />
            )}
          </DialogField>
          <DialogField label={t("sequences.featureFieldType")}>
            {(id) => <FeatureTypeSelect id={id} type={form.type} onChange={(type) => change({ type })} />}
          </DialogField>
        </div>
        {record.kind !== "protein" && form.type !== feature.type && !isKnownFeatureType(form.type) && (
          <p className={styles.fault}>{t("sequences.featureTypeUnknown")}</p>
        )}
        <div className={styles.columns}>
          {record.kind !== "protein" && (
            <DialogField label={t("sequences.featureFieldStrand")}>
              {(id) => (
                <Radio.Group
                  id={id}
                  aria-label={t("sequences.featureFieldStrand")}
                  value={form.strand}
                  onChange={(event) => change({ strand: event.target.value as Strand | 0 })}
                  options={strands}
                />
              )}
            </DialogField>
          )}
          <DialogField label={t("sequences.featureFieldArrow")}>
            {(id) => (
              <Select<ArrowheadType | "">
                {...namedList(id, t("sequences.featureFieldArrow"))}
                value={form.arrowhead ?? ""}
                onChange={(arrowhead) => change({ arrowhead: arrowhead === "" ? null : arrowhead })}
                options={ARROWHEADS.map(([value, label]) => ({ value, label: t(label) }))}
              />
            )}
          </DialogField>
        </div>
        {record.kind !== "protein" && (
          <div className={styles.columns}>
            <DialogField label={t("annotation.showTranslation")}>
              {(id) => (
                <Select<"type" | "yes" | "no">
                  {...namedList(id, t("annotation.showTranslation"))}
                  value={form.isTranslated === null ? "type" : form.isTranslated ? "yes" : "no"}
                  onChange={(shown) => change({ isTranslated: shown === "type" ? null : shown === "yes" })}
                  options={[
                    { value: "type", label: t("annotation.translationByType") },
                    { value: "yes", label: t("annotation.translationShown") },
                    { value: "no", label: t("annotation.translationHidden") },
                  ]}
                />
              )}
            </DialogField>
          </div>
        )}
        <div className={styles.field}>
          <span className={styles.label}>{t("sequences.featureFieldColor")}</span>
          <ColorChoice
            color={form.color}
            label="sequences.featureFieldColor"
            usual="sequences.featureColorByType"
            onChange={(color) => change({ color })}
          />
        </div>
        <div className={styles.field}>
          <span className={styles.label}>{t("sequences.featureFieldLabelColor")}</span>
          <ColorChoice
            color={labelColorOf(form)}
            label="sequences.featureFieldLabelColor"
            usual="sequences.featureLabelColorUsual"
            colors={LABEL_COLORS}
            onChange={(color) => change({ qualifiers: withLabelColor(form, color) })}
          />
          <span className={styles.hint}>{t("sequences.featureLabelColorHint")}</span>
        </div>
        <FeatureParts
          parts={form.parts}
          record={record}
          isChecked={isChecked}
          onChange={(parts) => change({ parts })}
        />
        <FeatureQualifiers qualifiers={form.qualifiers} onChange={(qualifiers) => change({ qualifiers })} />
        <button type="submit" hidden tabIndex={-1} aria-hidden="true" />
      </form>
    </Dialog>
  );
};
