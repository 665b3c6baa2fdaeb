import type { Locale } from "@benchleaf/contract";
import { demo as englishAlignments } from "./en-US/alignments/demo.ts";
import { demo as englishAnalysis } from "./en-US/analysis/demo.ts";
import { demo as englishApprovals } from "./en-US/approvals/demo.ts";
import { demo as englishBiolibrary } from "./en-US/biolibrary/demo.ts";
import { demo as englishCloning } from "./en-US/cloning/demo.ts";
import { demo as englishComments } from "./en-US/comments/demo.ts";
import { demo as englishCrispr } from "./en-US/crispr/demo.ts";
import { demo as englishEln } from "./en-US/eln/demo.ts";
import { demo as englishEquipment } from "./en-US/equipment/demo.ts";
import { demo as englishFiles } from "./en-US/files/demo.ts";
import { demo as englishInspection } from "./en-US/inspection/demo.ts";
import { demo as englishInventory } from "./en-US/inventory/demo.ts";
import { demo as englishLiterature } from "./en-US/literature/demo.ts";
import { demo as englishProjects } from "./en-US/projects/demo.ts";
import { demo as englishSamples } from "./en-US/samples/demo.ts";
import { demo as englishSequences } from "./en-US/sequences/demo.ts";
import { demo as englishTasks } from "./en-US/tasks/demo.ts";
import { demo as englishTenants } from "./en-US/tenants/demo.ts";
import { demo as simplifiedAlignments } from "./zh-CN/alignments/demo.ts";
import { demo as simplifiedAnalysis } from "./zh-CN/analysis/demo.ts";
import { demo as simplifiedApprovals } from "./zh-CN/approvals/demo.ts";
import { demo as simplifiedBiolibrary } from "./zh-CN/biolibrary/demo.ts";
import { demo as simplifiedCloning } from "./zh-CN/cloning/demo.ts";
import { demo as simplifiedComments } from "./zh-CN/comments/demo.ts";
import { demo as simplifiedCrispr } from "./zh-CN/crispr/demo.ts";
import { demo as simplifiedEln } from "./zh-CN/eln/demo.ts";
import { demo as simplifiedEquipment } from "./zh-CN/equipment/demo.ts";
import { demo as simplifiedFiles } from "./zh-CN/files/demo.ts";
import { demo as simplifiedInspection } from "./zh-CN/inspection/demo.ts";
import { demo as simplifiedInventory } from "./zh-CN/inventory/demo.ts";
import { demo as simplifiedLiterature } from "./zh-CN/literature/demo.ts";
import { demo as simplifiedProjects } from "./zh-CN/projects/demo.ts";
import { demo as simplifiedSamples } from "./zh-CN/samples/demo.ts";
import { demo as simplifiedSequences } from "./zh-CN/sequences/demo.ts";
import { demo as simplifiedTasks } from "./zh-CN/tasks/demo.ts";
import { demo as simplifiedTenants } from "./zh-CN/tenants/demo.ts";
import { demo as traditionalAlignments } from "./zh-TW/alignments/demo.ts";
import { demo as traditionalAnalysis } from "./zh-TW/analysis/demo.ts";
import { demo as traditionalApprovals } from "./zh-TW/approvals/demo.ts";
import { demo as traditionalBiolibrary } from "./zh-TW/biolibrary/demo.ts";
import { demo as traditionalCloning } from "./zh-TW/cloning/demo.ts";
import { demo as traditionalComments } from "./zh-TW/comments/demo.ts";
import { demo as traditionalCrispr } from "./zh-TW/crispr/demo.ts";
import { demo as traditionalEln } from "./zh-TW/eln/demo.ts";
import { demo as traditionalEquipment } from "./zh-TW/equipment/demo.ts";
import { demo as traditionalFiles } from "./zh-TW/files/demo.ts";
import { demo as traditionalInspection } from "./zh-TW/inspection/demo.ts";
import { demo as traditionalInventory } from "./zh-TW/inventory/demo.ts";
import { demo as traditionalLiterature } from "./zh-TW/literature/demo.ts";
import { demo as traditionalProjects } from "./zh-TW/projects/demo.ts";
import { demo as traditionalSamples } from "./zh-TW/samples/demo.ts";
import { demo as traditionalSequences } from "./zh-TW/sequences/demo.ts";
import { demo as traditionalTasks } from "./zh-TW/tasks/demo.ts";
import { demo as traditionalTenants } from "./zh-TW/tenants/demo.ts";

/** Content of the demo lab by area, in the leading language. The other languages must have the same keys. */
const simplified = {
  alignments: simplifiedAlignments,
  analysis: simplifiedAnalysis,
  approvals: simplifiedApprovals,
  biolibrary: simplifiedBiolibrary,
  cloning: simplifiedCloning,
  comments: simplifiedComments,
  crispr: simplifiedCrispr,
  equipment: simplifiedEquipment,
  eln: simplifiedEln,
  files: simplifiedFiles,
  inspection: simplifiedInspection,
  inventory: simplifiedInventory,
  literature: simplifiedLiterature,
  projects: simplifiedProjects,
  samples: simplifiedSamples,
  sequences: simplifiedSequences,
  tasks: simplifiedTasks,
  tenants: simplifiedTenants,
};

/** All demo content in one language; `{{member}}` is a placeholder for a person's name. */
export type DemoPhrases = {
  readonly [Area in keyof typeof simplified]: Readonly<Record<keyof (typeof simplified)[Area], string>>;
};

const traditional: DemoPhrases = {
  alignments: traditionalAlignments,
  analysis: traditionalAnalysis,
  approvals: traditionalApprovals,
  biolibrary: traditionalBiolibrary,
  cloning: traditionalCloning,
  comments: traditionalComments,
  crispr: traditionalCrispr,
  equipment: traditionalEquipment,
  eln: traditionalEln,
  files: traditionalFiles,
  inspection: traditionalInspection,
  inventory: traditionalInventory,
  literature: traditionalLiterature,
  projects: traditionalProjects,
  samples: traditionalSamples,
  sequences: traditionalSequences,
  tasks: traditionalTasks,
  tenants: traditionalTenants,
};

const english: DemoPhrases = {
  alignments: englishAlignments,
  analysis: englishAnalysis,
  approvals: englishApprovals,
  biolibrary: englishBiolibrary,
  cloning: englishCloning,
  comments: englishComments,
  crispr: englishCrispr,
  equipment: englishEquipment,
  eln: englishEln,
  files: englishFiles,
  inspection: englishInspection,
  inventory: englishInventory,
  literature: englishLiterature,
  projects: englishProjects,
  samples: englishSamples,
  sequences: englishSequences,
  tasks: englishTasks,
  tenants: englishTenants,
};

const words: Record<Locale, DemoPhrases> = { "zh-CN": simplified, "zh-TW": traditional, "en-US": english };

/** @example demoPhrasesIn("en-US").tenants.team // "Chen Lab" */
export const demoPhrasesIn = (locale: Locale): DemoPhrases => words[locale];
