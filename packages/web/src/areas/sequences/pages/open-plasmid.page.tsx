import { type OpenPlasmid, publicationsApi } from "@benchleaf/contract";
import { useQuery } from "@tanstack/react-query";
import { Suspense, useEffect, useMemo } from "react";
import { useBrandName } from "../../../kernel/brand.ts";
import { addressOf, call, Failure } from "../../../kernel/client.ts";
import { useFormat } from "../../../kernel/format.ts";
import { formatError } from "../../../kernel/format-error.ts";
import { lazyPage } from "../../../kernel/lazy-page.tsx";
import { LanguageChoice } from "../../../kernel/parts/language-choice.tsx";
import { usePathParams } from "../../../kernel/router.tsx";
import { useTranslation } from "../../../kernel/translation.ts";
import { toRecord } from "../../../shared/sequences/sequence-record.ts";
import { CopyText } from "../../../ui/copy-text.tsx";
import { DownloadLink } from "../../../ui/download-link.tsx";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import styles from "./open-plasmid.module.css";

const LookedAtSequence = lazyPage(() => import("../../../shared/sequences/looked-at-sequence.tsx"), {
  words: "editor",
});

const formats = { genbank: "GenBank", fasta: "FASTA" } as const;

const Head = ({ plasmid }: { plasmid: OpenPlasmid }) => {
  const t = useTranslation();
  const format = useFormat();
  const { content, searchPath, description, publishTime } = plasmid;
  const unit = content.isProtein ? "aa" : content.isRna ? "nt" : "bp";
  return (
    <header className={styles.head}>
      <div>
        <h1>{content.name}</h1>
        <p className={styles.soft}>
          {format.basePairs(content.sequence.length, unit)} ·{" "}
          {t(content.circular ? "outside.circular" : "outside.linear")} ·{" "}
          {t("outside.published", { date: format.date(publishTime) })}
        </p>
        {description !== "" && <p className={styles.description}>{description}</p>}
      </div>
      <div className={styles.downloads}>
        {(["genbank", "fasta"] as const).map((format) => (
          <DownloadLink
            key={format}
            href={addressOf(publicationsApi.openPlasmidFile.path, {
              params: { searchPath },
              query: { format },
            })}
          >
            {t("outside.downloadAs", { format: formats[format] })}
          </DownloadLink>
        ))}
        <LanguageChoice />
      </div>
      <CopyText
        label={t("outside.address")}
        text={`${location.origin}/open/plasmids/${searchPath}`}
        copy={t("outside.copy")}
        copied={t("outside.copied")}
      />
    </header>
  );
};

/** Whether a tab has not done something yet; a browser without storage is recognized only by the server. */
const isFirstIn = (key: string): boolean => {
  try {
    if (sessionStorage.getItem(key)) return false;
    sessionStorage.setItem(key, "yes");
  } catch {
    // Kept nowhere, then.
  }
  return true;
};

/** Reports a view, once per tab and only when the page is visible: a prefetched page is not seen yet. */
const useCountedView = (searchPath: string, isThere: boolean): void => {
  useEffect(() => {
    if (!isThere) return;
    const key = `benchleaf-viewed-${searchPath}`;
    const tell = () => {
      if (document.visibilityState !== "visible" || !isFirstIn(key)) return;
      // A lost report is not the reader's problem.
      call(publicationsApi.viewPlasmid, { params: { searchPath } }).catch(() => {});
    };
    tell();
    document.addEventListener("visibilitychange", tell);
    return () => document.removeEventListener("visibilitychange", tell);
  }, [searchPath, isThere]);
};

/** A published sequence, as everyone sees it: no header, no sign-in, nothing that leads further in. */
export default function OpenPlasmidPage() {
  const t = useTranslation();
  const brand = useBrandName();
  const { searchPath } = usePathParams<"searchPath">();
  const { data, error } = useQuery({
    queryKey: ["openPlasmid", searchPath],
    queryFn: ({ signal }) => call(publicationsApi.openPlasmid, { params: { searchPath } }, { signal }),
    retry: false,
  });
  const record = useMemo(() => data && toRecord(data.content), [data]);
  useCountedView(searchPath, data !== undefined);
  useEffect(() => {
    document.title = data ? data.content.name : brand;
  }, [data, brand]);
  if (data && record)
    return (
      <main className={styles.page}>
        <Head plasmid={data} />
        <Suspense fallback={<ListSkeleton rows={10} label={t("outside.opening")} />}>
          <LookedAtSequence record={record} />
        </Suspense>
      </main>
    );
  if (!error)
    return (
      <main className={styles.page}>
        <ListSkeleton rows={10} label={t("outside.opening")} />
      </main>
    );
  const isGone = error instanceof Failure && error.code === "publication.not.found";
  return (
    <main className={styles.alone}>
      <h1>{t("outside.notPublic")}</h1>
      <p className={styles.soft}>{isGone ? t("outside.notPublicText") : formatError(t, error)}</p>
    </main>
  );
}
