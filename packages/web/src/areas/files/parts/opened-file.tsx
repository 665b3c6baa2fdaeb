import { linksApi, type OpenedFile, openSequencesApi } from "@benchleaf/contract";
import { addressOf } from "../../../kernel/client.ts";
import { useFormat } from "../../../kernel/format.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { DownloadLink } from "../../../ui/download-link.tsx";
import styles from "./open-file.module.css";

export interface OpenedProps {
  readonly token: string;
  readonly file: OpenedFile;
}

/** Whose it is, how new, and until when. */
const About = ({ file }: Pick<OpenedProps, "file">) => {
  const t = useTranslation();
  const format = useFormat();
  return (
    <p className={styles.soft}>
      {t("outside.from", { team: file.teamName })} ·{" "}
      {t("outside.updated", { date: format.date(file.updateTime) })}
      {" · "}
      {t("outside.until", { date: format.dateTime(file.expireTime) })}
    </p>
  );
};

export const contentOf = ({ token, file }: OpenedProps): string =>
  addressOf(linksApi.linkContent.path, { params: { token }, query: { pass: file.pass } });

/** The line above a document that is drawn. */
export const OpenedDocumentHead = ({ token, file }: OpenedProps) => {
  const t = useTranslation();
  return (
    <div className={styles.head}>
      <div>
        <h1>{file.name}</h1>
        <About file={file} />
      </div>
      <DownloadLink href={contentOf({ token, file })}>{t("outside.download")}</DownloadLink>
    </div>
  );
};

/** Any file without a viewer: its properties and download. */
export const OpenedFileCard = ({ token, file }: OpenedProps) => {
  const t = useTranslation();
  const format = useFormat();
  const href = contentOf({ token, file });
  return (
    <section className={styles.card}>
      <h1>{file.name}</h1>
      <About file={file} />
      <p className={styles.soft}>{t("outside.noPreview")}</p>
      <DownloadLink href={href}>
        {t("outside.download")}
        {file.size !== null && ` · ${format.bytes(file.size)}`}
      </DownloadLink>
    </section>
  );
};

const formats = { genbank: "GenBank", fasta: "FASTA" } as const;

/** The line above a sequence. */
export const OpenedHead = ({ token, file }: OpenedProps) => {
  const t = useTranslation();
  return (
    <div className={styles.head}>
      <div>
        <h1>{file.name}</h1>
        <About file={file} />
      </div>
      <div className={styles.downloads}>
        {(["genbank", "fasta"] as const).map((format) => (
          <DownloadLink
            key={format}
            href={addressOf(openSequencesApi.openSequenceFile.path, {
              params: { token },
              query: { pass: file.pass, format },
            })}
          >
            {t("outside.downloadAs", { format: formats[format] })}
          </DownloadLink>
        ))}
      </div>
    </div>
  );
};
