import type { LibraryEntry, LibraryKind, PlasmidEntry, PrimerEntry } from "@benchleaf/contract";
import { Input } from "antd";
import { Suspense, useId, useState } from "react";
import { draftOfFields, entriesOf, faultOfField } from "../../../kernel/fields/field-entry.ts";
import { FieldInputs } from "../../../kernel/fields/field-inputs.tsx";
import { useFields } from "../../../kernel/fields/use-fields.ts";
import { lazyPage } from "../../../kernel/lazy-page.tsx";
import { Dialog } from "../../../kernel/parts/dialog.tsx";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import {
  contentFault,
  draftOf,
  type EntryDraft,
  emptyDraft,
  emptyEnzyme,
  inputOf,
  nameFault,
} from "../entry-draft.ts";
import { useEntryName } from "../entry-name.ts";
import { type Shelf, useLibraryChanges } from "../library.queries.ts";
import { fieldedKindOf } from "../library-search.ts";
import { usePlasmidCopy } from "../use-plasmid-copy.ts";
import { EnzymeDetails } from "./enzyme-details.tsx";
import { Field } from "./field.tsx";
import { KindFields } from "./kind-fields.tsx";
import styles from "./library.module.css";

const BindingPlaces = lazyPage<{ bases: string }>(() => import("./binding-places.tsx"));

const PlasmidMap = lazyPage<{ plasmid: PlasmidEntry }>(() => import("./plasmid-map.tsx"));

/** Those of the team only as long as the person may open their file. */
const hasMap = ({ scope, sequence }: PlasmidEntry): boolean => scope === "public" || sequence !== null;

interface EntryDialogProps {
  readonly kind: LibraryKind;
  /** Where a new entry is stored. */
  readonly shelf: Shelf;
  /** Null for a new one. */
  readonly entry: LibraryEntry | null;
  /** A new entry of the enzyme library is an enzyme and not a set. */
  readonly isEnzyme?: boolean;
  readonly onClose: () => void;
}

/** Shows, edits or creates an entry. Errors are shown next to their field when it loses focus. */
export const EntryDialog = ({ kind, shelf, entry, isEnzyme = false, onClose }: EntryDialogProps) => {
  const t = useTranslation();
  const toasts = useToasts();
  const id = useId();
  const changes = useLibraryChanges(kind);
  const nameOf = useEntryName(kind);
  const [draft, setDraft] = useState<EntryDraft>(() =>
    entry ? draftOf(entry) : isEnzyme ? emptyEnzyme : emptyDraft,
  );
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [isBusy, setBusy] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const own = useFields(entry?.scope === "public" ? null : fieldedKindOf(kind)).data ?? [];
  const filled = entry === null ? { ...draftOfFields(own), ...draft.fields } : (draft.fields ?? {});
  const isFixed = entry !== null && !entry.abilities.update;
  const faults = { name: nameFault(draft), content: contentFault(kind, draft) };
  const leave = (field: string) => setLeft(new Set([...left, field]));
  const copyPlasmid = usePlasmidCopy();
  const isCopyable = kind === "plasmid" && entry?.scope === "public";
  const copy = async () => {
    setBusy(true);
    try {
      if (entry) await copyPlasmid(entry.name);
    } catch (error) {
      toasts.failure(error);
    } finally {
      setBusy(false);
    }
  };
  const save = async () => {
    setLeft(new Set(["name", "content"]));
    if (faults.name ?? faults.content) {
      document.getElementById(`${id}-${faults.name ? "name" : "content"}`)?.focus();
      return;
    }
    setChecked(true);
    if (own.some((field) => faultOfField(field, filled[field.id]) !== null)) return;
    setBusy(true);
    try {
      const fields = own.length > 0 ? entriesOf(own, filled) : undefined;
      const input = inputOf(kind, draft, fields);
      const saved = entry
        ? await changes.update(entry.id, entry.version, input)
        : await changes.create(shelf, input);
      toasts.success(t("biolibrary.saved", { name: saved.name }));
      onClose();
    } catch (error) {
      toasts.failure(error);
    } finally {
      setBusy(false);
    }
  };
  const newWord = isEnzyme ? "biolibrary.newEnzyme" : "digest.newSet";
  const title = entry ? nameOf(entry) : t(kind === "enzyme" ? newWord : `biolibrary.new-${kind}`);
  const isWide = kind === "enzyme" ? draft.own === null : kind !== "feature" && entry !== null;
  return (
    <Dialog
      open
      width={isWide ? 820 : 560}
      title={title}
      okText={t(isCopyable ? "biolibrary.makeSequence" : "biolibrary.save")}
      cancelText={t(isFixed ? "biolibrary.close" : "shell.cancel")}
      confirmLoading={isBusy}
      okButtonProps={isFixed && !isCopyable ? { style: { display: "none" } } : {}}
      onOk={() => void (isCopyable ? copy() : save())}
      onCancel={onClose}
    >
      <div className={styles.form}>
        <Field
          id={`${id}-name`}
          label={t("biolibrary.name")}
          {...(!isFixed && { hint: t("biolibrary.nameHint") })}
          fault={left.has("name") ? faults.name : null}
        >
          <Input
            id={`${id}-name`}
            value={isFixed ? nameOf(entry) : draft.name}
            readOnly={isFixed}
            variant={isFixed ? "filled" : "outlined"}
            aria-describedby={`${id}-name-note`}
            status={left.has("name") && faults.name ? "error" : ""}
            onBlur={() => leave("name")}
            onChange={({ target }) => setDraft({ ...draft, name: target.value })}
          />
        </Field>
        {kind === "plasmid" && entry !== null && hasMap(entry as PlasmidEntry) && (
          <Suspense fallback={null}>
            <PlasmidMap plasmid={entry as PlasmidEntry} />
          </Suspense>
        )}
        <KindFields
          kind={kind}
          id={id}
          draft={draft}
          isFixed={isFixed}
          fault={left.has("content") ? faults.content : null}
          onLeave={() => leave("content")}
          onChange={setDraft}
        />
        <FieldInputs
          fields={own}
          draft={filled}
          isFixed={isFixed}
          isChecked={isChecked}
          onChange={(fields) => setDraft({ ...draft, fields })}
        />
        {!(isFixed && draft.description === "") && (
          <Field id={`${id}-description`} label={t("biolibrary.description")}>
            <Input.TextArea
              id={`${id}-description`}
              rows={3}
              maxLength={5000}
              value={draft.description}
              readOnly={isFixed}
              variant={isFixed ? "filled" : "outlined"}
              onChange={({ target }) => setDraft({ ...draft, description: target.value })}
            />
          </Field>
        )}
        {entry !== null && entry.source !== "" && (
          <p className={styles.hint}>
            {t("biolibrary.source")}: {entry.source}
          </p>
        )}
        {kind === "enzyme" && draft.own === null && <EnzymeDetails ids={draft.enzymeIds} />}
        {kind === "primer" && entry !== null && (
          <Suspense fallback={null}>
            <BindingPlaces bases={(entry as PrimerEntry).bases} />
          </Suspense>
        )}
      </div>
    </Dialog>
  );
};
