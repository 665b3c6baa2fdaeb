import { type Feature, type Orf, orfSegments, type Primer } from "@benchleaf/bio";
import { isPrimerFeature, primerFeatureId } from "../../canvas/row-primers.ts";
import { isProposal } from "./annotation/proposal.ts";

/** Drawn like features, so that every view, its list and its keys know them; their ids are not the record's. */
const ORF_ID = "orf ";

export const isOwnFeature = (id: string): boolean =>
  !isOrf(id) && !isPrimerFeature({ id }) && !isProposal(id);

export const isOrf = (id: string): boolean => id.startsWith(ORF_ID);

export const orfId = ({ start, end, strand }: Orf): string => `${ORF_ID}${start} ${end} ${strand}`;

/** A reading frame that was found, as it is drawn. */
export const featureOfOrf = (orf: Orf, size: number, name: string): Feature => ({
  id: orfId(orf),
  name,
  type: "ORF",
  locations: orfSegments(orf, size, true),
  operator: "join",
  qualifiers: [],
});

/** A primer where it binds, as it is drawn; null where it binds nowhere. */
export const featureOfPrimer = (primer: Primer): Feature | null =>
  primer.locations.length === 0
    ? null
    : {
        id: primerFeatureId(primer),
        name: primer.name,
        type: "primer_bind",
        locations: primer.locations,
        operator: "join",
        qualifiers: [],
        ...(primer.color !== undefined && { color: primer.color }),
      };
