import type { Material } from "@benchleaf/contract";
import { Link } from "@tanstack/react-router";
import { Button } from "antd";
import { dayAfter } from "../../../kernel/end-of-day.ts";
import { useFieldColumns } from "../../../kernel/fields/field-columns.tsx";
import { useFields } from "../../../kernel/fields/use-fields.ts";
import { useFormat } from "../../../kernel/format.ts";
import { usePreferences } from "../../../kernel/preferences.ts";
import { hasPermission } from "../../../kernel/session.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import type { Column } from "../../../ui/data-list.tsx";

/** Columns that a reader may hide: all but the name, what is left, its state, and what can be done. */
export const useOptionalColumns = () => {
  const t = useTranslation();
  const { data: fields = [] } = useFields("material");
  return [
    ...(["number", "kind", "cas", "brand"] as const).map((key) => ({ key, header: t(`stock.${key}`) })),
    { key: "expiry", header: t("stock.firstExpiry") },
    ...fields
      .filter(({ isColumn }) => isColumn)
      .map(({ id, name }) => ({ key: `field-${id}`, header: name })),
  ];
};

/** Columns of a list of materials. */
export const useMaterialColumns = (onApply: (material: Material) => void): readonly Column<Material>[] => {
  const t = useTranslation();
  const format = useFormat();
  const { data: fields = [] } = useFields("material");
  const own = useFieldColumns<Material>(fields);
  const today = dayAfter(0, usePreferences().timezone);
  return [
    {
      key: "name",
      header: t("stock.name"),
      width: "minmax(180px, 2fr)",
      cell: ({ id, name, warehouseId }) => (
        <Link to="/inventory/$storeId/material/detail/$id" params={{ storeId: warehouseId, id }}>
          {name}
        </Link>
      ),
    },
    {
      key: "number",
      header: t("stock.number"),
      width: "80px",
      isSecondary: true,
      cell: ({ number }) => number,
    },
    {
      key: "kind",
      header: t("stock.kind"),
      width: "90px",
      isSecondary: true,
      cell: ({ kind }) => t(`stock.kind-${kind}`),
    },
    { key: "cas", header: t("stock.cas"), width: "100px", isSecondary: true, cell: ({ cas }) => cas },
    {
      key: "brand",
      header: t("stock.brand"),
      width: "minmax(90px, 1fr)",
      isSecondary: true,
      cell: ({ brand }) => brand,
    },
    {
      key: "left",
      header: t("stock.left"),
      width: "110px",
      align: "end",
      cell: ({ quantity, unit }) => format.quantity({ value: quantity, unit }),
    },
    {
      key: "state",
      header: t("stock.state"),
      width: "140px",
      cell: ({ isLow, firstExpiry }) =>
        [
          ...(isLow ? [t("stock.low")] : []),
          ...(firstExpiry !== null && firstExpiry < today ? [t("stock.expired")] : []),
        ].join(" · "),
    },
    {
      key: "expiry",
      header: t("stock.firstExpiry"),
      width: "120px",
      isSecondary: true,
      cell: ({ firstExpiry }) => (firstExpiry === null ? "" : format.day(firstExpiry)),
    },
    ...own,
    {
      key: "acts",
      header: "",
      width: "90px",
      align: "end",
      cell: (material) =>
        hasPermission("INVENTORY_APPLY") && (
          <Button
            size="small"
            aria-label={t("stock.applyOf", { name: material.name })}
            onClick={() => onApply(material)}
          >
            {t("stock.apply")}
          </Button>
        ),
    },
  ];
};
