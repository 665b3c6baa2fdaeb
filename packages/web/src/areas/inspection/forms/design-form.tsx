import { DeleteOutlined, PlusOutlined } from "@ant-design/icons";
import {
  checkForm,
  type FormContent,
  type FormText,
  type InspectionFormDetail,
  itemKinds,
  locales,
  MAX_FORM_SECTIONS,
} from "@benchleaf/contract";
import { Button, Checkbox, Select } from "antd";
import { useEffect, useRef, useState } from "react";
import { useFormat } from "../../../kernel/format.ts";
import { ConfirmDialog } from "../../../kernel/parts/confirm-dialog.tsx";
import { usePreferences } from "../../../kernel/preferences.ts";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { useLeaveGuard } from "../../../kernel/use-leave-guard.tsx";
import { useFormText } from "../form-text.ts";
import { usePublishForm, useSaveForm } from "../inspection.queries.ts";
import styles from "./design.module.css";
import * as edit from "./edit-content.ts";
import { ItemEditor } from "./item-editor.tsx";
import { Field, FormTextInput } from "./item-fields.tsx";

interface Draft {
  readonly name: FormText;
  readonly needsReview: boolean;
  readonly content: FormContent;
}

/** Designs a form: its sections and items, saved as a draft and published as a version. */
export const DesignForm = ({ form }: { readonly form: InspectionFormDetail }) => {
  const t = useTranslation();
  const say = useFormText();
  const format = useFormat();
  const toasts = useToasts();
  const { locale } = usePreferences();
  const [draft, setDraft] = useState<Draft>({
    name: form.name,
    needsReview: form.needsReview,
    content: form.content,
  });
  const [isChanged, setChanged] = useState(false);
  const [opened, setOpened] = useState<string | null>(null);
  const [addedSection, setAddedSection] = useState<string | null>(null);
  const [isPublishing, setPublishing] = useState(false);
  const save = useSaveForm(form.id);
  const publish = usePublishForm(form.id);
  const isReadOnly = !form.abilities.edit;
  const { content } = draft;
  const faults = checkForm(content);
  const guard = useLeaveGuard(isChanged);
  const change = (part: Partial<Draft>) => {
    setDraft((before) => ({ ...before, ...part }));
    setChanged(true);
  };
  const setContent = (next: FormContent) => change({ content: next });
  const design = useRef<HTMLDivElement>(null);
  // An item that moved is drawn anew, and its button would lose the focus.
  const moved = useRef<string | null>(null);
  useEffect(() => {
    if (moved.current === null) return;
    design.current?.querySelector<HTMLElement>(`[data-move="${moved.current}"]`)?.focus();
    moved.current = null;
  });
  const moveItem = (itemId: string, step: 1 | -1) => {
    moved.current = `${itemId} ${step}`;
    setContent(edit.moveItem(content, itemId, step));
  };
  const addSection = () => {
    const next = edit.addSection(content);
    setAddedSection(next.sections.at(-1)!.id);
    setContent(next);
  };
  const keep = async (): Promise<InspectionFormDetail | null> => {
    if (!isChanged) return form;
    try {
      const saved = await save.mutateAsync({ revision: form.revision, ...draft });
      setChanged(false);
      return saved;
    } catch (error) {
      toasts.failure(error);
      return null;
    }
  };
  const publishNow = async () => {
    const saved = await keep();
    if (saved === null) return setPublishing(false);
    publish.mutate(saved.revision, {
      onSuccess: ({ version }) => toasts.success(t("inspecting.published", { version })),
      onError: toasts.failure,
      onSettled: () => setPublishing(false),
    });
  };
  const optionText = (word: "ok" | "bad"): FormText =>
    Object.fromEntries(
      locales.flatMap((one) =>
        one === locale ? [[one, t(word === "ok" ? "inspecting.pass" : "inspecting.fail")]] : [],
      ),
    );
  const addItem = (sectionId: string, kind: (typeof itemKinds)[number]) => {
    const item = edit.newItem(content, kind, optionText);
    setContent(edit.addItem(content, sectionId, item));
    setOpened(item.id);
  };
  return (
    <>
      <div ref={design} className={styles.design}>
        {isReadOnly && <p className={styles.kind}>{t("inspecting.readOnly")}</p>}
        <fieldset className={styles.section} disabled={isReadOnly}>
          <Field label={t("inspecting.formName")}>
            {(id) => <FormTextInput id={id} value={draft.name} onChange={(name) => change({ name })} />}
          </Field>
          <div>
            <Checkbox
              checked={draft.needsReview}
              onChange={({ target }) => change({ needsReview: target.checked })}
            >
              {t("inspecting.needsReview")}
            </Checkbox>
            <p className={styles.kind}>{t("inspecting.needsReviewHelp")}</p>
          </div>
        </fieldset>
        {faults.length > 0 && !isReadOnly && (
          <ul className={styles.faults} aria-label={t("inspecting.faultsTitle", { count: faults.length })}>
            {faults.slice(0, 8).map(({ kind, partId }) => {
              const item = content.sections.flatMap(({ items }) => items).find(({ id }) => id === partId);
              const name = item && say(item.title);
              return (
                <li key={`${kind} ${partId}`}>
                  {name ? `${name}: ` : ""}
                  {t(`inspecting.fault-${kind}`)}
                </li>
              );
            })}
          </ul>
        )}
        {content.sections.map((section) => {
          const name = say(section.title) || t("inspecting.untitled");
          return (
            <section key={section.id} className={styles.section} aria-label={name}>
              <div className={styles.head}>
                <FormTextInput
                  label={t("inspecting.sectionTitle")}
                  value={section.title}
                  autoFocus={section.id === addedSection}
                  onChange={(title) => setContent(edit.renameSection(content, section.id, title))}
                />
                {!isReadOnly && content.sections.length > 1 && (
                  <Button
                    type="text"
                    icon={<DeleteOutlined />}
                    aria-label={t("inspecting.removeSection", { name })}
                    onClick={() => setContent(edit.removeSection(content, section.id))}
                  />
                )}
              </div>
              <ul className={styles.items}>
                {section.items.map((item) => (
                  <ItemEditor
                    key={item.id}
                    item={item}
                    before={edit.itemsBefore(content, item.id)}
                    faults={faults.filter(({ partId }) => partId === item.id)}
                    isOpen={opened === item.id}
                    isReadOnly={isReadOnly}
                    onOpen={() => setOpened(opened === item.id ? null : item.id)}
                    onChange={(next) => setContent(edit.changeItem(content, next))}
                    onMove={(step) => moveItem(item.id, step)}
                    onRemove={() => setContent(edit.removeItem(content, item.id))}
                  />
                ))}
              </ul>
              {!isReadOnly && (
                <div>
                  <Select<(typeof itemKinds)[number] | null>
                    aria-label={`${t("inspecting.addItem")}: ${name}`}
                    value={null}
                    placeholder={t("inspecting.addItem")}
                    style={{ width: 180 }}
                    options={itemKinds.map((value) => ({ value, label: t(`inspecting.kind-${value}`) }))}
                    onChange={(kind) => kind && addItem(section.id, kind)}
                  />
                </div>
              )}
            </section>
          );
        })}
        {!isReadOnly && (
          <div className={styles.foot}>
            <Button
              icon={<PlusOutlined />}
              disabled={content.sections.length >= MAX_FORM_SECTIONS}
              onClick={addSection}
            >
              {t("inspecting.addSection")}
            </Button>
            <Button
              loading={save.isPending}
              disabled={!isChanged}
              onClick={() => void keep().then((kept) => kept && toasts.success(t("inspecting.saved")))}
            >
              {t("inspecting.save")}
            </Button>
            <Button
              type="primary"
              disabled={faults.length > 0 || !(isChanged || form.hasChanges)}
              onClick={() => setPublishing(true)}
            >
              {t("inspecting.publish")}
            </Button>
          </div>
        )}
        <section className={styles.section} aria-label={t("inspecting.versions")}>
          <h2 className={styles.label}>{t("inspecting.versions")}</h2>
          {form.versions.length === 0 && <p className={styles.kind}>{t("inspecting.noVersions")}</p>}
          {form.versions.map(({ version, publishedBy, publishTime }) => (
            <p key={version} className={styles.kind}>
              {t("inspecting.versionLine", {
                version,
                name: publishedBy,
                time: format.relative(publishTime),
              })}
            </p>
          ))}
        </section>
      </div>
      <ConfirmDialog
        isOpen={isPublishing}
        title={t("inspecting.publishTitle", { version: (form.version ?? 0) + 1 })}
        action={t("inspecting.publish")}
        isBusy={save.isPending || publish.isPending}
        onConfirm={() => void publishNow()}
        onClose={() => setPublishing(false)}
      >
        {t("inspecting.publishText")}
      </ConfirmDialog>
      {guard.dialog}
    </>
  );
};
