import { CopyOutlined } from "@ant-design/icons";
import { libraryApi, MAX_LIBRARY_PRIMER_BASES, MIN_LIBRARY_PRIMER_BASES } from "@benchleaf/contract";
import { Button } from "antd";
import { type ReactNode, useState } from "react";
import { call } from "../../../kernel/client.ts";
import { useFormat } from "../../../kernel/format.ts";
import { saveTable } from "../../../kernel/save-table.ts";
import { hasPermission } from "../../../kernel/session.ts";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import styles from "../../../shared/crispr/crispr.module.css";
import type { OrderLine } from "./order-oligos.ts";

interface OrderSheetProps {
  readonly lines: readonly OrderLine[];
  readonly title: string;
  readonly noteOf?: (line: OrderLine) => string;
  readonly more?: ReactNode;
}

/** Oligos to order: copy, save as a file, or save to the primer library. */
export const OrderSheet = ({ lines, title, noteOf, more }: OrderSheetProps) => {
  const t = useTranslation();
  const format = useFormat();
  const toasts = useToasts();
  const library = useSaveToLibrary();
  const purposeOf = ({ use, guide }: OrderLine): string => {
    const name = t("crispr.guideName", { number: guide });
    return use === "hdr" ? `${name} · ${t("crispr.hdr")}` : `${name} · ${t(`crispr.use-${use}`)}`;
  };
  const heads = [
    t("crispr.col-name"),
    t("crispr.col-bases"),
    t("crispr.col-length"),
    t("crispr.col-use"),
  ] as const;
  const rows = lines.map((line) => [line.name, line.bases, String(line.bases.length), purposeOf(line)]);
  const copy = async () => {
    await navigator.clipboard.writeText([heads, ...rows].map((row) => row.join("\t")).join("\n"));
    toasts.success(t("crispr.copied"));
  };
  const save = (kind: "csv" | "xlsx") =>
    void saveTable([heads, ...rows], `${title} ${t("crispr.orderSheet")}`, kind).catch(toasts.failure);
  const fitting = lines.filter(fitsLibrary);
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keys must reach it */}
      <section className={styles.sheetBox} tabIndex={0} aria-label={t("crispr.orderSheet")}>
        <table className={styles.sheet}>
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => {
              const note = noteOf?.(line) ?? "";
              return (
                <tr key={line.name}>
                  <td>{line.name}</td>
                  <td className={styles.bases}>{line.bases}</td>
                  <td>{format.number(line.bases.length)}</td>
                  <td>
                    {purposeOf(line)}
                    {note !== "" && <div className={styles.soft}>{note}</div>}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </section>
      {fitting.length < lines.length && (
        <p className={styles.soft}>
          {t("crispr.tooLongForLibrary", { least: MIN_LIBRARY_PRIMER_BASES, most: MAX_LIBRARY_PRIMER_BASES })}
        </p>
      )}
      <div className={styles.foot}>
        <span />
        {more}
        {library.isAllowed && (
          <Button
            size="small"
            disabled={fitting.length === 0}
            loading={library.isBusy}
            onClick={() => void library.save(fitting)}
          >
            {t("crispr.saveToLibrary")}
          </Button>
        )}
        <Button
          size="small"
          icon={<CopyOutlined aria-hidden />}
          disabled={lines.length === 0}
          onClick={() => void copy().catch(toasts.failure)}
        >
          {t("crispr.copyOrder")}
        </Button>
        <Button size="small" disabled={lines.length === 0} onClick={() => save("csv")}>
          {t("crispr.exportCsv")}
        </Button>
        <Button size="small" disabled={lines.length === 0} onClick={() => save("xlsx")}>
          {t("crispr.exportXlsx")}
        </Button>
      </div>
    </>
  );
};

const fitsLibrary = ({ bases }: OrderLine): boolean =>
  bases.length >= MIN_LIBRARY_PRIMER_BASES && bases.length <= MAX_LIBRARY_PRIMER_BASES;

/** Saves oligos in the user's own primer library; existing ones stay as they are. */
const useSaveToLibrary = () => {
  const t = useTranslation();
  const format = useFormat();
  const toasts = useToasts();
  const [isBusy, setBusy] = useState(false);
  const save = async (lines: readonly OrderLine[]) => {
    setBusy(true);
    try {
      const entries = lines.map(({ name, bases }) => ({ name, bases }));
      const { entries: saved, skipped } = await call(libraryApi.primer.create, {
        body: { scope: "private", entries, onConflict: "skip" },
      });
      const counts = { saved: format.number(saved.length), skipped: format.number(skipped.length) };
      toasts.success(t(skipped.length > 0 ? "crispr.savedSome" : "crispr.savedToLibrary", counts));
    } catch (error) {
      toasts.failure(error);
    } finally {
      setBusy(false);
    }
  };
  return { isAllowed: hasPermission("MOLECULE_PRIMER_TENANT_READ"), isBusy, save };
};
