/* Computations outside of the event loop: one line per area that has any. */
import { analysisTasks } from "./areas/analysis/analysis.tasks.ts";
import { biolibraryTasks } from "./areas/biolibrary/biolibrary.tasks.ts";
import { crisprTasks } from "./areas/crispr/crispr.tasks.ts";
import { interchangeTasks } from "./areas/interchange/interchange.tasks.ts";
import { labelsTasks } from "./areas/labels/labels.tasks.ts";
import { literatureTasks } from "./areas/literature/literature.tasks.ts";
import { previewsTasks } from "./areas/previews/previews.tasks.ts";
import { primersTasks } from "./areas/primers/primers.tasks.ts";
import { searchTasks } from "./areas/search/search.tasks.ts";
import { sequencesTasks } from "./areas/sequences/sequences.tasks.ts";
import { tablesTasks } from "./areas/tables/tables.tasks.ts";
import { translationTasks } from "./areas/translation/translation.tasks.ts";
import type { TaskTable } from "./kernel/compute.ts";

/** Every task; one that is declared and has no work does not compile. */
export const everyTask: TaskTable = {
  ...analysisTasks,
  ...biolibraryTasks,
  ...crisprTasks,
  ...interchangeTasks,
  ...labelsTasks,
  ...literatureTasks,
  ...previewsTasks,
  ...primersTasks,
  ...searchTasks,
  ...sequencesTasks,
  ...tablesTasks,
  ...translationTasks,
};
