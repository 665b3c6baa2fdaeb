import type { PermissionKey } from "@benchleaf/contract";
import type { ComponentType } from "react";
import { hasPermission } from "../../kernel/session.ts";
import type { Shortcut } from "../../kernel/shortcut.ts";
import type { PhraseKey } from "../../kernel/words.ts";
import { AmountTool } from "./parts/amount-tool.tsx";
import { AnnealTool } from "./parts/anneal-tool.tsx";
import { BackTranslateTool } from "./parts/back-translate-tool.tsx";
import { CodonTool } from "./parts/codon-tool.tsx";
import { DesignTool } from "./parts/design-tool.tsx";
import { DigestTool } from "./parts/digest-tool.tsx";
import { DilutionTool } from "./parts/dilution-tool.tsx";
import { LettersTool } from "./parts/letters-tool.tsx";
import { LigationTool } from "./parts/ligation-tool.tsx";
import { OligoTool } from "./parts/oligo-tool.tsx";
import { PcrTool } from "./parts/pcr-tool.tsx";
import { ProteinTool } from "./parts/protein-tool.tsx";
import { SerialDilutionTool } from "./parts/serial-dilution-tool.tsx";
import { TranslateTool } from "./parts/translate-tool.tsx";
import { type ToolKey, toolLabel, toolPlaces } from "./tool-places.ts";
import type { ToolProps } from "./tool-props.ts";

export const toolGroups = ["primers", "sequences", "amounts"] as const;
export type ToolGroup = (typeof toolGroups)[number];

interface ToolFace {
  readonly group: ToolGroup;
  readonly lead: PhraseKey;
  readonly Form: ComponentType<ToolProps>;
  /** Has tables or gels, which want the whole width. */
  readonly isWide?: true;
}

const faces: Readonly<Record<ToolKey, ToolFace>> = {
  "primer-design": { group: "primers", lead: "toolbox.designLead", Form: DesignTool, isWide: true },
  tm: { group: "primers", lead: "toolbox.tmLead", Form: OligoTool, isWide: true },
  pcr: { group: "primers", lead: "toolbox.pcrLead", Form: PcrTool, isWide: true },
  annealing: { group: "primers", lead: "toolbox.annealLead", Form: AnnealTool },
  digest: { group: "sequences", lead: "toolbox.digestLead", Form: DigestTool, isWide: true },
  letters: { group: "sequences", lead: "calculators.lettersLead", Form: LettersTool },
  translate: { group: "sequences", lead: "toolbox.translateLead", Form: TranslateTool },
  "back-translate": { group: "sequences", lead: "toolbox.backTranslateLead", Form: BackTranslateTool },
  codons: { group: "sequences", lead: "toolbox.codonLead", Form: CodonTool },
  protein: { group: "sequences", lead: "toolbox.proteinLead", Form: ProteinTool },
  dilution: { group: "amounts", lead: "calculators.dilutionLead", Form: DilutionTool },
  "serial-dilution": { group: "amounts", lead: "calculators.serialLead", Form: SerialDilutionTool },
  amount: { group: "amounts", lead: "calculators.amountLead", Form: AmountTool },
  ligation: { group: "amounts", lead: "calculators.ligationLead", Form: LigationTool },
};

export interface Tool extends ToolFace {
  readonly key: ToolKey;
  readonly label: PhraseKey;
  readonly shortcut: Shortcut;
  readonly permission?: PermissionKey;
}

export const tools: readonly Tool[] = toolPlaces.map((place) => ({
  ...place,
  ...faces[place.key],
  label: toolLabel(place.key),
}));

/** Those that the person may open. */
export const openTools = (): readonly Tool[] =>
  tools.filter(({ permission }) => !permission || hasPermission(permission));
