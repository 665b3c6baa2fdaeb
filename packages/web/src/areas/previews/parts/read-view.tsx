import type { ReactNode } from "react";
import { useTranslation } from "../../../kernel/translation.ts";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import type { ReadingFault } from "../reading/faults.ts";
import type { ViewerProps } from "../viewers/viewer.ts";
import { FaultCard } from "./fault-card.tsx";

interface ReadViewProps<Data> extends Pick<ViewerProps, "page"> {
  readonly data: Data | undefined;
  readonly fault: ReadingFault | null;
  readonly children: (data: Data) => ReactNode;
}

/** A viewer while its file is read, once it is there, and where it cannot be. */
export const ReadView = <Data,>({ page, data, fault, children }: ReadViewProps<Data>) => {
  const t = useTranslation();
  if (fault) return <FaultCard file={page.file} version={page.version} reason={fault} />;
  if (data === undefined) return <ListSkeleton label={t("previews.reading")} />;
  return children(data);
};
