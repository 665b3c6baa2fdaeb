import { featureTypes, meltingTemperature } from "@benchleaf/bio";
import { libraryBases, sequencesApi } from "@benchleaf/contract";
import { useQuery } from "@tanstack/react-query";
import { Input, Segmented, Select } from "antd";
import { useMemo, useState } from "react";
import { call } from "../../../kernel/client.ts";
import { useFormat } from "../../../kernel/format.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { useAllEnzymes } from "../../../shared/sequences/use-own-enzymes.ts";
import { publicationLink } from "../publication-link.ts";
import { Field } from "./field.tsx";
import type { KindFieldsProps } from "./kind-fields-props.ts";
import styles from "./library.module.css";
import { OwnEnzymeFields } from "./own-enzyme-fields.tsx";

/** Fields of an entry of a kind in addition to its name. */
export const KindFields = (props: KindFieldsProps) => {
  switch (props.kind) {
    case "primer":
      return (
        <>
          <LettersField {...props} />
          <TextField {...props} field="orderNumber" />
        </>
      );
    case "feature":
      return <FeatureFields {...props} />;
    case "enzyme":
      if (props.draft.own !== null) return <OwnEnzymeFields {...props} own={props.draft.own} />;
      // Who may only read finds the enzymes in the table below.
      return props.isFixed ? null : <EnzymesField {...props} />;
    case "plasmid":
      return (
        <>
          {!props.isFixed && <SequenceField {...props} />}
          <TextField {...props} field="backbone" />
          <TextField {...props} field="resistance" />
          <TextField {...props} field="publication" />
          <TextField {...props} field="orderNumber" />
        </>
      );
  }
};

interface TextFieldProps extends KindFieldsProps {
  readonly field: "orderNumber" | "backbone" | "resistance" | "publication";
}

const TextField = ({ id, field, draft, isFixed, onChange }: TextFieldProps) => {
  const t = useTranslation();
  const link = field === "publication" ? publicationLink(draft.publication) : null;
  if (isFixed && draft[field] === "") return null;
  return (
    <Field
      id={`${id}-${field}`}
      label={t(`biolibrary.${field}`)}
      {...(link !== null && {
        hint: (
          <a href={link} target="_blank" rel="noreferrer">
            {link}
          </a>
        ),
      })}
    >
      <Input
        id={`${id}-${field}`}
        value={draft[field]}
        maxLength={500}
        readOnly={isFixed}
        variant={isFixed ? "filled" : "outlined"}
        onChange={({ target }) => onChange({ ...draft, [field]: target.value })}
      />
    </Field>
  );
};

const LettersField = ({ kind, id, draft, isFixed, fault, onLeave, onChange }: KindFieldsProps) => {
  const t = useTranslation();
  const format = useFormat();
  const bases = libraryBases(draft.bases);
  const tm = kind === "primer" ? meltingTemperature(bases) : null;
  const length = format.basePairs(
    bases.length,
    draft.alphabet === "protein" ? "aa" : kind === "primer" ? "nt" : "bp",
  );
  const facts = tm === null ? length : `${length} · Tm ${format.number(tm, 1)} ℃`;
  return (
    <Field
      id={`${id}-content`}
      label={t("biolibrary.bases")}
      hint={`${t(kind === "primer" ? "biolibrary.primerHint" : "biolibrary.featureHint")} ${facts}`}
      fault={fault}
    >
      <Input.TextArea
        id={`${id}-content`}
        className={styles.letters ?? ""}
        rows={4}
        value={draft.bases}
        readOnly={isFixed}
        variant={isFixed ? "filled" : "outlined"}
        spellCheck={false}
        aria-describedby={`${id}-content-note`}
        status={fault ? "error" : ""}
        onBlur={onLeave}
        onChange={({ target }) => onChange({ ...draft, bases: target.value })}
      />
    </Field>
  );
};

