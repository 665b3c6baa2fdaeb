import { PptxViewer, RECOMMENDED_ZIP_LIMITS } from "@aiden0z/pptx-renderer";
import { openStage } from "./stage.ts";

// Slides of a presentation one below the other, each rendered when it comes near; starts at the requested slide.
openStage(async ({ bytes, slide }) => {
  const place = document.body.appendChild(document.createElement("main"));
  place.className = "slides";
  const viewer = await PptxViewer.open(bytes, place, {
    zipLimits: RECOMMENDED_ZIP_LIMITS,
    lazySlides: true,
    lazyMedia: true,
    pdfjs: false,
    listOptions: { windowed: true, initialSlides: 4 },
  });
  if (viewer.slideCount === 0) throw new Error("no slides");
  if (slide !== null) await viewer.goToSlide(Math.min(slide, viewer.slideCount) - 1, { block: "start" });
});
