import { ArrowDownOutlined, ArrowUpOutlined } from "@ant-design/icons";
import type { Field, FieldedKind } from "@benchleaf/contract";
import { Button } from "antd";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { DataList } from "../../../ui/data-list.tsx";
import { useOrderFields } from "../fields.queries.ts";
import { formulaInNames } from "../formula-names.ts";

interface FieldListProps {
  readonly kind: FieldedKind;
  readonly fields: readonly Field[];
  readonly onEdit: (field: Field) => void;
  readonly onArchive: (field: Field) => void;
}

/** The ids with one of them moved by a place. */
const moved = (fields: readonly Field[], from: number, to: number): string[] => {
  const ids = fields.map(({ id }) => id);
  const [id] = ids.splice(from, 1);
  ids.splice(to, 0, id!);
  return ids;
};

/** The fields of a kind in their order. */
export const FieldList = ({ kind, fields, onEdit, onArchive }: FieldListProps) => {
  const t = useTranslation();
  const toasts = useToasts();
  const order = useOrderFields();
  const move = (field: Field, by: number) => {
    const from = fields.indexOf(field);
    order.mutate({ kind, fieldIds: moved(fields, from, from + by) }, { onError: toasts.failure });
  };
  const rules = ({ isRequired, isUnique, isColumn }: Field): string =>
    [
      isRequired && t("records.isRequired"),
      isUnique && t("records.isUnique"),
      isColumn && t("records.isColumn"),
    ]
      .filter(Boolean)
      .join(" · ");
  return (
    <DataList
      label={t("teams.fields")}
      rows={fields}
      rowKey={({ id }) => id}
      columns={[
        {
          key: "name",
          header: t("records.fieldName"),
          width: "minmax(140px, 1fr)",
          cell: (field) => (
            <Button type="link" size="small" onClick={() => onEdit(field)}>
              {field.name}
            </Button>
          ),
        },
        {
          key: "type",
          header: t("records.fieldType"),
          width: "120px",
          cell: ({ type }) => t(`records.type-${type}`),
        },
        {
          key: "of",
          header: "",
          width: "minmax(120px, 2fr)",
          isSecondary: true,
          cell: ({ units, choices, formula }) =>
            [...units, ...choices, formulaInNames(formula, fields)].filter((one) => one !== "").join(", "),
        },
        {
          key: "rules",
          header: t("records.fieldRules"),
          width: "minmax(120px, 1fr)",
          isSecondary: true,
          cell: rules,
        },
        {
          key: "actions",
          header: "",
          width: "190px",
          align: "end",
          cell: (field) => (
            <>
              <Button
                type="text"
                size="small"
                icon={<ArrowUpOutlined />}
                aria-label={t("records.moveUp", { name: field.name })}
                disabled={order.isPending || field === fields[0]}
                onClick={() => move(field, -1)}
              />
              <Button
                type="text"
                size="small"
                icon={<ArrowDownOutlined />}
                aria-label={t("records.moveDown", { name: field.name })}
                disabled={order.isPending || field === fields.at(-1)}
                onClick={() => move(field, 1)}
              />
              <Button type="text" size="small" danger onClick={() => onArchive(field)}>
                {t("records.archive")}
              </Button>
            </>
          ),
        },
      ]}
    />
  );
};
