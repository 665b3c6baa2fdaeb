import type { Warehouse } from "@benchleaf/contract";
import { Link } from "@tanstack/react-router";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { useTranslation } from "../../../kernel/translation.ts";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { useFamily } from "../samples.queries.ts";
import styles from "./family.module.css";
import { layoutFamily } from "./family-layout.ts";

/** What a sample came of and what came of it: a column for each generation, each sample a link. */
export const SampleFamilyView = ({ warehouse, sampleId }: { warehouse: Warehouse; sampleId: string }) => {
  const t = useTranslation();
  const { data, error, refetch } = useFamily(warehouse.id, sampleId);
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton rows={3} label={t("shell.loading")} />;
  if (data.samples.length <= 1) return <p>{t("samplePages.noFamily")}</p>;
  const { nodes, lines, width, height } = layoutFamily(data);
  const placeOf = new Map(nodes.map((node) => [node.id, node]));
  const parentsOf = (id: string) =>
    data.links
      .filter(({ childId }) => childId === id)
      .map(({ parentId, origin, quantity }) => {
        const parent = data.samples.find((one) => one.id === parentId)?.number ?? "";
        const amount = quantity === null ? "" : ` ${quantity.value} ${quantity.unit}`;
        return `${t(`samplePages.origin-${origin}`)} ${parent}${amount}`;
      });
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by key (WCAG 2.1.1).
    <section className={styles.scroller} tabIndex={0} aria-label={t("samplePages.family")}>
      <div className={styles.graph} style={{ width, height }}>
        <svg className={styles.lines} width={width} height={height} aria-hidden="true">
          {lines.map(({ key, path }) => (
            <path key={key} d={path} />
          ))}
        </svg>
        <ul className={styles.nodes}>
          {data.samples.map((one) => {
            const place = placeOf.get(one.id)!;
            return (
              <li key={one.id} style={{ left: place.x, top: place.y }}>
                <Link
                  to="/sample/$storeId/view/$id"
                  params={{ storeId: warehouse.id, id: one.id }}
                  className={styles.node ?? ""}
                  data-state={one.state}
                  title={parentsOf(one.id).join("; ")}
                  {...(one.id === sampleId && { "aria-current": "true" as const })}
                >
                  <strong>{one.name}</strong>
                  <span>
                    {one.number} · {one.quantity.value} {one.quantity.unit}
                  </span>
                </Link>
              </li>
            );
          })}
        </ul>
      </div>
      {data.isCut && <p>{t("samplePages.familyCut")}</p>}
    </section>
  );
};
