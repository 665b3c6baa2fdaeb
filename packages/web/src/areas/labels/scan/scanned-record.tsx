import type { ScannedRecord } from "@benchleaf/contract";
import { useNavigate } from "@tanstack/react-router";
import { Button } from "antd";
import { type ComponentType, type LazyExoticComponent, Suspense } from "react";
import { linkOfAddress } from "../../../kernel/file-address.ts";
import { lazyPage } from "../../../kernel/lazy-page.tsx";
import { useScanActions } from "../../../kernel/shell/areas-context.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import type { ScanActions, ScannedProps } from "../../../kernel/web-area.ts";
import { SubjectIcon } from "../../../shared/subjects/subject-links.tsx";
import { useSubject } from "../../../shared/subjects/subjects.queries.ts";
import { RecordCodes } from "./record-codes.tsx";
import styles from "./scan.module.css";
import { useOpensHere } from "./use-opens-here.ts";

const opened = new Map<ScanActions, LazyExoticComponent<ComponentType<ScannedProps>>>();

/** Made once for each area, so that it stays the same component. */
const componentOf = (offer: ScanActions) => {
  const known = opened.get(offer);
  if (known !== undefined) return known;
  const made = lazyPage<ScannedProps>(offer.actions, offer.words ? { words: offer.words } : {});
  opened.set(offer, made);
  return made;
};

/** The record of a code: what it is, and its actions. */
export const ScannedCard = ({ scanned }: { readonly scanned: ScannedRecord }) => {
  const t = useTranslation();
  const navigate = useNavigate();
  const { record, values, code } = scanned;
  const { data: subject } = useSubject(record);
  const opensHere = useOpensHere(record.address);
  const offers = useScanActions().filter(({ kind }) => kind === record.kind);
  return (
    <article className={styles.card} aria-label={t("labels.found", { name: record.name })}>
      <header className={styles.cardHead}>
        <SubjectIcon {...record} />
        <h2>{record.name}</h2>
        <span className={styles.digits}>{code}</span>
      </header>
      {values.length > 0 && (
        <dl className={styles.values}>
          {values.map(({ field, text }) => (
            <div key={field}>
              <dt>{t(`labels.field-${field}`)}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
      {opensHere && (
        <Button
          type="primary"
          size="large"
          block
          href={record.address}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return;
            event.preventDefault();
            void navigate(linkOfAddress(record.address));
          }}
        >
          {t("labels.open")}
        </Button>
      )}
      <Suspense fallback={null}>
        {offers.map((offer) => {
          const Actions = componentOf(offer);
          return <Actions key={offer.kind} record={record} values={values} />;
        })}
      </Suspense>
      {subject && <RecordCodes subject={subject} />}
    </article>
  );
};
