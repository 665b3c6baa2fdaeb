import type { SequenceRecord } from "@benchleaf/bio";
import { useMemo, useState } from "react";
import { CircularMap } from "../../canvas/circular-map.tsx";
import { LinearMap } from "../../canvas/linear-map.tsx";
import { useTheme } from "../../kernel/appearance.ts";
import { useTranslation } from "../../kernel/translation.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { mapTracks } from "../sequences/map-tracks.ts";
import { useViewLabels } from "../sequences/use-view-labels.ts";
import styles from "./product.module.css";
import type { PlannedProduct } from "./product-facts.tsx";

interface ProductMapProps {
  readonly product: PlannedProduct | null | undefined;
  readonly name: string;
}

/** The map of the product, while planning. */
export const ProductMap = ({ product, name }: ProductMapProps) => {
  const t = useTranslation();
  return product ? (
    <Drawn record={product.record} name={name} />
  ) : (
    <EmptyState sketch="bench" title={t("cloning.noProduct")} text={t("cloning.noProductHelp")} />
  );
};

const Drawn = ({ record: product, name }: { readonly record: SequenceRecord; readonly name: string }) => {
  const theme = useTheme();
  const record = useMemo(() => ({ ...product, name }), [product, name]);
  const tracks = useMemo(() => mapTracks(product), [product]);
  const labels = useViewLabels(name, record);
  const [selection, onSelect] = useState({ start: 0, length: 0 });
  const [hoveredFeatureId, onHover] = useState<string | null>(null);
  const view = { record, selection, hoveredFeatureId, tracks, theme, labels, onSelect, onHover };
  return (
    <div className={styles.map}>
      {record.topology === "circular" ? <CircularMap {...view} /> : <LinearMap {...view} />}
    </div>
  );
};
