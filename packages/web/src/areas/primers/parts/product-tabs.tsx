import { Tabs } from "antd";
import { useFormat } from "../../../kernel/format.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { ProductFacts } from "../../../shared/cloning/product-facts.tsx";
import { ProductMap } from "../../../shared/cloning/product-map.tsx";
import type { OrderLine } from "../order-sheet.ts";
import type { PlannedAssembly } from "../planning/planned-assembly.ts";
import styles from "./assembly.module.css";
import { PrimerSheet } from "./primer-sheet.tsx";

interface ProductTabsProps {
  readonly planned: PlannedAssembly;
  readonly lines: readonly OrderLine[];
  readonly title: string;
  readonly nameOf: (partId: string) => string;
  readonly pricePerBase: number | null;
  readonly milliseconds: number;
}

/** The result: primers, junctions, and the map of the product. */
export const ProductTabs = (props: ProductTabsProps) => {
  const { planned, lines, title, nameOf, pricePerBase, milliseconds } = props;
  const t = useTranslation();
  const format = useFormat();
  const { product, junctions } = planned;
  return (
    <>
      {product && <ProductFacts product={product} milliseconds={milliseconds} />}
      <Tabs
        className={styles.tabs ?? ""}
        items={[
          {
            key: "primers",
            label: t("cloning.primers"),
            children: <PrimerSheet title={title} lines={lines} pricePerBase={pricePerBase} />,
          },
          {
            key: "junctions",
            label: t("cloning.junctions"),
            children: (
              <ol className={styles.junctions} aria-label={t("cloning.junctions")}>
                {junctions.map(({ left, right, letters, tm }) => (
                  <li key={`${left} ${right}`}>
                    <h3>{t("cloning.between", { left: nameOf(left), right: nameOf(right) })}</h3>
                    <p className={styles.soft}>
                      {format.basePairs(letters.length)}
                      {tm !== null && ` · Tm ${format.number(tm, 1)} °C`}
                    </p>
                    <code translate="no">{letters}</code>
                  </li>
                ))}
              </ol>
            ),
          },
          {
            key: "map",
            label: t("cloning.map"),
            disabled: !product,
            children: <ProductMap product={product} name={title} />,
          },
        ]}
      />
    </>
  );
};
