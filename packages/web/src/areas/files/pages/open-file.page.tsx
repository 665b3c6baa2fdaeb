import type { OpenedFile } from "@benchleaf/contract";
import { Suspense, useEffect, useState } from "react";
import { useBrandName } from "../../../kernel/brand.ts";
import { Failure } from "../../../kernel/client.ts";
import { isSequenceFile } from "../../../kernel/file-address.ts";
import { formatError } from "../../../kernel/format-error.ts";
import { lazyPage } from "../../../kernel/lazy-page.tsx";
import { usePathParams } from "../../../kernel/router.tsx";
import { useTranslation } from "../../../kernel/translation.ts";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { type LinkTry, useOpenedFile } from "../open-file.queries.ts";
import styles from "../parts/open-file.module.css";
import { OpenFrame } from "../parts/open-frame.tsx";
import { OpenPassword } from "../parts/open-password.tsx";
import { OpenedFileCard, OpenedHead, type OpenedProps } from "../parts/opened-file.tsx";

const OpenedSequence = lazyPage(() => import("../parts/opened-sequence.tsx"), {
  words: "editor",
});

const OpenedPdf = lazyPage<OpenedProps>(() => import("../parts/opened-pdf.tsx"), { words: "previews" });

const isPdf = ({ name }: OpenedFile): boolean => /\.pdf$/i.test(name);

const Content = ({ token, file }: { token: string; file: OpenedFile }) => {
  const t = useTranslation();
  if (isPdf(file))
    return (
      <Suspense fallback={<ListSkeleton rows={10} label={t("outside.opening")} />}>
        <OpenedPdf token={token} file={file} />
      </Suspense>
    );
  if (!isSequenceFile(file)) return <OpenedFileCard token={token} file={file} />;
  return (
    <>
      <OpenedHead token={token} file={file} />
      <Suspense fallback={<ListSkeleton rows={10} label={t("outside.opening")} />}>
        <OpenedSequence token={token} file={file} />
      </Suspense>
    </>
  );
};

/** What someone without an account sees who was given a link to a file. */
export default function OpenFilePage() {
  const t = useTranslation();
  const brand = useBrandName();
  const { token } = usePathParams<"token">();
  const [given, setGiven] = useState<LinkTry>({ password: null, attempt: 0 });
  const { data: file, error, isFetching } = useOpenedFile(token, given);
  const isAsked = error instanceof Failure && error.code.startsWith("fileLink.password.");
  const [isLocked, setLocked] = useState(false);
  if (isAsked && !isLocked) setLocked(true);
  useEffect(() => {
    document.title = file ? `${file.name} · ${brand}` : brand;
  }, [file, brand]);
  const content = () => {
    if (file) return <Content token={token} file={file} />;
    if (isLocked)
      return (
        <OpenPassword
          isBusy={isFetching}
          problem={error && given.attempt > 0 ? formatError(t, error) : null}
          onGive={(password) => setGiven({ password, attempt: given.attempt + 1 })}
        />
      );
    if (!error) return <ListSkeleton rows={3} label={t("outside.opening")} />;
    const isClosed = error instanceof Failure && error.code === "fileLink.not.found";
    return (
      <section className={styles.card}>
        <h1>{t("outside.invalid")}</h1>
        <p className={styles.soft}>{isClosed ? t("outside.invalidText") : formatError(t, error)}</p>
      </section>
    );
  };
  return (
    <OpenFrame isWide={file !== undefined && (isSequenceFile(file) || isPdf(file))}>{content()}</OpenFrame>
  );
}
