import {
  type Location,
  type LocationKind,
  locationKinds,
  MAX_GRID_SIDE,
  MAX_LOCATIONS_PER_CALL,
} from "@benchleaf/contract";
import { Checkbox, Form, Input, Select } from "antd";
import { FormDialog } from "../../../kernel/parts/form-dialog.tsx";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { WholeNumber } from "../../../ui/whole-number.tsx";
import { useCreateLocations, useUpdateLocation } from "../warehouses.queries.ts";
import { isRangeInOrder, readCelsius } from "./celsius.ts";
import styles from "./warehouses.module.css";
import { anyWhole, wholeRule } from "./whole-rule.ts";

interface Entry {
  readonly kind: LocationKind;
  readonly name: string;
  readonly code: string;
  readonly count: number;
  readonly hasGrid: boolean;
  readonly rows: number;
  readonly columns: number;
  readonly minCelsius: string;
  readonly maxCelsius: string;
  readonly note: string;
}

/** Positions that a kind mostly has; null for those that have none. */
const usualGrids: Readonly<Record<LocationKind, { rows: number; columns: number } | null>> = {
  ...{ room: null, freezer: null, fridge: null, tank: null, cabinet: null, shelf: null, drawer: null },
  rack: { rows: 4, columns: 4 },
  box: { rows: 9, columns: 9 },
  plate: { rows: 8, columns: 12 },
  other: null,
};

const entryOf = (location: Location | null, kind: LocationKind): Entry => {
  const grid = location ? location.grid : usualGrids[kind];
  return {
    kind: location?.kind ?? kind,
    name: location?.name ?? "",
    code: location?.code ?? "",
    count: 1,
    hasGrid: grid !== null,
    rows: grid?.rows ?? 9,
    columns: grid?.columns ?? 9,
    minCelsius: location?.conditions.minCelsius ?? "",
    maxCelsius: location?.conditions.maxCelsius ?? "",
    note: location?.conditions.note ?? "",
  };
};

interface LocationDialogProps {
  readonly warehouseId: string;
  /** Null for new ones. */
  readonly location: Location | null;
  /** In which new ones are made; null for the outermost. */
  readonly parentId: string | null;
  /** What is offered first. */
  readonly kind: LocationKind;
  readonly onSaved: (locationId: string) => void;
  readonly onClose: () => void;
}

