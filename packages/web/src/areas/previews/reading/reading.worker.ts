import { Unreadable } from "./faults.ts";
import type { ReadingJob, ReadingMessage } from "./reading-jobs.ts";

/** Each reader is a part of its own, so that a table does not wait for what reads drawings. */
const read = async (job: ReadingJob): Promise<unknown> => {
  switch (job.kind) {
    case "text":
      return (await import("./read-text.ts")).readText(job);
    case "table":
      return (await import("./read-table.ts")).readTable(job);
    case "sheets":
      return (await import("./read-sheets.ts")).readSheets(job);
    case "slides":
      return (await import("./read-slides.ts")).readSlides(job);
    case "notebook":
      return (await import("./read-notebook.ts")).readNotebook(job);
    case "tiff":
      return (await import("./read-tiff.ts")).readTiff(job);
    case "archive":
      return (await import("./read-archive.ts")).readArchive(job);
    case "entry":
      return (await import("./read-entry.ts")).readEntry(job);
    case "records":
      return (await import("./read-records.ts")).readRecords(job);
    case "cytometry":
      return (await import("./read-cytometry.ts")).readCytometry(job);
  }
};

const say = (message: ReadingMessage) => postMessage(message);

addEventListener("message", ({ data }: MessageEvent<ReadingJob>) => {
  read(data).then(
    (answer) => say({ answer }),
    // An error of a reader means a broken file; the page says so and offers the download.
    (error: unknown) => say({ fault: error instanceof Unreadable ? error.fault : "broken" }),
  );
});
