import { CameraOutlined, StopOutlined } from "@ant-design/icons";
import { readScannedCode } from "@benchleaf/contract";
import { Link, useNavigate } from "@tanstack/react-router";
import { Button } from "antd";
import { useEffect, useState } from "react";
import { useBreadcrumbs } from "../../../kernel/breadcrumbs.ts";
import { Failure } from "../../../kernel/failure.ts";
import { isSmallDevice } from "../../../kernel/gates.ts";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { usePathParams } from "../../../kernel/router.tsx";
import { type PhraseKey, useTranslation } from "../../../kernel/translation.ts";
import { usePersistedState } from "../../../kernel/use-persisted-state.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { useScanned } from "../labels.queries.ts";
import { CameraView } from "../scan/camera-view.tsx";
import { CodeField } from "../scan/code-field.tsx";
import { parseRecentScans, withScan } from "../scan/recent-scans.ts";
import styles from "../scan/scan.module.css";
import { ScannedCard } from "../scan/scanned-record.tsx";
import { useHandScanner } from "../scan/use-hand-scanner.ts";

/** What the code itself is to blame for, so that trying again is of no use. */
const knownCodes: readonly string[] = ["record.not.found", "record.code.mistyped"];

/** Leads from a label to its record: by camera, hand scanner, or the digits typed in. */
export default function ScanPage() {
  const t = useTranslation();
  const navigate = useNavigate();
  const { code: given } = usePathParams<"code">();
  const code = given === undefined ? null : readScannedCode(given);
  const { data: scanned, error, isFetching, refetch } = useScanned(code);
  const [isFilming, setFilming] = useState(false);
  const [recent, keepRecent] = usePersistedState("recent-scans", parseRecentScans);
  useBreadcrumbs([{ label: t("scan.title") }]);
  const show = (text: string) => {
    const read = readScannedCode(text);
    if (read === null) return;
    if (read === code) void refetch();
    else void navigate({ to: "/scan/$code", params: { code: read } });
  };
  useHandScanner(show);
  const name = scanned?.record.name;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each record that was found is noted once.
  useEffect(() => {
    if (code !== null && name !== undefined) keepRecent(withScan(recent, { code, name }));
  }, [code, name]);
  const result = () => {
    if (code === null)
      return <EmptyState sketch="none" title={t("labels.scanEmpty")} text={t("labels.scanEmptyText")} />;
    if (scanned && scanned.code === code) return <ScannedCard key={code} scanned={scanned} />;
    if (error instanceof Failure && knownCodes.includes(error.code))
      return <EmptyState sketch="none" title={code} text={t(`errors.${error.code}` as PhraseKey)} />;
    if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
    return <ListSkeleton rows={4} label={t("shell.loading")} />;
  };
  return (
    <div className={styles.page}>
      <PageHeader title={t("scan.title")} />
      <p className={styles.lead}>{t("labels.scanLead")}</p>
      <CodeField action={t("labels.find")} isBusy={isFetching} hasFocus={!isSmallDevice()} onCode={show} />
      <div>
        <Button
          size="large"
          icon={isFilming ? <StopOutlined /> : <CameraOutlined />}
          onClick={() => setFilming(!isFilming)}
        >
          {t(isFilming ? "labels.stopCamera" : "labels.startCamera")}
        </Button>
      </div>
      {isFilming && (
        <CameraView
          onCode={(text) => {
            setFilming(false);
            show(text);
          }}
        />
      )}
      <div aria-live="polite">{result()}</div>
      {recent.length > 0 && (
        <section className={styles.recent}>
          <header>
            <h2>{t("labels.recent")}</h2>
            <Button size="small" type="text" onClick={() => keepRecent([])}>
              {t("labels.clearRecent")}
            </Button>
          </header>
          <ul>
            {recent.map((one) => (
              <li key={one.code}>
                <Link to="/scan/$code" params={{ code: one.code }}>
                  {one.name}
                </Link>
                <span className={styles.digits}>{one.code}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