/** Makes one location or many next to each other, or changes one. */
export const LocationDialog = (props: LocationDialogProps) => {
  const { warehouseId, location, parentId, onSaved, onClose } = props;
  const t = useTranslation();
  const toasts = useToasts();
  const create = useCreateLocations(warehouseId);
  const update = useUpdateLocation(warehouseId, location?.id ?? "");
  const [form] = Form.useForm<Entry>();
  const initial = entryOf(location, props.kind);
  const entry: Entry = { ...initial, ...Form.useWatch((all: Entry) => all, { form, preserve: true }) };
  const submit = (filled: Partial<Entry>) => {
    // As it was sent: what was typed last may not be drawn yet.
    const entry: Entry = { ...initial, ...filled };
    const input = {
      kind: entry.kind,
      name: entry.name.trim(),
      code: entry.code?.trim() ? entry.code.trim().toUpperCase() : null,
      grid: entry.hasGrid ? { rows: entry.rows, columns: entry.columns } : null,
      conditions: {
        minCelsius: readCelsius(entry.minCelsius ?? "") || null,
        maxCelsius: readCelsius(entry.maxCelsius ?? "") || null,
        note: entry.note?.trim() ?? "",
      },
    };
    if (location === null)
      create.mutate(
        { ...input, parentId, count: entry.count || 1 },
        {
          onSuccess: (made) => {
            toasts.success(t("warehouses.locationsCreated", { count: made.length }));
            onSaved(made[0]?.id ?? "");
          },
          onError: toasts.failure,
        },
      );
    else
      update.mutate(
        { ...input, code: input.code ?? location.code, version: location.version },
        {
          onSuccess: ({ id }) => {
            toasts.success(t("warehouses.saved"));
            onSaved(id);
          },
          onError: toasts.failure,
        },
      );
  };
  const celsius = {
    validator: (_: unknown, typed = "") =>
      readCelsius(typed) === null
        ? Promise.reject(new Error(t("warehouses.numberInvalid")))
        : Promise.resolve(),
  };
  const inOrder = {
    validator: (_: unknown, typed = "") =>
      isRangeInOrder(form.getFieldValue("minCelsius") ?? "", typed)
        ? Promise.resolve()
        : Promise.reject(new Error(t("warehouses.rangeInvalid"))),
  };
  return (
    <FormDialog<Entry>
      form={form}
      name="location"
      title={t(
        location
          ? "warehouses.editLocation"
          : parentId === null
            ? "warehouses.addLocation"
            : "warehouses.addInside",
      )}
      action={t(location ? "shell.save" : "shell.create")}
      isBusy={create.isPending || update.isPending}
      initialValues={initial}
      onSubmit={submit}
      onClose={onClose}
    >
      <div className={styles.pair}>
        <Form.Item name="kind" label={t("warehouses.kind")}>
          <Select
            options={locationKinds.map((kind) => ({ value: kind, label: t(`warehouses.kind-${kind}`) }))}
            onChange={(kind: LocationKind) => {
              const grid = usualGrids[kind];
              form.setFieldsValue(grid ? { hasGrid: true, ...grid } : { hasGrid: false });
            }}
          />
        </Form.Item>
        {location === null && (
          <Form.Item
            name="count"
            label={t("warehouses.howMany")}
            tooltip={t("warehouses.howManyHelp")}
            rules={[wholeRule(t, 1, MAX_LOCATIONS_PER_CALL)]}
          >
            <WholeNumber {...anyWhole} className={styles.grow ?? ""} />
          </Form.Item>
        )}
      </div>
      <Form.Item
        name="name"
        label={t("warehouses.name")}
        rules={[{ required: true, whitespace: true, message: t("warehouses.nameRequired") }]}
      >
        <Input autoFocus maxLength={100} autoComplete="off" />
      </Form.Item>
      {entry.count <= 1 && (
        <Form.Item
          name="code"
          label={t("warehouses.code")}
          extra={t("warehouses.codeHelp")}
          rules={[{ pattern: /^\s*[A-Za-z0-9]{0,8}\s*$/, message: t("warehouses.codeInvalid") }]}
        >
          <Input maxLength={8} autoComplete="off" />
        </Form.Item>
      )}
      <Form.Item name="hasGrid" valuePropName="checked">
        <Checkbox>{t("warehouses.hasGrid")}</Checkbox>
      </Form.Item>
      {entry.hasGrid && (
        <div className={styles.pair}>
          <Form.Item name="rows" label={t("warehouses.rows")} rules={[wholeRule(t, 1, MAX_GRID_SIDE)]}>
            <WholeNumber {...anyWhole} className={styles.grow ?? ""} />
          </Form.Item>
          <Form.Item name="columns" label={t("warehouses.columns")} rules={[wholeRule(t, 1, MAX_GRID_SIDE)]}>
            <WholeNumber {...anyWhole} className={styles.grow ?? ""} />
          </Form.Item>
        </div>
      )}
      <div className={styles.pair}>
        <Form.Item name="minCelsius" label={t("warehouses.minCelsius")} rules={[celsius]}>
          <Input maxLength={12} autoComplete="off" />
        </Form.Item>
        <Form.Item
          name="maxCelsius"
          label={t("warehouses.maxCelsius")}
          dependencies={["minCelsius"]}
          rules={[celsius, inOrder]}
        >
          <Input maxLength={12} autoComplete="off" />
        </Form.Item>
      </div>
      <Form.Item name="note" label={t("warehouses.note")}>
        <Input maxLength={200} autoComplete="off" />
      </Form.Item>
    </FormDialog>
  );
};
