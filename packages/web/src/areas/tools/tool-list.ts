import type { ComponentType } from "react";
import type { PhraseKey } from "../../kernel/words.ts";
import { AmountTool } from "./parts/amount-tool.tsx";
import { DilutionTool } from "./parts/dilution-tool.tsx";
import { LettersTool } from "./parts/letters-tool.tsx";
import { LigationTool } from "./parts/ligation-tool.tsx";
import { SerialDilutionTool } from "./parts/serial-dilution-tool.tsx";

export interface Tool {
  /** The last step of its address. */
  readonly key: string;
  readonly label: PhraseKey;
  readonly lead: PhraseKey;
  readonly Form: ComponentType;
}

/** In the order in which they are offered. */
export const tools: readonly Tool[] = [
  { key: "dilution", label: "calculators.dilution", lead: "calculators.dilutionLead", Form: DilutionTool },
  {
    key: "serial-dilution",
    label: "calculators.serial",
    lead: "calculators.serialLead",
    Form: SerialDilutionTool,
  },
  { key: "amount", label: "calculators.amount", lead: "calculators.amountLead", Form: AmountTool },
  { key: "ligation", label: "calculators.ligation", lead: "calculators.ligationLead", Form: LigationTool },
  { key: "letters", label: "calculators.letters", lead: "calculators.lettersLead", Form: LettersTool },
];

export const toolAddress = ({ key }: Pick<Tool, "key">): string => `/sequence/tools/${key}`;
