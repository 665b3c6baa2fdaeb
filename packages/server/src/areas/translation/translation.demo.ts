import {
  glossariesApi,
  memoriesApi,
  type Translation,
  type TranslationLanguage,
  translationApi,
} from "@benchleaf/contract";
import type { DemoLab } from "../../kernel/demo/demo-lab.ts";

const WAIT_MS = 50;
const MOST_WAITS = 200;

/** A glossary, a memory and one translation, which is not complete: the lab has no model. */
export const demoTranslation = (lab: DemoLab): void => {
  const words = lab.words.translation;
  const languages = { sourceLanguage: "en", targetLanguage: words.language as TranslationLanguage } as const;

  /** The translation runs beside; it is short. */
  const settled = async (translationId: string): Promise<void> => {
    for (let waits = 0; waits < MOST_WAITS; waits++) {
      const { state } = await lab.ask("owner", translationApi.get, { params: { translationId } });
      if (state === "completed") return;
      await new Promise((resolve) => setTimeout(resolve, WAIT_MS));
    }
    throw new Error("the demo lab's translation does not end");
  };

  lab.on(8, "15:20", async () => {
    const glossary = await lab.ask("owner", glossariesApi.create, {
      body: { name: words.glossary, ...languages },
    });
    await lab.ask("owner", glossariesApi.import, {
      params: { glossaryId: glossary.id },
      body: { format: "csv", content: Buffer.from(words.terms).toString("base64"), isPreview: false },
    });
    const memory = await lab.ask("owner", memoriesApi.create, { body: { name: words.memory, ...languages } });
    for (const line of words.units.split("\n")) {
      const [source = "", target = ""] = line.split("\t");
      await lab.ask("owner", memoriesApi.createUnit, {
        params: { memoryId: memory.id },
        body: { source, target },
      });
    }
    lab.keep("glossary", glossary.id);
    lab.keep("memory", memory.id);
  });

  lab.on(2, "16:05", async () => {
    await lab.ask("owner", translationApi.translateText, {
      body: {
        ...languages,
        glossaryId: lab.idOf("glossary"),
        memoryId: lab.idOf("memory"),
        text: words.text,
        clientMessageId: crypto.randomUUID(),
      },
    });
    const { records } = await lab.ask("owner", translationApi.list, { query: { limit: 1 } });
    const { id: translationId } = records[0] as Translation;
    await settled(translationId);
    await lab.ask("owner", translationApi.rename, { params: { translationId }, body: { name: words.name } });
    const segments = await lab.ask("owner", translationApi.segments, {
      params: { translationId },
      query: {},
    });
    const waiting = segments.records.find(({ source }) => source.startsWith("Thaw"));
    if (waiting !== undefined)
      await lab.ask("owner", translationApi.saveSegment, {
        params: { translationId, no: waiting.no },
        body: { target: words.first },
      });
  });
};
