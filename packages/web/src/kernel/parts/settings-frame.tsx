import type { PropsWithChildren, ReactNode } from "react";
import { Page } from "../../ui/page.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { useBreadcrumbs } from "../breadcrumbs.ts";
import { useSettingsPlaces } from "../settings-places.ts";
import { useTranslation } from "../translation.ts";
import { PlaceNav } from "./place-nav.tsx";

interface SettingsFrameProps {
  readonly title: string;
  readonly count?: ReactNode;
  readonly actions?: ReactNode;
}

/** The frame of each settings page, whatever its area: title and navigation. */
export const SettingsFrame = ({ title, count, actions, children }: PropsWithChildren<SettingsFrameProps>) => {
  const t = useTranslation();
  const places = useSettingsPlaces();
  useBreadcrumbs([{ label: t("teams.settings"), to: "/settings" }, { label: title }]);
  return (
    <Page>
      <PageHeader title={title} {...(count === undefined ? {} : { count })} actions={actions} />
      <PlaceNav
        label={t("teams.settings")}
        places={places.map(({ path, label }) => ({ path, label: t(label) }))}
      />
      {children}
    </Page>
  );
};
