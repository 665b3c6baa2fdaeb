import { FileTextOutlined } from "@ant-design/icons";
import { type GlossaryImport, MAX_GLOSSARY_FILE_BYTES } from "@benchleaf/contract";
import { useState } from "react";
import { Dialog } from "../../../kernel/parts/dialog.tsx";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { DropArea } from "../../../ui/drop-area.tsx";
import { PickFiles } from "../../../ui/pick-files.tsx";
import { useGlossaryChanges } from "./glossary.queries.ts";
import styles from "./translation-lists.module.css";

const MEGABYTE = 1024 ** 2;
const CHUNK = 0x8000;

/** The bytes of a file in base64. */
const base64Of = async (file: File): Promise<string> => {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = "";
  for (let at = 0; at < bytes.length; at += CHUNK)
    text += String.fromCharCode(...bytes.subarray(at, at + CHUNK));
  return btoa(text);
};

interface Chosen {
  readonly name: string;
  readonly format: "csv" | "tbx";
  readonly content: string;
  readonly found: GlossaryImport;
}

/** Rows that are not imported, with the reason. */
const WrongRows = ({ found }: { readonly found: GlossaryImport }) => {
  const t = useTranslation();
  return (
    <section
      className={styles.wrong}
      aria-label={t("glossaryWords.wrongRows")}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by key (WCAG 2.1.1).
      tabIndex={0}
    >
      <table>
        <thead>
          <tr>
            <th scope="col">{t("glossaryWords.row")}</th>
            <th scope="col">{t("glossaryWords.source")}</th>
            <th scope="col">{t("glossaryWords.targets")}</th>
            <th scope="col">{t("glossaryWords.fault")}</th>
          </tr>
        </thead>
        <tbody>
          {found.wrong.map((one, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row may have two faults
            <tr key={at}>
              <td>{one.row}</td>
              <td>{one.source}</td>
              <td>{one.target}</td>
              <td>{t(`glossaryWords.fault-${one.fault}`)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};

/** Terms of a CSV or TBX file are shown first, with the rows that are wrong, and then imported. */
export const ImportTermsDialog = ({
  glossaryId,
  onClose,
}: {
  readonly glossaryId: string;
  readonly onClose: () => void;
}) => {
  const t = useTranslation();
  const toasts = useToasts();
  const { importTerms } = useGlossaryChanges();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const choose = async ([file]: readonly File[]): Promise<void> => {
    if (file === undefined) return;
    if (file.size > MAX_GLOSSARY_FILE_BYTES)
      return toasts.warning(
        t("translateWords.tooLarge", { name: file.name, limit: MAX_GLOSSARY_FILE_BYTES / MEGABYTE }),
      );
    const format = /\.(tbx|xml)$/i.test(file.name) ? "tbx" : "csv";
    try {
      const content = await base64Of(file);
      const found = await importTerms.mutateAsync({
        params: { glossaryId },
        body: { format, content, isPreview: true },
      });
      setChosen({ name: file.name, format, content, found });
    } catch (error) {
      toasts.failure(error);
    }
  };
  const write = (): void => {
    if (chosen === null) return;
    const { format, content } = chosen;
    importTerms.mutate(
      { params: { glossaryId }, body: { format, content, isPreview: false } },
      {
        onSuccess: ({ added, updated }) => {
          toasts.success(t("glossaryWords.imported", { added, updated }));
          onClose();
        },
        onError: toasts.failure,
      },
    );
  };
  const changes = chosen === null ? 0 : chosen.found.added + chosen.found.updated;
  return (
    <Dialog
      open
      width={680}
      title={t("glossaryWords.importTitle")}
      okText={t("glossaryWords.import")}
      okButtonProps={{ disabled: changes === 0 }}
      cancelText={t("shell.cancel")}
      confirmLoading={importTerms.isPending}
      onOk={write}
      onCancel={onClose}
    >
      <DropArea label={t("glossaryWords.dropFile")} onFiles={(files) => void choose(files)}>
        <div className={styles.stack}>
          <p className={styles.soft}>{t("glossaryWords.importHelp")}</p>
          <PickFiles
            label={t("glossaryWords.chooseFile")}
            accept=".csv,.tsv,.txt,.tbx,.xml"
            icon={<FileTextOutlined />}
            onFiles={(files) => void choose(files)}
          />
          {chosen && (
            <>
              <p role="status">
                {t("glossaryWords.preview", {
                  name: chosen.name,
                  added: chosen.found.added,
                  updated: chosen.found.updated,
                  unchanged: chosen.found.unchanged,
                  wrong: chosen.found.wrongCount,
                })}
              </p>
              {chosen.found.sample.length > 0 && (
                <p className={styles.soft}>
                  {chosen.found.sample
                    .slice(0, 5)
                    .map(({ source, targets }) => `${source} → ${targets.join(" | ") || source}`)
                    .join("；")}
                </p>
              )}
              {chosen.found.wrong.length > 0 && <WrongRows found={chosen.found} />}
            </>
          )}
        </div>
      </DropArea>
    </Dialog>
  );
};
