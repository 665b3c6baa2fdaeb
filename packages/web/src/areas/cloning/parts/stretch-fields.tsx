import type { SequenceRecord } from "@benchleaf/bio";
import type { PlasmidConfig } from "@benchleaf/contract";
import { StretchFields as Fields } from "../../../shared/sequences/stretch-fields.tsx";

interface StretchFieldsProps {
  readonly name: string;
  readonly record: SequenceRecord;
  readonly config: PlasmidConfig;
  readonly onChange: (change: Partial<PlasmidConfig>) => void;
}

/** The range of a sequence that is used. */
export const StretchFields = ({ name, record, config, onChange }: StretchFieldsProps) => {
  const isCut = config.bindType === "enzyme";
  return (
    <Fields
      name={name}
      record={record}
      stretch={{ region: config.region, featureId: isCut ? config.enzymeRegionId : config.pcrRegionId }}
      onChange={({ region, featureId, strand }) =>
        onChange({
          region,
          ...(featureId === null
            ? { pcrRegionId: null, enzymeRegionId: null }
            : isCut
              ? { enzymeRegionId: featureId }
              : { pcrRegionId: featureId }),
          ...(strand && { strand }),
        })
      }
    />
  );
};
