import { type Alignment, alignmentsApi } from "@benchleaf/contract";
import { Alert, Button, Checkbox, InputNumber, Progress } from "antd";
import { useEffect, useId, useRef, useState } from "react";
import { call } from "../../../kernel/client.ts";
import { useFormat } from "../../../kernel/format.ts";
import { Dialog } from "../../../kernel/parts/dialog.tsx";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { SaveFileDialog } from "../../../shared/files/save-file-dialog.tsx";
import {
  type AssembledContig,
  type AssemblyAnswer,
  type AssemblySettings,
  defaultAssembly,
} from "../work/assemble-selected.ts";
import { runAlignmentJob } from "../work/run-alignment-job.ts";
import type { SelectedSequence } from "../work/selected-sequence.ts";
import styles from "./alignments.module.css";
import { ContigTable } from "./contig-table.tsx";

interface AssemblyDialogProps {
  readonly chosen: readonly SelectedSequence[];
  /** Prefix of the names of saved contigs. */
  readonly name: string;
  readonly projectId: string;
  readonly onOpen: (alignment: Alignment) => Promise<void>;
  readonly onClose: () => void;
}

const BOUNDS = {
  minimumOverlap: { min: 12, max: 1000, step: 1, precision: 0 },
  minimumIdentity: { min: 0.5, max: 1, step: 0.05 },
  errorLimit: { min: 0.0001, max: 0.5, step: 0.01 },
} as const;

/** Assembles the selected reads into contigs; each is saved as a sequence or opened as an alignment of its reads. */
export const AssemblyDialog = ({ chosen, name, projectId, onOpen, onClose }: AssemblyDialogProps) => {
  const t = useTranslation();
  const format = useFormat();
  const toasts = useToasts();
  const id = useId();
  const work = useRef<AbortController | null>(null);
  const [settings, setSettings] = useState<AssemblySettings>(defaultAssembly);
  const [progress, setProgress] = useState<number | null>(null);
  const [answer, setAnswer] = useState<AssemblyAnswer | null>(null);
  const [kept, setKept] = useState<number | null>(null);
  const [isOpening, setOpening] = useState(false);
  useEffect(() => () => work.current?.abort(), []);
  const run = async () => {
    const controller = new AbortController();
    work.current = controller;
    setProgress(0);
    try {
      const watch = { signal: controller.signal, onProgress: setProgress };
      setAnswer(await runAlignmentJob({ type: "assemble", chosen, settings }, watch));
    } catch (error) {
      if (!controller.signal.aborted) toasts.failure(error);
    } finally {
      setProgress(null);
    }
  };
  const titleOf = (index: number) => `${name} contig ${index + 1}`.trim().slice(0, 200);
  const openContig = async ({ content, traces }: AssembledContig, index: number) => {
    setOpening(true);
    try {
      const leftOut = answer?.ok ? answer.leftOut : [];
      const body = {
        ...{ projectId, folderId: null, name: titleOf(index) },
        ...{ content: { ...content, leftOut }, traces },
      };
      await onOpen(await call(alignmentsApi.create, { body }));
    } catch (error) {
      toasts.failure(error);
      setOpening(false);
    }
  };
  const number = (key: keyof typeof BOUNDS) => (
    <div className={styles.field}>
      <label htmlFor={`${id}-${key}`}>{t(`alignments.assembly-${key}`)}</label>
      <InputNumber<number>
        id={`${id}-${key}`}
        {...BOUNDS[key]}
        value={settings[key]}
        onChange={(value) => value !== null && setSettings({ ...settings, [key]: value })}
      />
    </div>
  );
  const contig = kept === null || !answer?.ok ? undefined : answer.contigs[kept];
  return (
    <Dialog open width={860} title={t("alignments.assembleTitle")} footer={null} onCancel={onClose}>
      {/* What is set here is work on a sheet: nothing of it is lost with the dialog. */}
      <div data-no-loss>
        <p className={styles.soft}>{t("alignments.assembleHelp")}</p>
        <div className={styles.fields}>
          {number("minimumOverlap")}
          {number("minimumIdentity")}
          {settings.isTrimmed && number("errorLimit")}
        </div>
        <p>
          <Checkbox
            checked={settings.isTrimmed}
            onChange={({ target }) => setSettings({ ...settings, isTrimmed: target.checked })}
          >
            {t("alignments.set-isTrimmed")}
          </Checkbox>
        </p>
        <div className={styles.line}>
          <Button type="primary" loading={progress !== null} onClick={() => void run()}>
            {t("alignments.assembleRun", { number: format.number(chosen.length) })}
          </Button>
          {progress !== null && <Button onClick={() => work.current?.abort()}>{t("shell.stop")}</Button>}
        </div>
        {progress !== null && (
          <div role="status">
            <Progress percent={Math.round(progress * 100)} aria-label={t("alignments.assembleTitle")} />
          </div>
        )}
        {answer && !answer.ok && (
          <Alert
            type="warning"
            showIcon
            role="alert"
            title={t(`alignments.fault-${answer.fault.code}`, {
              name: answer.fault.name ?? "",
              count: format.number(answer.fault.count ?? 0),
            })}
          />
        )}
        {answer?.ok && (
          <ContigTable
            contigs={answer.contigs}
            leftOut={answer.leftOut}
            isBusy={isOpening}
            onKeep={setKept}
            onOpen={(one, index) => void openContig(one, index)}
          />
        )}
      </div>
      {contig && kept !== null && (
        <SaveFileDialog
          name={titleOf(kept)}
          ending=".fasta"
          text={`>${titleOf(kept).replace(/\s+/g, "_")}\n${contig.consensus.replace(/.{60}(?=.)/g, "$&\n")}\n`}
          onClose={() => setKept(null)}
        />
      )}
    </Dialog>
  );
};
