import { serverArea } from "../../kernel/area.ts";
import { accessArea } from "../access/access.area.ts";
import { modelsArea } from "../models/models.area.ts";
import { exportTerms } from "./glossaries/export-terms.ts";
import { glossariesService } from "./glossaries/glossaries.service.ts";
import { importTerms } from "./glossaries/import-terms.ts";
import { exportUnits } from "./memories/export-units.ts";
import { importUnits } from "./memories/import-units.ts";
import { memoriesService } from "./memories/memories.service.ts";
import { downloadTranslation } from "./texts/download-translation.ts";
import { runTranslation } from "./texts/run-translation.ts";
import { RunningTranslations } from "./texts/running-translations.ts";
import { segmentsService } from "./texts/segments.service.ts";
import { translateFiles } from "./texts/translate-files.ts";
import { translationsService } from "./texts/translations.service.ts";
import { demoTranslation } from "./translation.demo.ts";
import { translationNotifications } from "./translation.notifications.ts";
import { translationRoutes } from "./translation.routes.ts";

export const translationArea = serverArea({
  needs: { access: accessArea, models: modelsArea },
  notificationRules: translationNotifications,
  open({ kernel }, { models: { models } }) {
    const running = new RunningTranslations();
    const run = runTranslation(kernel, models, running);
    return {
      run,
      translations: translationsService(kernel, { models, running, run }),
      segments: segmentsService(kernel),
      download: downloadTranslation(kernel),
      glossaries: glossariesService(kernel),
      importTerms: importTerms(kernel),
      exportTerms: exportTerms(kernel),
      memories: memoriesService(kernel),
      exportUnits: exportUnits(kernel),
    };
  },
  routes: (own) => translationRoutes(own),
  start({ run, translations }, { kernel }) {
    translateFiles(kernel, run);
    importUnits(kernel);
    kernel.jobs.everyQuarter("end-silent-translations", async () => {
      await translations.sweep();
    });
  },
  demo: (_, lab) => demoTranslation(lab),
});
