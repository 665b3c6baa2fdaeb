import { analysisSets } from "../../kernel/analysis-sets.ts";
import { provide, serverArea } from "../../kernel/area.ts";
import { itsMaker } from "../../kernel/progress-updates.ts";
import { accountsArea } from "../accounts/accounts.area.ts";
import { commentsArea } from "../comments/comments.area.ts";
import { filesArea } from "../files/files.area.ts";
import { fileKinds } from "../files/kinds.service.ts";
import { liveArea } from "../live/live.area.ts";
import { projectsArea } from "../projects/projects.area.ts";
import { tenantsArea } from "../tenants/tenants.area.ts";
import { exportSequence } from "./export-sequence.ts";
import { importLargeFiles } from "./import-large-files.ts";
import { importSequence } from "./import-sequence.ts";
import { importSequences } from "./import-sequences.ts";
import { insertImported } from "./insert-imported.ts";
import { openSequencesRoutes } from "./open-sequences.routes.ts";
import { primerPlaces } from "./primer-places.ts";
import { publicationsRoutes } from "./publications.routes.ts";
import { publishSequences } from "./publish-sequences.ts";
import { sequenceImportsRoutes } from "./sequence-imports.routes.ts";
import { demoSequences } from "./sequences.demo.ts";
import { sequencesNotifications } from "./sequences.notifications.ts";
import { sequencesRoutes } from "./sequences.routes.ts";
import { copySequences, digestSequence, findSequenceText, sequencesService } from "./sequences.service.ts";
import { sequencesSet } from "./sequences.sets.sql.ts";

export const sequencesArea = serverArea({
  needs: {
    accounts: accountsArea,
    tenants: tenantsArea,
    files: filesArea,
    comments: commentsArea,
    live: liveArea,
    projects: projectsArea,
  },
  notificationRules: sequencesNotifications,
  followers: { sequenceImport: itsMaker },
  open({ kernel }, { files: { files, links, importTags } }) {
    const sequences = sequencesService(kernel, files, importTags);
    const insert = insertImported(files);
    const largeFiles = importLargeFiles(kernel, files, insert);
    return {
      largeFiles,
      importSequences: importSequences(kernel, files, insert, largeFiles),
      files,
      links,
      sequences,
      exportSequence: exportSequence(kernel),
      importSequence: importSequence(kernel, files, sequences),
    };
  },
  provides: ({ exportSequence: exports }) => [
    provide(analysisSets, sequencesSet),
    provide(fileKinds, {
      kinds: ["sequence", "sanger"],
      copy: copySequences,
      digest: digestSequence,
      text: findSequenceText,
      sheet: exports.sheet,
      writing: {
        view: "sequence",
        nameOf: (name) => (/\.(gb|gbk|gp)$/i.test(name) ? name : `${name}.gb`),
        contentType: "chemical/seq-na-genbank; charset=utf-8",
        write: (scope, id, version) => exports.file(scope, id, { format: "genbank", version }),
      },
    }),
  ],
  routes: ({ links, sequences, exportSequence: exports, importSequences, largeFiles }, { kernel }) => [
    ...sequencesRoutes(sequences, importSequences, exports, primerPlaces(kernel)),
    ...sequenceImportsRoutes(largeFiles),
    ...openSequencesRoutes(links, sequences, exports),
    ...publicationsRoutes(publishSequences(kernel, exports)),
  ],
  demo: (_, lab) => demoSequences(lab),
});
