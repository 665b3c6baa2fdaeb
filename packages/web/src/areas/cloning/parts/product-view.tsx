import { Tabs } from "antd";
import type { ReactNode } from "react";
import { useTranslation } from "../../../kernel/translation.ts";
import { ProductFacts } from "../../../shared/cloning/product-facts.tsx";
import { ProductMap } from "../../../shared/cloning/product-map.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import type { PlannedBench } from "../planning/planned-bench.ts";
import type { PlasmidNames } from "../plasmid-names.ts";
import type { OpenBench } from "../use-bench.ts";
import styles from "./cloning.module.css";
import { JunctionList } from "./junction-list.tsx";
import { PieceTable } from "./piece-table.tsx";
import { PrimerTable } from "./primer-table.tsx";
import { ProtocolTab } from "./protocol-tab.tsx";

interface ProductViewProps {
  readonly bench: OpenBench;
  readonly planned: PlannedBench | null;
  readonly names: PlasmidNames;
  readonly milliseconds: number | undefined;
  /** All constructs, where the bench has alternatives. */
  readonly table: ReactNode;
}

/** The product: its map while planning, its junctions, the order and the protocol. */
export const ProductView = ({ bench, planned, names, milliseconds, table }: ProductViewProps) => {
  const t = useTranslation();
  const product = planned?.products[0];
  if (bench.plan.plasmids.length === 0)
    return <EmptyState sketch="bench" title={t("cloning.startTitle")} text={t("cloning.startHelp")} />;
  return (
    <>
      {product && <ProductFacts product={product} milliseconds={milliseconds} />}
      {planned && (
        <Tabs
          className={styles.tabs ?? ""}
          items={[
            {
              key: "map",
              label: t("cloning.map"),
              children: <ProductMap product={product} name={bench.name} />,
            },
            {
              key: "junctions",
              label: t("cloning.junctions"),
              disabled: !product,
              children: product && (
                <>
                  <PieceTable planned={planned} product={product} names={names} />
                  <JunctionList junctions={product.junctions} names={names} />
                </>
              ),
            },
            {
              key: "primers",
              label: t("cloning.primers"),
              disabled: planned.primers.length === 0,
              children: <PrimerTable bench={bench} primers={planned.primers} names={names} />,
            },
            {
              key: "protocol",
              label: t("cloning.protocol"),
              disabled: !product,
              children: <ProtocolTab bench={bench} planned={planned} names={names} />,
            },
            ...(table ? [{ key: "constructs", label: t("cloning.constructs"), children: table }] : []),
          ]}
        />
      )}
    </>
  );
};
