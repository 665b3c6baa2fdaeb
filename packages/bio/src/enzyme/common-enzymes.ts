/** Enzymes that labs clone with: their sites are in the polylinkers of common vectors. */
export const cloningEnzymes: readonly string[] =
  "EcoRI BamHI HindIII XhoI XbaI SalI PstI KpnI SacI SphI NotI NcoI NdeI NheI SpeI BglII EcoRV SmaI ApaI AgeI ClaI MluI AscI PacI".split(
    " ",
  );

/** Enzymes for Golden Gate, which cut next to their site. */
export const goldenGateEnzymes: readonly string[] = "BsaI BsmBI BbsI SapI PaqCI Esp3I BtgZI BspQI".split(" ");

const ranks = new Map([...cloningEnzymes, ...goldenGateEnzymes].map((name, index) => [name, index]));

/**
 * Whether an enzyme is one that labs clone with every day.
 *
 * @example isCommonEnzyme("EcoRI") // true
 */
export const isCommonEnzyme = (name: string): boolean => ranks.has(name);

/** Rank among enzymes with the same cut: the best known first, 0 for others. */
export const commonRank = (name: string): number => {
  const index = ranks.get(name);
  return index === undefined ? 0 : ranks.size - index;
};
