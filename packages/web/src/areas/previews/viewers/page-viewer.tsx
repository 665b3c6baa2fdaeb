import { Segmented } from "antd";
import { useState } from "react";
import { useWords } from "../../../kernel/words.ts";
import { ViewerBar } from "../../../ui/viewer-bar.tsx";
import styles from "../parts/previews.module.css";
import TextViewer from "./text-viewer.tsx";
import type { ViewerProps } from "./viewer.ts";

/** A web page, in a frame without scripts, forms, links or an origin; or its source. */
export default function PageViewer(props: ViewerProps) {
  const t = useWords();
  const [isSource, setIsSource] = useState(false);
  return (
    <>
      <ViewerBar facts={t("previews.pageIsInert")}>
        <Segmented
          aria-label={t("previews.showAs")}
          value={isSource ? "source" : "page"}
          options={[
            { value: "page", label: t("previews.asPage") },
            { value: "source", label: t("previews.asSource") },
          ]}
          onChange={(shown) => setIsSource(shown === "source")}
        />
      </ViewerBar>
      {isSource ? (
        <TextViewer {...props} />
      ) : (
        <iframe className={styles.frame} sandbox="" src={props.address} title={props.page.file.name} />
      )}
    </>
  );
}
