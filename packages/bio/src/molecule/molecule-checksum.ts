import { checksum, checksumOfStrands } from "../checksum/checksum.ts";
import { type Molecule, strandsOf } from "./molecule.ts";

/**
 * The SEGUID v2 checksum of a double-stranded molecule with its ends: cdSEGUID of a circle, ldSEGUID of a linear one.
 * It does not depend on the strand or on phosphates. Empty for bases that have no checksum (none at all, or illegal
 * ones).
 *
 * @example moleculeChecksum({ record: circleOf("TATGCCAA"), ends: null }) // "cdseguid=dUxN7YQyVInv3oDcvz8ByupL44A"
 */
export const moleculeChecksum = (molecule: Molecule): string => {
  const { record, ends } = molecule;
  if (record.kind === "protein") return "";
  const isStaggered = ends && (ends.left.bases !== "" || ends.right.bases !== "");
  if (isStaggered) {
    const { watson, crick } = strandsOf(molecule);
    return textOf(checksumOfStrands(watson, crick, { kind: record.kind }));
  }
  return textOf(checksum(record.sequence, { topology: record.topology, kind: record.kind }));
};

const textOf = (result: ReturnType<typeof checksum>): string => (typeof result === "string" ? result : "");
