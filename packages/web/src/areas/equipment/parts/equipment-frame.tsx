import type { PermissionKey } from "@benchleaf/contract";
import type { PropsWithChildren, ReactNode } from "react";
import { useBreadcrumbs } from "../../../kernel/breadcrumbs.ts";
import { features } from "../../../kernel/features.ts";
import { PlaceNav } from "../../../kernel/parts/place-nav.tsx";
import { useSession } from "../../../kernel/session.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { Page } from "../../../ui/page.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";

const places = [
  ["my", "EQUIPMENT_RESERVATION"],
  ["reservation", "EQUIPMENT_READ"],
  ["usage", "EQUIPMENT_ASSET"],
  ["maintenance", "EQUIPMENT_READ"],
  ["management", "EQUIPMENT_READ"],
  ["dashboard", "EQUIPMENT_DASHBOARD"],
] as const satisfies readonly (readonly [string, PermissionKey])[];
type Place = (typeof places)[number][0];

interface EquipmentFrameProps {
  readonly place: Place;
  /** Where the page is not that of the place itself. */
  readonly title?: string;
  readonly count?: ReactNode;
  readonly actions?: ReactNode;
}

/** The frame of equipment pages, with navigation. */
export const EquipmentFrame = ({
  place,
  title,
  count,
  actions,
  children,
}: PropsWithChildren<EquipmentFrameProps>) => {
  const t = useTranslation();
  const { authorities } = useSession();
  const shown = places.filter(
    ([name, permission]) =>
      authorities.includes(permission) && (name !== "dashboard" || features.get().has("EQUIPMENT_DASHBOARD")),
  );
  const path = `/equipment/${place}`;
  useBreadcrumbs([
    { label: t("equipment.title"), to: "/equipment" },
    title === undefined ? { label: t(`equipment.${place}`) } : { label: t(`equipment.${place}`), to: path },
    ...(title === undefined ? [] : [{ label: title }]),
  ]);
  return (
    <Page>
      <PlaceNav
        label={t("equipment.title")}
        places={shown.map(([name]) => ({ path: `/equipment/${name}`, label: t(`equipment.${name}`) }))}
        current={path}
      />
      <PageHeader title={title ?? t(`equipment.${place}`)} count={count} actions={actions} />
      {children}
    </Page>
  );
};
