import { useLocation } from "@tanstack/react-router";
import type { PropsWithChildren, ReactNode } from "react";
import { useBreadcrumbs } from "../../../kernel/breadcrumbs.ts";
import { Forbidden } from "../../../kernel/error-pages.tsx";
import { Failure } from "../../../kernel/failure.ts";
import { PlaceNav } from "../../../kernel/parts/place-nav.tsx";
import { type PhraseKey, useTranslation } from "../../../kernel/translation.ts";
import { Page } from "../../../ui/page.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";

const PLACES: readonly { readonly path: string; readonly label: PhraseKey }[] = [
  { path: "/settings/instance", label: "instance.title" },
  { path: "/settings/instance/teams", label: "billing.teams" },
  { path: "/settings/instance/codes", label: "billing.codes" },
  { path: "/settings/instance/grants", label: "plans.grants" },
  { path: "/settings/instance/quotes", label: "plans.quotes" },
  { path: "/settings/instance/applications", label: "billing.applications" },
  { path: "/settings/instance/models", label: "teams.models" },
  { path: "/settings/instance/announcements", label: "announce.title" },
  { path: "/settings/instance/feedback", label: "feedback.title" },
];

interface InstanceFrameProps {
  readonly title: string;
  readonly actions?: ReactNode;
  /** Why the page's content cannot be shown; who does not run the installation learns nothing of it. */
  readonly error: unknown;
}

/** The frame of each page for the administrator of the installation. */
export const InstanceFrame = ({ title, actions, error, children }: PropsWithChildren<InstanceFrameProps>) => {
  const t = useTranslation();
  const { pathname } = useLocation();
  const first = { label: t("instance.title"), to: "/settings/instance" };
  useBreadcrumbs(pathname === first.to ? [{ label: title }] : [first, { label: title }]);
  if (error instanceof Failure && error.code === "permission.denied") return <Forbidden />;
  return (
    <Page>
      <PageHeader title={title} actions={actions} />
      <PlaceNav
        label={t("instance.title")}
        places={PLACES.map(({ path, label }) => ({ path, label: t(label) }))}
      />
      {children}
    </Page>
  );
};
