import { activationModules, moduleFeatures, modulePaths } from "@benchleaf/contract";
import { useLocation } from "@tanstack/react-router";
import { useState } from "react";
import { useBreadcrumbs } from "../../../kernel/breadcrumbs.ts";
import { NotFound } from "../../../kernel/error-pages.tsx";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { useTranslation } from "../../../kernel/translation.ts";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { Page } from "../../../ui/page.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { useActivation } from "../activation.queries.ts";
import { ApplyDialog } from "../parts/apply-dialog.tsx";
import styles from "../parts/module.module.css";
import { ModulePicture } from "../parts/module-picture.tsx";
import { ModuleState } from "../parts/module-state.tsx";

const POINTS = [1, 2, 3] as const;

/** The purpose of a module, its state for the team, and how to get it. */
export default function ModulePage() {
  const t = useTranslation();
  const { pathname } = useLocation();
  const [isApplying, setApplying] = useState(false);
  const { data, error, refetch } = useActivation();
  const module = activationModules.find((one) => modulePaths[one] === pathname);
  const title = module ? t(`features.${moduleFeatures[module]}`) : "";
  useBreadcrumbs([{ label: title }]);
  if (!module) return <NotFound />;
  const state = () => {
    if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
    if (!data) return <ListSkeleton rows={2} label={t("shell.loading")} />;
    return <ModuleState module={module} activation={data} onApply={() => setApplying(true)} />;
  };
  return (
    <Page>
      <PageHeader title={title} />
      <div className={styles.sheet}>
        <section className={styles.words} aria-labelledby="module-headline">
          <h2 id="module-headline" className={styles.headline}>
            {t(`billing.${module}Headline`)}
          </h2>
          <p className={styles.lead}>{t(`billing.${module}Lead`)}</p>
          {state()}
          <ul className={styles.points}>
            {POINTS.map((point) => (
              <li key={point}>
                <h3>{t(`billing.${module}Point${point}`)}</h3>
                <p>{t(`billing.${module}Text${point}`)}</p>
              </li>
            ))}
          </ul>
        </section>
        <div className={styles.picture}>
          <ModulePicture module={module} label={t(`billing.${module}Picture`)} />
        </div>
      </div>
      {isApplying && data && (
        <ApplyDialog module={module} activation={data} onClose={() => setApplying(false)} />
      )}
    </Page>
  );
}
