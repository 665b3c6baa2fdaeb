import { Tabs } from "antd";
import { Dialog } from "../../../kernel/parts/dialog.tsx";
import { useTranslation } from "../../../kernel/translation.ts";
import styles from "../../../shared/crispr/crispr.module.css";
import { CloningTab } from "./cloning-tab.tsx";
import { DonorTab } from "./donor-tab.tsx";
import { GenotypingTab } from "./genotyping-tab.tsx";
import type { OrderProps } from "./order-props.ts";

/** Designs that search a template take their time, one guide after the other. */
const MOST_GUIDES = 48;

/** What is ordered for the chosen guides: oligos to clone them, primers to see what they did, donors to repair by. */
export default function OrderDialog({ onClose, ...props }: OrderProps & { readonly onClose: () => void }) {
  const t = useTranslation();
  const isTooMany = props.guides.length > MOST_GUIDES;
  return (
    <Dialog open title={t("crispr.oligosTitle")} width={860} footer={null} onCancel={onClose}>
      {isTooMany ? (
        <p className={styles.bad} role="alert">
          {t("crispr.tooManyChosen", { limit: MOST_GUIDES })}
        </p>
      ) : (
        // An editable sheet: its content is copied and exported; primers are stored with their task as soon as they
        // are available.
        <div data-no-loss>
          <Tabs
            items={[
              { key: "cloning", label: t("crispr.cloning"), children: <CloningTab {...props} /> },
              { key: "genotyping", label: t("crispr.genotyping"), children: <GenotypingTab {...props} /> },
              { key: "hdr", label: t("crispr.hdr"), children: <DonorTab {...props} /> },
            ]}
          />
        </div>
      )}
    </Dialog>
  );
}
