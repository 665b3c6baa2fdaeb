import { compatibleEnzymes, type EnzymeRecord, enzymes, overhangOf, supplierNames } from "@benchleaf/bio";
import type { LibraryKind } from "@benchleaf/contract";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useBreadcrumbs } from "../../../kernel/breadcrumbs.ts";
import { useFormat } from "../../../kernel/format.ts";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { RouteTabs } from "../../../kernel/shell/route-tabs.tsx";
import { useTranslation } from "../../../kernel/translation.ts";
import { useEnzymeRecords } from "../../../shared/sequences/enzyme-records.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { Page } from "../../../ui/page.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { drawnSite, siteText } from "../enzyme-site.ts";
import { EnzymeLookup } from "./enzyme-lookup.tsx";
import { EnzymeProducts } from "./enzyme-products.tsx";
import { KindTabs } from "./kind-tabs.tsx";
import styles from "./one-enzyme.module.css";

interface OneEnzymeProps {
  readonly name: string;
  readonly tabs: readonly LibraryKind[];
}

/** One enzyme of the catalogue, found by its name or one that it is sold under. */
export default function OneEnzyme({ name, tabs }: OneEnzymeProps) {
  const t = useTranslation();
  const records = useEnzymeRecords();
  const sought = name.toLowerCase();
  const enzyme = records.data?.find((one) =>
    [one.name, ...one.aliases].some((known) => known.toLowerCase() === sought),
  );
  const title = enzyme?.name ?? name;
  useBreadcrumbs([
    { label: t("sequences.title"), to: "/sequence" },
    { label: t("biolibrary.title") },
    { label: t("biolibrary.enzyme"), to: "/sequence/library/enzyme" },
    { label: title },
  ]);
  const body = () => {
    if (records.isPending) return <ListSkeleton rows={8} label={t("biolibrary.loading")} />;
    if (records.isError) return <ErrorState error={records.error} onRetry={() => void records.refetch()} />;
    return enzyme ? (
      <Facts enzyme={enzyme} />
    ) : (
      <EmptyState
        sketch="none"
        title={t("biolibrary.unknownEnzyme", { name })}
        text={t("biolibrary.unknownEnzymeHelp")}
      />
    );
  };
  return (
    <Page>
      <PageHeader title={title} actions={<EnzymeLookup />} />
      <RouteTabs row="molecules" />
      <KindTabs kinds={tabs} current="enzyme" />
      {body()}
    </Page>
  );
}

const Facts = ({ enzyme }: { readonly enzyme: EnzymeRecord }) => {
  const t = useTranslation();
  const format = useFormat();
  const { kind, isType2S, aliases, prototype, methylation, needs, suppliers } = enzyme;
  const ends = overhangOf(enzyme);
  const strands = drawnSite(enzyme);
  const endWords = () => {
    if (ends === null) return t("digest.unknownCut");
    if (ends.kind === "blunt") return t("digest.blunt");
    return `${t(ends.kind === "5'" ? "digest.fivePrime" : "digest.threePrime")} ${format.basePairs(ends.length, "nt")}`;
  };
  const compatible = compatibleEnzymes(enzyme).flatMap((one) => (one.name === enzyme.name ? [] : [one.name]));
  const facts: readonly (readonly [label: string, value: ReactNode])[] = [
    [t("biolibrary.enzymeKind"), t(`biolibrary.enzyme-${kind}`) + (isType2S ? t("biolibrary.type2s") : "")],
    [t("biolibrary.site"), <code key="site">{siteText(enzyme)}</code>],
    [t("digest.overhang"), endWords()],
    ...(aliases.length > 0 ? [[t("biolibrary.aliases"), format.list(aliases)] as const] : []),
    ...(prototype !== null && prototype !== enzyme.name
      ? [[t("biolibrary.prototype"), <Names key="prototype" names={[prototype]} />] as const]
      : []),
    ...(["dam", "dcm", "cpg"] as const).map(
      (methylase) =>
        [t(`biolibrary.methylase-${methylase}`), t(`biolibrary.methyl-${methylation[methylase]}`)] as const,
    ),
    ...(needs.length > 0
      ? [[t("biolibrary.needs"), format.list([...new Set(needs.map(({ base }) => base))])] as const]
      : []),
    [
      t("digest.supplier"),
      suppliers === ""
        ? t("biolibrary.notSold")
        : format.list([...suppliers].map((code) => supplierNames[code] ?? code)),
    ],
    [t("biolibrary.isoschizomers"), <Names key="same" names={enzyme.isoschizomers} />],
    [t("biolibrary.neoschizomers"), <Names key="elsewhere" names={enzyme.neoschizomers} />],
    [
      t("biolibrary.compatible"),
      ends?.kind === "blunt" ? t("biolibrary.anyBlunt") : <Names key="compatible" names={compatible} />,
    ],
  ];
  return (
    <div className={styles.enzyme}>
      <section aria-label={t("biolibrary.site")}>
        <pre className={styles.strands} translate="no">
          {`${strands.top}\n${strands.bottom}`}
        </pre>
      </section>
      <dl className={styles.facts}>
        {facts.map(([label, value]) => (
          <FactRow key={label} label={label} value={value} />
        ))}
      </dl>
      <EnzymeProducts enzyme={enzyme} />
      <p className={styles.soft}>{t("biolibrary.enzymeSource")}</p>
    </div>
  );
};

const FactRow = ({ label, value }: { readonly label: string; readonly value: ReactNode }) => (
  <>
    <dt>{label}</dt>
    <dd>{value}</dd>
  </>
);

/** Names, each leading to its page where the catalogue has one. */
const Names = ({ names }: { readonly names: readonly string[] }) => {
  const t = useTranslation();
  if (names.length === 0) return <span className={styles.soft}>{t("biolibrary.noEnzymes")}</span>;
  const known = new Set(enzymes().map(({ name }) => name));
  return (
    <span className={styles.names}>
      {names.map((name) =>
        known.has(name) ? (
          <Link key={name} to="/sequence/library/$kind" params={{ kind: "enzyme" }} search={{ enzyme: name }}>
            {name}
          </Link>
        ) : (
          <span key={name}>{name}</span>
        ),
      )}
    </span>
  );
};
