import { serverArea } from "../../kernel/area.ts";
import { itsMaker } from "../../kernel/progress-updates.ts";
import { commentsArea } from "../comments/comments.area.ts";
import { filesArea } from "../files/files.area.ts";
import { fileKinds, writingOf } from "../files/kinds.service.ts";
import { projectsArea } from "../projects/projects.area.ts";
import { sequencesArea } from "../sequences/sequences.area.ts";
import { type ExportSources, exportProject } from "./export-project.ts";
import { importArchive } from "./import-archive.ts";
import type { ImportServices } from "./import-node.ts";
import { interchangeNotifications } from "./interchange.notifications.ts";
import { interchangeRoutes } from "./interchange.routes.ts";
import { interchangeService } from "./interchange.service.ts";
import { noteReaders } from "./note-readers.ts";
import { archivesOf } from "./open-archive.ts";
import { makeExports, prepareExports } from "./prepare-exports.ts";
import { readArchive } from "./read-archive.ts";
import { sweepArchives } from "./sweep-archives.ts";
import { zipFiles } from "./zip-files.ts";

export const interchangeArea = serverArea({
  needs: {
    files: filesArea,
    comments: commentsArea,
    projects: projectsArea,
    sequences: sequencesArea,
  },
  notificationRules: interchangeNotifications,
  followers: { elnExport: itsMaker, elnImport: itsMaker },
  open({ resolveAll: all }, needed) {
    const { projects } = needed.projects;
    const { importSequence } = needed.sequences;
    const { importTags, importUploads } = needed.files;
    const brings: ImportServices = {
      files: importUploads,
      sequences: importSequence,
      pages: () => all(noteReaders)[0] ?? null,
      tags: importTags,
      comments: needed.comments.comments.bring,
    };
    const exports: ExportSources = {
      project: projects.get,
      writingOf: (kind) => writingOf(all(fileKinds), kind),
    };
    return { projects, brings, exports };
  },
  routes: ({ projects, exports }, { kernel }) =>
    interchangeRoutes(
      exportProject(kernel, exports),
      zipFiles(kernel, exports),
      prepareExports(kernel, exports),
      interchangeService(kernel, projects),
    ),
  start({ brings, exports }, { kernel }) {
    readArchive(kernel, archivesOf(kernel));
    importArchive(kernel, archivesOf(kernel), brings);
    makeExports(kernel, exports);
    sweepArchives(kernel);
  },
});
