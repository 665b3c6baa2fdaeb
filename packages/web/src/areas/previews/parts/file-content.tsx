import type { PreviewView } from "@benchleaf/contract";
import { type ComponentType, type LazyExoticComponent, Suspense } from "react";
import { lazyPage } from "../../../kernel/lazy-page.tsx";
import { useTranslation } from "../../../kernel/translation.ts";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { previewAddress } from "../previews.queries.ts";
import type { ViewerProps } from "../viewers/viewer.ts";
import { FaultCard } from "./fault-card.tsx";
import styles from "./previews.module.css";

const words = { words: "previews" } as const;
const text = lazyPage<ViewerProps>(() => import("../viewers/text-viewer.tsx"), words);
const media = lazyPage<ViewerProps>(() => import("../viewers/media-viewer.tsx"), words);

/** Each viewer is a part of its own: who looks at a picture does not wait for what reads a PDF. */
const viewers: Readonly<Partial<Record<PreviewView, LazyExoticComponent<ComponentType<ViewerProps>>>>> = {
  image: lazyPage<ViewerProps>(() => import("../viewers/image-viewer.tsx"), words),
  tiff: lazyPage<ViewerProps>(() => import("../viewers/tiff-viewer.tsx"), words),
  pdf: lazyPage<ViewerProps>(() => import("../viewers/pdf-viewer.tsx"), words),
  word: lazyPage<ViewerProps>(() => import("../viewers/word-viewer.tsx"), words),
  sheet: lazyPage<ViewerProps>(() => import("../viewers/sheet-viewer.tsx"), words),
  slides: lazyPage<ViewerProps>(() => import("../viewers/slides-viewer.tsx"), words),
  text,
  alignment: text,
  table: lazyPage<ViewerProps>(() => import("../viewers/table-viewer.tsx"), words),
  markdown: lazyPage<ViewerProps>(() => import("../viewers/markdown-viewer.tsx"), words),
  notebook: lazyPage<ViewerProps>(() => import("../viewers/notebook-viewer.tsx"), words),
  page: lazyPage<ViewerProps>(() => import("../viewers/page-viewer.tsx"), words),
  archive: lazyPage<ViewerProps>(() => import("../viewers/archive-viewer.tsx"), words),
  cytometry: lazyPage<ViewerProps>(() => import("../viewers/cytometry-viewer.tsx"), words),
  sequence: lazyPage<ViewerProps>(() => import("../viewers/sequence-viewer.tsx"), {
    words: ["previews", "editor"],
  }),
  audio: media,
  video: media,
};

/** The content of a version, by whatever can show it. */
export const FileContent = ({ page }: Pick<ViewerProps, "page">) => {
  const t = useTranslation();
  const { file, version, view } = page;
  const Viewer = viewers[view];
  if (!Viewer)
    return <FaultCard file={file} version={version} reason={view === "empty" ? "empty" : "nothing"} />;
  return (
    <div className={styles.content} key={`${file.id} ${version}`}>
      <Suspense fallback={<ListSkeleton label={t("previews.reading")} />}>
        <Viewer page={page} address={previewAddress(file, version)} />
      </Suspense>
    </div>
  );
};
