import { useTranslation } from "../../../kernel/translation.ts";
import styles from "../parts/previews.module.css";
import { TwoWays } from "../parts/two-ways.tsx";
import TextViewer from "./text-viewer.tsx";
import type { ViewerProps } from "./viewer.ts";

/** A web page, in a frame without scripts, forms, links or an origin; or its source. */
export default function PageViewer(props: ViewerProps) {
  const t = useTranslation();
  const { page, address } = props;
  return (
    <TwoWays
      facts={t("previews.pageIsInert")}
      laidOut={<iframe className={styles.frame} sandbox="" src={address} title={page.file.name} />}
      other={<TextViewer {...props} />}
    />
  );
}
