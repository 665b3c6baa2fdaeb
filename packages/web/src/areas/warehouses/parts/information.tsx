import type { Warehouse } from "@benchleaf/contract";
import { Colleague } from "../../../kernel/parts/colleague.tsx";
import { Fact, Facts } from "../../../kernel/parts/facts.tsx";
import { Moment } from "../../../kernel/parts/moment.tsx";
import { useQueryParams } from "../../../kernel/router.tsx";
import { useTranslation } from "../../../kernel/translation.ts";
import { SubjectPage } from "../../../shared/subjects/subject-panel.tsx";
import { MemberList } from "./member-list.tsx";
import styles from "./warehouses.module.css";

/** Properties, members and comments of a warehouse. */
export const Information = ({ warehouse }: { readonly warehouse: Warehouse }) => {
  const t = useTranslation();
  const { thread } = useQueryParams();
  return (
    <div className={styles.scroll}>
      <div className={styles.information}>
        <Facts>
          <Fact label={t("warehouses.owner")}>
            <Colleague id={warehouse.ownerId} name={warehouse.owner} />
          </Fact>
          {warehouse.description !== "" && (
            <Fact label={t("warehouses.description")}>{warehouse.description}</Fact>
          )}
          <Fact label={t("warehouses.teamRight")}>{t(`warehouses.team-${warehouse.teamRight}`)}</Fact>
          <Fact label={t("warehouses.createTime")}>
            <Moment instant={warehouse.createTime} />
          </Fact>
        </Facts>
        <section>
          <h2 className={styles.heading}>{t("warehouses.members")}</h2>
          <MemberList warehouse={warehouse} />
        </section>
        <section>
          <h2 className={styles.heading}>{t("warehouses.discussion")}</h2>
          <SubjectPage about={{ kind: "warehouse", id: warehouse.id }} sought={thread} />
        </section>
      </div>
    </div>
  );
};
