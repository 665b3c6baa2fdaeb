import { libraryApi, MAX_LIBRARY_PRIMER_BASES, MIN_LIBRARY_PRIMER_BASES } from "@benchleaf/contract";
import { Button } from "antd";
import { type ReactNode, useState } from "react";
import { call } from "../../kernel/client.ts";
import { useFormat } from "../../kernel/format.ts";
import { saveTable } from "../../kernel/save-table.ts";
import { hasPermission } from "../../kernel/session.ts";
import { useToasts } from "../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../kernel/translation.ts";
import { Sheet, SheetActions } from "../../ui/sheet.tsx";
import styles from "./oligo-sheet.module.css";

/** A row of an order sheet. */
export interface SheetOligo {
  readonly key: string;
  readonly name: string;
  /** 5' to 3'; the tail does not bind. */
  readonly tail: string;
  readonly binding: string;
  readonly bases: string;
  /** As it is ordered, with its modifications, where that is more than its bases. */
  readonly order?: string;
  /** One for each of the sheet's figures. */
  readonly figures: readonly string[];
}

interface OligoSheetProps<Oligo extends SheetOligo> {
  /** Names the file of an order and describes the purpose of a primer in the library. */
  readonly title: string;
  readonly oligos: readonly Oligo[];
  /** Heads of the columns behind name and bases. */
  readonly figures: readonly string[];
  /** A last column that is not ordered. */
  readonly own?: { readonly head: string; readonly cell: (oligo: Oligo) => ReactNode };
  readonly help: string;
}

const fitsLibrary = ({ bases }: SheetOligo): boolean =>
  bases.length >= MIN_LIBRARY_PRIMER_BASES && bases.length <= MAX_LIBRARY_PRIMER_BASES;

/** Saves oligos in the user's private primer library; existing ones are not changed. */
const useLibrary = (title: string) => {
  const t = useTranslation();
  const format = useFormat();
  const toasts = useToasts();
  const [isBusy, setBusy] = useState(false);
  const keep = async (oligos: readonly SheetOligo[]) => {
    setBusy(true);
    try {
      const entries = oligos.filter(fitsLibrary).map(({ name, bases, order }) => ({
        name,
        bases: bases.replaceAll("U", "T"),
        description: order === undefined ? title : `${title}; ${order}`,
      }));
      const { entries: saved, skipped } = await call(libraryApi.primer.create, {
        body: { scope: "private", entries, onConflict: "skip" },
      });
      const counts = { saved: format.number(saved.length), skipped: format.number(skipped.length) };
      toasts.success(t("cloning.savedToLibrary", counts));
    } catch (error) {
      toasts.failure(error);
    } finally {
      setBusy(false);
    }
  };
  return { isAllowed: hasPermission("MOLECULE_PRIMER_TENANT_READ"), isBusy, keep };
};

/** Primers with their tails and figures, as a sheet to order by or into the library. Its words are those of cloning. */
export const OligoSheet = <Oligo extends SheetOligo>(props: OligoSheetProps<Oligo>) => {
  const { title, oligos, figures, own, help } = props;
  const t = useTranslation();
  const toasts = useToasts();
  const library = useLibrary(title);
  const heads = [t("cloning.primerName"), t("cloning.primerBases"), ...figures];
  const save = (kind: "csv" | "xlsx") => {
    const rows = oligos.map((one) => [one.name, one.order ?? one.bases, ...one.figures]);
    void saveTable([heads, ...rows], `${title} ${t("cloning.primers")}`, kind).catch(toasts.failure);
  };
  return (
    <>
      <Sheet
        label={t("cloning.primers")}
        head={
          <>
            {heads.map((head, index) => (
              <th key={head} scope="col" className={index > 1 ? styles.figure : ""}>
                {head}
              </th>
            ))}
            {own && <th scope="col">{own.head}</th>}
          </>
        }
      >
        {oligos.map((one) => (
          <tr key={one.key}>
            <th scope="row">{one.name}</th>
            <td className={styles.oligo} translate="no">
              {one.order ?? (
                <>
                  <span className={styles.tail}>{one.tail.toLowerCase()}</span>
                  {one.binding}
                </>
              )}
            </td>
            {one.figures.map((figure, index) => (
              <td key={figures[index]} className={styles.figure}>
                {figure}
              </td>
            ))}
            {own && <td>{own.cell(one)}</td>}
          </tr>
        ))}
      </Sheet>
      <p className={styles.help}>{help}</p>
      <SheetActions>
        {library.isAllowed && (
          <Button size="small" loading={library.isBusy} onClick={() => void library.keep(oligos)}>
            {t("cloning.saveToLibrary")}
          </Button>
        )}
        <Button size="small" onClick={() => save("csv")}>
          {t("cloning.orderCsv")}
        </Button>
        <Button size="small" onClick={() => save("xlsx")}>
          {t("cloning.orderXlsx")}
        </Button>
      </SheetActions>
    </>
  );
};
