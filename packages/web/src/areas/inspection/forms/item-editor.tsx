import { ArrowDownOutlined, ArrowUpOutlined, DeleteOutlined } from "@ant-design/icons";
import {
  type FormFault,
  type FormItem,
  MAX_ACTION_DAYS,
  MAX_FORM_HELP,
  type ShowIf,
} from "@benchleaf/contract";
import { Button, Checkbox, InputNumber, Select } from "antd";
import { useTranslation } from "../../../kernel/translation.ts";
import { useFormText } from "../form-text.ts";
import styles from "./design.module.css";
import { Field, FormTextInput, KindFields } from "./item-fields.tsx";

interface ItemEditorProps {
  readonly item: FormItem;
  /** Those before it, which its condition can name. */
  readonly before: readonly FormItem[];
  readonly faults: readonly FormFault[];
  readonly isOpen: boolean;
  readonly isReadOnly: boolean;
  readonly onOpen: () => void;
  readonly onChange: (item: FormItem) => void;
  readonly onMove: (step: 1 | -1) => void;
  readonly onRemove: () => void;
}

/** Kinds whose answers can be bad. */
const canFail = ({ kind }: FormItem): boolean =>
  kind === "choice" || kind === "number" || kind === "date" || kind === "table" || kind === "score";

const Condition = ({ item, before, onChange }: Pick<ItemEditorProps, "item" | "before" | "onChange">) => {
  const t = useTranslation();
  const say = useFormText();
  const { showIf } = item;
  const asked = before.find(({ id }) => id === showIf?.item);
  const set = (next: ShowIf | null) => onChange({ ...item, showIf: next });
  const ops = [
    "failed",
    "passed",
    "answered",
    ...(asked?.kind === "choice" ? (["equals"] as const) : []),
  ] as const;
  const words = {
    failed: "opFailed",
    passed: "opPassed",
    answered: "opAnswered",
    equals: "opEquals",
  } as const;
  return (
    <fieldset className={styles.section}>
      <legend className={styles.label}>{t("inspecting.showIf")}</legend>
      <div className={styles.row}>
        <Select
          aria-label={t("inspecting.conditionItem")}
          value={showIf?.item ?? ""}
          options={[
            { value: "", label: t("inspecting.showAlways") },
            ...before.map(({ id, title }) => ({ value: id, label: say(title) || t("inspecting.untitled") })),
          ]}
          onChange={(id) => set(id === "" ? null : { item: id, op: "failed", value: null })}
        />
        {showIf && (
          <Select
            aria-label={t("inspecting.conditionOp")}
            value={showIf.op}
            style={{ width: 120 }}
            options={ops.map((value) => ({ value, label: t(`inspecting.${words[value]}`) }))}
            onChange={(op) => set({ ...showIf, op, value: null })}
          />
        )}
        {showIf?.op === "equals" && asked?.kind === "choice" && (
          <Select
            aria-label={t("inspecting.conditionValue")}
            {...(showIf.value && { value: showIf.value })}
            style={{ width: 160 }}
            options={asked.options.map(({ id, title }) => ({ value: id, label: say(title) }))}
            onChange={(value) => set({ ...showIf, value })}
          />
        )}
      </div>
    </fieldset>
  );
};

const OnFailFields = ({ item, onChange }: Pick<ItemEditorProps, "item" | "onChange">) => {
  const t = useTranslation();
  const onFail = item.onFail ?? { action: false, block: false, dueDays: 7 };
  const set = (part: Partial<typeof onFail>) => {
    const next = { ...onFail, ...part };
    onChange({ ...item, onFail: next.action || next.block ? next : null });
  };
  return (
    <fieldset className={styles.section}>
      <legend className={styles.label}>{t("inspecting.onFail")}</legend>
      <div className={styles.foot}>
        <Checkbox checked={onFail.action} onChange={({ target }) => set({ action: target.checked })}>
          {t("inspecting.failAction")}
        </Checkbox>
        {onFail.action && (
          <InputNumber
            aria-label={t("inspecting.dueDays")}
            suffix={t("inspecting.dueDays")}
            value={onFail.dueDays}
            min={0}
            max={MAX_ACTION_DAYS}
            precision={0}
            style={{ width: 180 }}
            onChange={(dueDays) => set({ dueDays: dueDays ?? 0 })}
          />
        )}
        <Checkbox checked={onFail.block} onChange={({ target }) => set({ block: target.checked })}>
          {t("inspecting.failBlock")}
        </Checkbox>
      </div>
    </fieldset>
  );
};

/** One item of a form: a line that opens into its fields. */
export const ItemEditor = (props: ItemEditorProps) => {
  const { item, faults, isOpen, isReadOnly, onOpen, onChange, onMove, onRemove } = props;
  const t = useTranslation();
  const say = useFormText();
  const name = say(item.title) || t("inspecting.untitled");
  const kind = [t(`inspecting.kind-${item.kind}`), item.required && t("inspecting.required")]
    .filter(Boolean)
    .join(" · ");
  return (
    <li className={styles.item} data-fault={faults.length > 0 ? "yes" : "no"}>
      <div className={styles.line}>
        <button
          type="button"
          className={styles.open}
          aria-expanded={isOpen}
          title={t("inspecting.editItem", { name })}
          onClick={onOpen}
        >
          <span>{name}</span>
          <span className={styles.kind}>
            {kind}
            {item.showIf && ` · ${t("inspecting.showIf")}`}
          </span>
          {faults.map(({ kind }) => (
            <span key={kind} className={styles.said}>
              {t(`inspecting.fault-${kind}`)}
            </span>
          ))}
        </button>
        {!isReadOnly && (
          <>
            <Button
              type="text"
              size="small"
              icon={<ArrowUpOutlined />}
              data-move={`${item.id} -1`}
              aria-label={t("inspecting.moveUp", { name })}
              onClick={() => onMove(-1)}
            />
            <Button
              type="text"
              size="small"
              icon={<ArrowDownOutlined />}
              data-move={`${item.id} 1`}
              aria-label={t("inspecting.moveDown", { name })}
              onClick={() => onMove(1)}
            />
            <Button
              type="text"
              size="small"
              icon={<DeleteOutlined />}
              aria-label={t("inspecting.removeItem", { name })}
              onClick={onRemove}
            />
          </>
        )}
      </div>
      {isOpen && (
        <fieldset className={styles.fields} disabled={isReadOnly}>
          <Field label={t("inspecting.itemTitle")}>
            {(id) => (
              <FormTextInput
                id={id}
                value={item.title}
                autoFocus={say(item.title) === ""}
                onChange={(title) => onChange({ ...item, title })}
              />
            )}
          </Field>
          <Field label={t("inspecting.itemHelp")}>
            {(id) => (
              <FormTextInput
                id={id}
                value={item.help}
                maxLength={MAX_FORM_HELP}
                onChange={(help) => onChange({ ...item, help })}
              />
            )}
          </Field>
          <KindFields item={item} onChange={onChange} />
          <Checkbox
            checked={item.required}
            onChange={({ target }) => onChange({ ...item, required: target.checked })}
          >
            {t("inspecting.required")}
          </Checkbox>
          <Condition {...props} />
          {canFail(item) && <OnFailFields item={item} onChange={onChange} />}
        </fieldset>
      )}
    </li>
  );
};
