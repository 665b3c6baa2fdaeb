import { offeredPrivileges, type Team } from "@benchleaf/contract";
import { Button } from "antd";
import { Suspense, useState } from "react";
import { useFormat } from "../../../kernel/format.ts";
import { lazyPage } from "../../../kernel/lazy-page.tsx";
import { useSession } from "../../../kernel/session.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { Section } from "../../../ui/sections.tsx";
import { useLiteratureLimit } from "../billing.queries.ts";
import styles from "./settings.module.css";

const RedeemDialog = lazyPage(() => import("./redeem-dialog.tsx"), { words: "billing" });

const LiteratureUses = () => {
  const t = useTranslation();
  const { data: limit } = useLiteratureLimit();
  return (
    <>
      <dt>{t("billing.literatureUses")}</dt>
      <dd className="tabular">
        {limit !== undefined && (limit < 0 ? t("teams.unlimited") : t("billing.uses", { count: limit }))}
      </dd>
    </>
  );
};

/** Until when the team is valid and what it may still use; its owner redeems codes for more. */
export const BenefitsSection = ({ team }: { team: Team }) => {
  const t = useTranslation();
  const format = useFormat();
  const isOwner = useSession().userId === team.ownerId;
  const [isOpen, setOpen] = useState(false);
  return (
    <Section
      title={t("billing.benefits")}
      actions={isOwner && <Button onClick={() => setOpen(true)}>{t("billing.redeem")}</Button>}
    >
      <dl className={styles.facts}>
        <dt>{t("billing.validity")}</dt>
        <dd>
          {team.expirationTime === null
            ? t("billing.endless")
            : t("billing.validUntil", { date: format.dateTime(team.expirationTime) })}
        </dd>
        {offeredPrivileges.includes("library.literatures.ai") && <LiteratureUses />}
      </dl>
      {isOpen && (
        <Suspense fallback={null}>
          <RedeemDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Section>
  );
};
