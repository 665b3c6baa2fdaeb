import { Tabs } from "antd";
import { useState } from "react";
import { CircularMap } from "../../../canvas/circular-map.tsx";
import { LinearMap } from "../../../canvas/linear-map.tsx";
import { NO_TRACKS } from "../../../canvas/tracks.ts";
import { useFormat } from "../../../kernel/format.ts";
import { useViewLabels } from "../../../kernel/sequence-view/use-view-labels.ts";
import { useTheme } from "../../../kernel/theme.tsx";
import { useWords } from "../../../kernel/words.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import type { BenchProduct, PlannedBench } from "../planning/planned-bench.ts";
import type { PlasmidNames } from "../plasmid-names.ts";
import type { OpenBench } from "../use-bench.ts";
import styles from "./cloning.module.css";
import { JunctionList } from "./junction-list.tsx";
import { PrimerTable } from "./primer-table.tsx";
import { ProtocolTab } from "./protocol-tab.tsx";

interface ProductViewProps {
  readonly bench: OpenBench;
  readonly planned: PlannedBench | null;
  readonly names: PlasmidNames;
  readonly milliseconds: number | undefined;
}

/** What comes out: its map as one plans, where the parts meet, what is ordered and what is done. */
export const ProductView = ({ bench, planned, names, milliseconds }: ProductViewProps) => {
  const t = useWords();
  const format = useFormat();
  const product = planned?.products[0];
  if (bench.plan.plasmids.length === 0)
    return <EmptyState title={t("cloning.startTitle")} text={t("cloning.startHelp")} />;
  return (
    <>
      {product && (
        <p className={styles.facts} data-checksum={product.checksum} data-milliseconds={milliseconds}>
          <strong>{format.basePairs(product.record.sequence.length)}</strong> ·{" "}
          {t(product.record.topology === "circular" ? "sequences.kindCircular" : "sequences.kindLinear")} ·{" "}
          <code>{product.checksum}</code>
        </p>
      )}
      {planned && (
        <Tabs
          className={styles.tabs ?? ""}
          items={[
            {
              key: "map",
              label: t("cloning.map"),
              children: product ? (
                <ProductMap product={product} name={bench.name} />
              ) : (
                <EmptyState title={t("cloning.noProduct")} text={t("cloning.noProductHelp")} />
              ),
            },
            {
              key: "junctions",
              label: t("cloning.junctions"),
              disabled: !product,
              children: product && <JunctionList junctions={product.junctions} names={names} />,
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
          ]}
        />
      )}
    </>
  );
};

const ProductMap = ({ product, name }: { readonly product: BenchProduct; readonly name: string }) => {
  const theme = useTheme();
  const record = { ...product.record, name };
  const labels = useViewLabels(name, record);
  const [selection, onSelect] = useState({ start: 0, length: 0 });
  const [hoveredFeatureId, onHover] = useState<string | null>(null);
  const view = { record, selection, hoveredFeatureId, tracks: NO_TRACKS, theme, labels, onSelect, onHover };
  return (
    <div className={styles.map}>
      {record.topology === "circular" ? <CircularMap {...view} /> : <LinearMap {...view} />}
    </div>
  );
};
