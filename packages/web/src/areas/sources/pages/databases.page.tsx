import { type SourceKey, sourceKeySchema } from "@benchleaf/contract";
import { useNavigate } from "@tanstack/react-router";
import { Alert, Segmented } from "antd";
import { useState } from "react";
import { useBreadcrumbs } from "../../../kernel/breadcrumbs.ts";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { useQueryParams } from "../../../kernel/router.tsx";
import { RouteTabs } from "../../../kernel/shell/route-tabs.tsx";
import { useTranslation } from "../../../kernel/translation.ts";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { Page, ToolLine } from "../../../ui/page.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { useRecordImport } from "../hooks/use-record-import.ts";
import type { Offer } from "../offers.ts";
import { ImportLine } from "../parts/import-line.tsx";
import { OfferTable } from "../parts/offer-table.tsx";
import { GeneForm, RecordForm } from "../parts/sought-form.tsx";
import styles from "../parts/sources.module.css";
import { type SearchInput, useLook, useSources } from "../sources.queries.ts";

const NAMES: Readonly<Record<SourceKey, string>> = { ncbi: "NCBI", ensembl: "Ensembl" };

const isTakable = ({ state }: Offer): boolean => state === "open";

/** The way from a question to files, within one database. */
const Finder = ({ source, by }: { readonly source: SourceKey; readonly by: SearchInput["by"] }) => {
  const t = useTranslation();
  const look = useLook();
  const taking = useRecordImport();
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const offers = look.data ?? [];
  const wanted = offers.filter((offer) => isTakable(offer) && picked.has(offer.key));
  const ask = (sought: SearchInput) => {
    taking.forget();
    setPicked(new Set());
    look.mutate(sought, {
      // Accessions request exactly these; of genes, one is selected.
      onSuccess: (found) => {
        const isPlain = sought.by === "record" || found.length === 1;
        setPicked(new Set(isPlain ? found.filter(isTakable).map(({ key }) => key) : []));
      },
    });
  };
  const takeAll = async (place: Parameters<typeof taking.take>[2]) => {
    const arrived = await taking.take(source, wanted, place);
    // What did not come stays picked, to be tried again.
    setPicked((before) => new Set([...before].filter((key) => !arrived.has(key))));
  };
  const Form = by === "record" ? RecordForm : GeneForm;
  const isBusy = look.isPending || taking.progress !== null;
  return (
    <>
      <Form source={source} isBusy={isBusy} onLook={ask} />
      {look.isError && <ErrorState error={look.error} onRetry={() => ask(look.variables)} />}
      {look.isSuccess && offers.length === 0 && (
        <p className={styles.soft} role="status">
          {t("sources.noGenes")}
        </p>
      )}
      {offers.length > 0 && (
        <>
          <OfferTable offers={offers} picked={picked} taken={taking.taken} onPick={setPicked} />
          {offers.some(isTakable) && (
            <ImportLine
              count={wanted.length}
              progress={taking.progress}
              onTake={(place) => void takeAll(place)}
              onStop={taking.stop}
            />
          )}
        </>
      )}
    </>
  );
};

/** Records and genes of public databases, imported as sequence files. */
export default function DatabasesPage() {
  const t = useTranslation();
  const navigate = useNavigate();
  const query = useQueryParams();
  const sources = useSources();
  useBreadcrumbs([{ label: t("sequences.title"), to: "/sequence" }, { label: t("sequences.databases") }]);
  if (sources.isError) return <ErrorState error={sources.error} onRetry={() => void sources.refetch()} />;
  if (!sources.data) return <ListSkeleton rows={8} label={t("sources.loading")} />;
  const known = sources.data.sources;
  const given = sourceKeySchema.safeParse(query.source).data;
  const source = given ?? (known.find(({ isOn }) => isOn) ?? known[0]!).key;
  const isOn = known.some((one) => one.key === source && one.isOn);
  const by: SearchInput["by"] = query.by === "gene" ? "gene" : "record";
  const show = (next: { readonly source: SourceKey; readonly by: SearchInput["by"] }) =>
    void navigate({ to: "/sequence/databases", search: { ...next }, replace: true });
  return (
    <Page>
      <PageHeader title={t("sequences.databases")} />
      <RouteTabs row="molecules" />
      <ToolLine>
        <Segmented
          aria-label={t("sources.source")}
          value={source}
          options={known.map(({ key }) => ({ value: key, label: NAMES[key] }))}
          onChange={(key) => show({ source: key, by })}
        />
        {isOn && (
          <Segmented
            aria-label={t("sources.by")}
            value={by}
            options={[
              { value: "record" as const, label: t("sources.byRecord") },
              { value: "gene" as const, label: t("sources.byGene") },
            ]}
            onChange={(way) => show({ source, by: way })}
          />
        )}
      </ToolLine>
      <div className={styles.page}>
        <p className={styles.lead}>{t("sources.help")}</p>
        {isOn ? (
          <Finder key={`${source} ${by}`} source={source} by={by} />
        ) : (
          <Alert
            type="info"
            showIcon
            title={t("sources.off", { name: NAMES[source] })}
            description={t("sources.offHelp", { key: source })}
          />
        )}
      </div>
    </Page>
  );
}
