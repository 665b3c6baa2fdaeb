import { Segmented } from "antd";
import { type ReactNode, useState } from "react";
import { useTranslation } from "../../../kernel/translation.ts";
import { ViewerBar } from "../../../ui/viewer-bar.tsx";

interface TwoWaysProps {
  readonly facts?: ReactNode;
  /** The name of the second view; the source of the file by default. */
  readonly otherName?: string;
  readonly laidOut: ReactNode;
  readonly other: ReactNode;
}

/** A document in one of two views, selected above it. */
export const TwoWays = ({ facts, otherName, laidOut, other }: TwoWaysProps) => {
  const t = useTranslation();
  const [shown, setShown] = useState<"page" | "other">("page");
  return (
    <>
      <ViewerBar facts={facts}>
        <Segmented
          aria-label={t("previews.showAs")}
          value={shown}
          options={[
            { value: "page", label: t("previews.asPage") },
            { value: "other", label: otherName ?? t("previews.asSource") },
          ]}
          onChange={setShown}
        />
      </ViewerBar>
      {shown === "page" ? laidOut : other}
    </>
  );
};
