import { QuestionCircleOutlined } from "@ant-design/icons";
import { useLocation, useNavigate } from "@tanstack/react-router";
import { Dropdown, type MenuProps } from "antd";
import { useContext } from "react";
import { useGlobalConfig } from "../brand.ts";
import { hasPermission } from "../session.ts";
import { AreasContext } from "../shell/areas-context.ts";
import { useToasts } from "../toasts/use-toasts.ts";
import { useTranslation } from "../translation.ts";
import { guideOf } from "./guide-of.ts";
import { sheetOpen } from "./sheet-state.ts";
import styles from "./tour.module.css";
import { resetGuidance, tourStep } from "./tour-state.ts";

/** The manual's page for the part of the product that is open. @example helpAddress("https://x.org/docs/", "/sequence/7") // "https://x.org/docs/sequence" */
export const helpAddress = (docUrl: string, path: string): string =>
  `${docUrl.replace(/\/+$/, "")}/${path.split("/")[1] || "homepage"}`;

/** The user guide, manual, tour, feedback and who helps. */
export const HelpMenu = () => {
  const t = useTranslation();
  const toasts = useToasts();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const config = useGlobalConfig();
  const guide = guideOf(useContext(AreasContext), pathname);
  const startTour = async () => {
    await resetGuidance();
    tourStep.set(0);
  };
  const items: NonNullable<MenuProps["items"]> = [
    {
      key: "guide",
      label: (
        <a href={guide ? `/open/guide/${guide}` : "/open/guide"} target="_blank" rel="noreferrer">
          {t("guidance.guide")}
        </a>
      ),
    },
    ...(config?.docUrl
      ? [
          {
            key: "manual",
            label: (
              <a href={helpAddress(config.docUrl, pathname)} target="_blank" rel="noreferrer">
                {t("guidance.manual")}
              </a>
            ),
          },
        ]
      : []),
    ...(hasPermission("MOLECULE_SEQUENCE") ? [{ key: "tour", label: t("guidance.startTour") }] : []),
    { key: "keys", label: t("guidance.keys"), extra: "?" },
    { key: "feedback", label: t("guidance.feedback") },
    ...(config?.supportUrl
      ? [
          {
            key: "support",
            label: (
              <a href={config.supportUrl} target="_blank" rel="noreferrer">
                {t("guidance.support")}
              </a>
            ),
          },
        ]
      : []),
  ];
  if (config?.plasmidsGuidance && pathname.startsWith("/sequence")) {
    const address = config.plasmidsGuidance;
    items.push({
      key: "plasmids",
      label: (
        <a href={address} target="_blank" rel="noreferrer">
          {t("guidance.plasmids")}
        </a>
      ),
    });
  }
  const pick = (key: string) => {
    if (key === "tour") void startTour().catch(toasts.failure);
    if (key === "keys") sheetOpen.set(true);
    if (key === "feedback") void navigate({ to: "/feedback", search: { page: pathname } });
  };
  return (
    <Dropdown trigger={["click"]} placement="bottomRight" menu={{ items, onClick: ({ key }) => pick(key) }}>
      <button type="button" className={styles.help} aria-label={t("guidance.help")}>
        <QuestionCircleOutlined aria-hidden="true" />
      </button>
    </Dropdown>
  );
};
