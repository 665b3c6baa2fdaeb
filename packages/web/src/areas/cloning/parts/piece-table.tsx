import { useFormat } from "../../../kernel/format.ts";
import { type Translate, useTranslation } from "../../../kernel/translation.ts";
import { Sheet } from "../../../ui/sheet.tsx";
import type { BenchJunction, BenchProduct, PlannedBench } from "../planning/planned-bench.ts";
import type { PlasmidNames } from "../plasmid-names.ts";

interface PieceTableProps {
  readonly planned: PlannedBench;
  readonly product: BenchProduct;
  readonly names: PlasmidNames;
}

/** How an end is joined, in the usual terms. */
export const junctionLabels = (
  t: Translate,
  { kind, letters }: Pick<BenchJunction, "kind" | "letters">,
): string =>
  kind === "homology" || kind === "5'-overhang" || kind === "3'-overhang" || kind === "blunt"
    ? t(`cloning.junction-${kind}`, { count: letters.length })
    : kind;

/** The fragments as they go into the reaction: how long what is amplified is, and the ends by which they are joined. */
export const PieceTable = ({ planned, product, names }: PieceTableProps) => {
  const t = useTranslation();
  const format = useFormat();
  const ids = [...new Set(product.parts.map(({ plasmidId }) => plasmidId))];
  const end = (junction: BenchJunction | undefined) =>
    junction === undefined ? (
      t("cloning.pieceFree")
    ) : (
      <>
        {junctionLabels(t, junction)}
        {junction.kind !== "homology" && junction.letters !== "" && (
          <>
            {" "}
            <code translate="no">{junction.letters}</code>
          </>
        )}
      </>
    );
  return (
    <Sheet
      label={t("cloning.pieces")}
      head={
        <>
          <th scope="col">{t("cloning.piece")}</th>
          <th scope="col">{t("cloning.pieceLength")}</th>
          <th scope="col">{t("cloning.pieceLeft")}</th>
          <th scope="col">{t("cloning.pieceRight")}</th>
        </>
      }
    >
      {ids.map((id) => {
        const length = planned.amplicons[id];
        return (
          <tr key={id}>
            <th scope="row">{names.get(id)}</th>
            <td>{length === undefined ? t("cloning.pieceAsItIs") : format.basePairs(length)}</td>
            <td>{end(product.junctions.find(({ right }) => right === id))}</td>
            <td>{end(product.junctions.find(({ left }) => left === id))}</td>
          </tr>
        );
      })}
    </Sheet>
  );
};
