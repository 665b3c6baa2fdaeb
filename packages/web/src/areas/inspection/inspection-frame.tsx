import type { PermissionKey } from "@benchleaf/contract";
import type { PropsWithChildren, ReactNode } from "react";
import { useBreadcrumbs } from "../../kernel/breadcrumbs.ts";
import { PlaceNav } from "../../kernel/parts/place-nav.tsx";
import { currentVisitor } from "../../kernel/router.tsx";
import { hasPermission } from "../../kernel/session.ts";
import { type PhraseKey, useTranslation } from "../../kernel/translation.ts";
import { Page } from "../../ui/page.tsx";
import { PageHeader } from "../../ui/page-header.tsx";

interface Place {
  readonly path: string;
  readonly label: PhraseKey;
  /** Any of them opens it. */
  readonly keys: readonly PermissionKey[];
  readonly isForComputers?: boolean;
}

const places: readonly Place[] = [
  { path: "/inspection/task", label: "inspection.tasks", keys: ["INSPECTION_FORM_INSPECTION"] },
  {
    path: "/inspection/list",
    label: "inspection.forms",
    keys: [
      "INSPECTION_FORM_CREATE",
      "INSPECTION_FORM_INSPECTION",
      "INSPECTION_FORM_AUDIT",
      "INSPECTION_FORM_MANAGE",
      "INSPECTION_FORM_CONFIG",
    ],
  },
  { path: "/inspection/audit", label: "inspection.audit", keys: ["INSPECTION_FORM_AUDIT"] },
  {
    path: "/inspection/assign",
    label: "inspection.assign",
    keys: ["INSPECTION_FORM_CONFIG", "INSPECTION_FORM_MANAGE"],
    isForComputers: true,
  },
  {
    path: "/inspection/setting",
    label: "inspection.setting",
    keys: ["INSPECTION_FORM_CONFIG", "INSPECTION_FORM_MANAGE"],
    isForComputers: true,
  },
];

interface InspectionFrameProps {
  readonly place: PhraseKey;
  readonly actions?: ReactNode;
}

/** The frame of the inspection lists: title, tabs, and the page's main action. */
export const InspectionFrame = ({ place, actions, children }: PropsWithChildren<InspectionFrameProps>) => {
  const t = useTranslation();
  const { isSmallDevice } = currentVisitor();
  useBreadcrumbs([{ label: t("inspection.title"), to: "/inspection/list" }, { label: t(place) }]);
  return (
    <Page>
      <PageHeader title={t("inspection.title")} actions={actions} />
      <PlaceNav
        label={t("inspection.placesLabel")}
        places={places
          .filter(
            ({ keys, isForComputers }) => keys.some(hasPermission) && !(isSmallDevice && isForComputers),
          )
          .map(({ path, label }) => ({ path, label: t(label) }))}
      />
      {children}
    </Page>
  );
};
