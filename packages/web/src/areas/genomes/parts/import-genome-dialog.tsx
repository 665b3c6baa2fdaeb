import { Alert, Form, Input, Progress } from "antd";
import { useRef, useState } from "react";
import { FormDialog } from "../../../kernel/parts/form-dialog.tsx";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { upload } from "../../../kernel/upload.ts";
import { PickFiles } from "../../../ui/pick-files.tsx";
import { useCreateGenome } from "../genomes.queries.ts";
import styles from "./genomes.module.css";

interface Entry {
  readonly name: string;
  readonly organism?: string;
}

const SEQUENCES = ".fa,.fasta,.fna,.fas,.gb,.gbk,.gbff,.genbank,.gz";
const ANNOTATIONS = ".gff,.gff3,.gz";

const isAnnotation = (file: File): boolean => /\.gff3?(\.gz)?$/i.test(file.name);
const bareName = (file: File): string =>
  file.name
    .replace(/\.gz$/i, "")
    .replace(/\.[a-z0-9]+$/i, "")
    .slice(0, 100);

/** One or two files into a genome: they are sent here, and read without the page. */
export const ImportGenomeDialog = ({ onClose }: { onClose: () => void }) => {
  const t = useTranslation();
  const toasts = useToasts();
  const create = useCreateGenome();
  const [form] = Form.useForm<Entry>();
  const [sequence, setSequence] = useState<File | null>(null);
  const [annotation, setAnnotation] = useState<File | null>(null);
  const [isMissing, setMissing] = useState(false);
  const [sent, setSent] = useState<number | null>(null);
  const work = useRef<AbortController | null>(null);
  const pick = (files: readonly File[]) => {
    const letters = files.find((file) => !isAnnotation(file));
    const genes = files.find(isAnnotation);
    if (letters) {
      setSequence(letters);
      setMissing(false);
      if (!form.getFieldValue("name")) form.setFieldValue("name", bareName(letters));
    }
    if (genes) setAnnotation(genes);
  };
  const submit = async ({ name, organism = "" }: Entry) => {
    if (sequence === null) return setMissing(true);
    const started = new AbortController();
    work.current = started;
    const total = sequence.size + (annotation?.size ?? 0) || 1;
    setSent(0);
    try {
      const first = await upload(
        sequence,
        (share) => setSent((share * sequence.size) / total),
        started.signal,
      );
      const second =
        annotation &&
        (await upload(
          annotation,
          (share) => setSent((sequence.size + share * annotation.size) / total),
          started.signal,
        ));
      await create.mutateAsync({
        name,
        organism,
        sequence: { uuid: first.uuid, name: sequence.name },
        annotation: second && annotation ? { uuid: second.uuid, name: annotation.name } : null,
      });
      onClose();
    } catch (error) {
      if (!started.signal.aborted) toasts.failure(error);
    } finally {
      setSent(null);
    }
  };
  return (
    <FormDialog<Entry>
      name="genome"
      form={form}
      title={t("genomes.importTitle")}
      action={t("genomes.import")}
      isBusy={sent !== null}
      lead={
        <>
          <p className={styles.hint}>{t("genomes.importHelp")}</p>
          <div className={styles.files}>
            <PickFiles label={t("genomes.pickSequence")} accept={SEQUENCES} onFiles={pick} />
            <span className={styles.fileName}>{sequence?.name ?? t("genomes.noFile")}</span>
            <PickFiles label={t("genomes.pickAnnotation")} accept={ANNOTATIONS} onFiles={pick} />
            <span className={styles.fileName}>{annotation?.name ?? t("genomes.noAnnotation")}</span>
          </div>
          {isMissing && <Alert type="error" showIcon title={t("genomes.sequenceMissing")} />}
        </>
      }
      onSubmit={(entry) => void submit(entry)}
      onClose={() => {
        work.current?.abort();
        onClose();
      }}
    >
      <Form.Item
        name="name"
        label={t("genomes.name")}
        rules={[{ required: true, whitespace: true, message: t("genomes.nameMissing") }]}
      >
        <Input maxLength={100} />
      </Form.Item>
      <Form.Item name="organism" label={t("genomes.organism")}>
        <Input maxLength={100} placeholder="Escherichia coli" />
      </Form.Item>
      {sent !== null && <Progress percent={Math.round(sent * 100)} aria-label={t("genomes.sending")} />}
    </FormDialog>
  );
};
