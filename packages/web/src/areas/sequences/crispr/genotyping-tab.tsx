import { Button } from "antd";
import { useEffect, useRef, useState } from "react";
import { useFormat } from "../../../kernel/format.ts";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import styles from "../../../shared/crispr/crispr.module.css";
import { useTaskChanges } from "../../../shared/crispr/crispr.queries.ts";
import { primerOf } from "../annotation/primer-proposals.ts";
import { runAnnotationJob } from "../annotation/run-annotation-job.ts";
import { type GenotypingPair, genotypingPair, pairOf, withNewPairs } from "./order-oligos.ts";
import type { OrderProps } from "./order-props.ts";
import { OrderSheet } from "./order-sheet.tsx";

/** The best primer pair around each guide's cut, designed in a worker. */
export const GenotypingTab = ({ task, guides, record, name, isEditable, onAdd }: OrderProps) => {
  const t = useTranslation();
  const format = useFormat();
  const toasts = useToasts();
  const stopper = useRef<AbortController | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [pairs, setPairs] = useState<readonly GenotypingPair[] | null>(() => {
    const kept = task.primers.filter(({ guide }) => guides.some(({ number }) => number === guide));
    return kept.length > 0 ? kept.map(pairOf) : null;
  });
  const [isDesigned, setDesigned] = useState(false);
  const { keepPrimers } = useTaskChanges(task.fileId);
  useEffect(() => () => stopper.current?.abort(), []);
  const design = async () => {
    const controller = new AbortController();
    stopper.current = controller;
    setBusy(true);
    try {
      const found: GenotypingPair[] = [];
      const { kind, topology, sequence } = record;
      for (const guide of guides) {
        const { cutTop, cutBottom } = guide;
        const result = await runAnnotationJob(
          { type: "genotyping", molecule: { kind, topology, sequence }, cut: { cutTop, cutBottom } },
          { signal: controller.signal },
        );
        const pair = genotypingPair(guide, result, name);
        if (pair) found.push(pair);
      }
      setPairs(found);
      setDesigned(true);
      if (task.abilities.keepPrimers) {
        const designedFor = guides.map(({ number }) => number);
        const primers = withNewPairs(task.primers, designedFor, found);
        await keepPrimers.mutateAsync({ crisprTaskId: task.id, primers });
        toasts.success(t("crispr.primersKept"));
      }
    } catch (error) {
      toasts.failure(error);
    } finally {
      setBusy(false);
    }
  };
  const lines = (pairs ?? []).flatMap((pair) => pair.lines);
  const missing =
    pairs && isDesigned
      ? guides.map(({ number }) => number).filter((number) => !pairs.some(({ guide }) => guide === number))
      : [];
  const add = () => {
    onAdd(lines.map((line) => primerOf(line.name, line)));
    toasts.success(t("crispr.primersAdded", { number: format.number(lines.length) }));
  };
  return (
    <>
      <p className={styles.soft}>{t("crispr.genotypingHelp")}</p>
      <p>
        <Button size="small" type="primary" loading={isBusy} onClick={() => void design()}>
          {t(isBusy ? "crispr.designing" : "crispr.design")}
        </Button>
      </p>
      {missing.length > 0 && (
        <p className={styles.warn} role="status">
          {t("crispr.genotypingNone", { numbers: missing.join(", ") })}
        </p>
      )}
      {pairs && pairs.length > 0 && (
        <OrderSheet
          lines={lines}
          title={`${name} ${t("crispr.genotyping")}`}
          noteOf={({ guide, use }) => {
            const pair = pairs.find((one) => one.guide === guide);
            if (!pair || use !== "forward") return "";
            const [left, right] = pair.tms.map((tm) => format.number(tm, 1));
            return t("crispr.productOf", { length: format.basePairs(pair.productSize), left, right });
          }}
          more={
            isEditable && (
              <Button size="small" onClick={add}>
                {t("crispr.addPrimers")}
              </Button>
            )
          }
        />
      )}
    </>
  );
};
