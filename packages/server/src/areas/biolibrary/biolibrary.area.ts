import { provide, serverArea } from "../../kernel/area.ts";
import { subjectKinds } from "../../kernel/subjects.ts";
import { accessArea } from "../access/access.area.ts";
import { filesArea } from "../files/files.area.ts";
import { labelsArea } from "../labels/labels.area.ts";
import { labelSources } from "../labels/labels.service.ts";
import { projectsArea } from "../projects/projects.area.ts";
import { recordsArea } from "../records/records.area.ts";
import { sequencesArea } from "../sequences/sequences.area.ts";
import { tablesArea } from "../tables/tables.area.ts";
import { tableKinds } from "../tables/tables.service.ts";
import { demoPrimers } from "./biolibrary.demo.ts";
import { biolibraryRoutes } from "./biolibrary.routes.ts";
import { biolibraryService } from "./biolibrary.service.ts";
import { libraryLabels } from "./label-entry.ts";
import { librarySubject } from "./library-subject.ts";
import { libraryTables } from "./library-tables.ts";
import { plasmidTables } from "./plasmid-tables.ts";
import { searchLibrary } from "./search-library.ts";

export const biolibraryArea = serverArea({
  needs: {
    access: accessArea,
    files: filesArea,
    projects: projectsArea,
    sequences: sequencesArea,
    tables: tablesArea,
    records: recordsArea,
    labels: labelsArea,
  },
  open({ kernel }, { sequences: { importSequence, exportSequence } }) {
    const library = biolibraryService(kernel);
    return {
      biolibrary: library,
      tables: [
        ...libraryTables(kernel, library),
        plasmidTables(kernel, { library, importSequence, exportSequence }),
      ],
    };
  },
  provides: ({ tables }) => [
    provide(tableKinds, tables),
    provide(subjectKinds, librarySubject),
    provide(labelSources, libraryLabels),
  ],
  routes: ({ biolibrary }, { kernel }) => biolibraryRoutes(biolibrary, searchLibrary(kernel)),
  demo: (_, lab) => demoPrimers(lab),
});
