import type { ElnTemplate } from "@benchleaf/contract";
import { useTranslation } from "../../../kernel/translation.ts";
import { StaticPage } from "../../documents/documents.public.tsx";
import styles from "../page/page.module.css";

/** What pages of a template begin with, and the fields they have. */
export const TemplateContent = ({ template }: { readonly template: ElnTemplate }) => {
  const t = useTranslation();
  return (
    <>
      {template.fields.length > 0 && (
        <dl className={styles.properties}>
          {template.fields.map(({ key, name, type, isRequired }) => (
            <div key={key} className={styles.pair}>
              <dt>{name}</dt>
              <dd className={styles.soft}>
                {t(`elnPages.field-${type}`)}
                {isRequired && ` · ${t("elnPages.required")}`}
              </dd>
            </div>
          ))}
        </dl>
      )}
      <StaticPage fileId="0" content={template.content} label={template.name} />
    </>
  );
};