const FeatureFields = (props: KindFieldsProps) => {
  const { id, draft, isFixed, onChange } = props;
  const t = useTranslation();
  if (isFixed)
    return (
      <>
        <LettersField {...props} />
        <Field id={`${id}-type`} label={t("biolibrary.type")}>
          <Input id={`${id}-type`} value={draft.type} readOnly variant="filled" />
        </Field>
      </>
    );
  return (
    <>
      <Field id={`${id}-alphabet`} label={t("biolibrary.alphabet")}>
        <Segmented
          id={`${id}-alphabet`}
          aria-label={t("biolibrary.alphabet")}
          value={draft.alphabet}
          options={[
            { value: "dna" as const, label: "DNA" },
            { value: "protein" as const, label: t("biolibrary.protein") },
          ]}
          onChange={(alphabet) => onChange({ ...draft, alphabet })}
        />
      </Field>
      <LettersField {...props} />
      <Field id={`${id}-type`} label={t("biolibrary.type")}>
        <Select<string>
          id={`${id}-type`}
          showSearch
          value={draft.type}
          options={featureTypes.map((name) => ({ value: name, label: name }))}
          onChange={(type) => onChange({ ...draft, type })}
        />
      </Field>
      <Field id={`${id}-color`} label={t("biolibrary.color")}>
        <Input
          type="color"
          id={`${id}-color`}
          value={draft.color ?? NO_COLOR}
          style={{ width: 64 }}
          onChange={({ target }) => onChange({ ...draft, color: target.value })}
        />
      </Field>
    </>
  );
};

/** Shown while the feature uses the colour of its type. */
const NO_COLOR = "#808080";

const EnzymesField = ({ id, draft, fault, onLeave, onChange }: KindFieldsProps) => {
  const t = useTranslation();
  const all = useAllEnzymes();
  const options = useMemo(() => all.map((enzyme) => ({ value: enzyme.id, label: enzyme.name })), [all]);
  // A deleted or unshared custom enzyme has no name any more.
  const known = useMemo(() => new Set(all.map((enzyme) => enzyme.id)), [all]);
  return (
    <Field id={`${id}-content`} label={t("digest.setEnzymes")} fault={fault}>
      <Select<number[]>
        id={`${id}-content`}
        mode="multiple"
        showSearch={{ optionFilterProp: "label" }}
        maxTagCount={30}
        value={draft.enzymeIds.filter((one) => known.has(one))}
        options={options}
        onBlur={onLeave}
        onChange={(enzymeIds) => onChange({ ...draft, enzymeIds })}
      />
    </Field>
  );
};

const FOUND = 30;

/** A sequence file by its name. */
const SequenceField = ({ id, draft, fault, onLeave, onChange }: KindFieldsProps) => {
  const t = useTranslation();
  const [words, setWords] = useState("");
  const search = words.trim();
  const found = useQuery({
    queryKey: ["library", "files", search],
    queryFn: ({ signal }) =>
      call(sequencesApi.list, { query: { limit: FOUND, ...(search ? { search } : {}) } }, { signal }),
    placeholderData: (before) => before,
  });
  const options = (found.data?.records ?? []).map(({ id: value, name, projectName }) => ({
    value,
    label: `${name} · ${projectName}`,
  }));
  return (
    <Field
      id={`${id}-content`}
      label={t("biolibrary.sequence")}
      hint={t("biolibrary.sequenceHint")}
      fault={fault}
    >
      <Select<string>
        id={`${id}-content`}
        showSearch={{ filterOption: false, onSearch: setWords }}
        loading={found.isFetching}
        {...(draft.sequenceId === "" ? {} : { value: draft.sequenceId })}
        options={options}
        onBlur={onLeave}
        onChange={(sequenceId) => {
          const name = found.data?.records.find((one) => one.id === sequenceId)?.name ?? "";
          onChange({ ...draft, sequenceId, name: draft.name === "" ? name : draft.name });
        }}
      />
    </Field>
  );
};
