import {
  cloningEnzymes,
  colorOfFeature,
  featureSpan,
  findCutSites,
  goldenGateEnzymes,
  type SequenceRecord,
} from "@benchleaf/bio";

const [WIDTH, HEIGHT, RING] = [760, 520, 150] as const;
const MIDDLE = { x: WIDTH / 2, y: HEIGHT / 2 };
const MOST_FEATURES = 40;
/** Limit of names of features and cuts together: features first. */
const MOST_NAMES = 56;
const MOST_CUTS = 25;
/** Single cutters are not useful for cloning in longer molecules. */
const MOST_CUT_LETTERS = 500_000;
const LINE = 14;
const BAND = 12;

interface Drawn {
  readonly name: string;
  readonly start: number;
  /** At most one turn after `start`; beyond the size where the feature crosses the origin. */
  readonly end: number;
  readonly isReverse: boolean;
  readonly colour: string;
}

/** Characters that XML does not allow, or that would be read as markup, in any encoding. */
const plain = (text: string): string =>
  text.replace(/\p{Cc}/gu, " ").replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);

const shorten = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most - 1)}…` : text;

/** The longest features, in the order of their positions. */
const featuresOf = ({ features, sequence, topology }: SequenceRecord): Drawn[] => {
  const size = sequence.length;
  const drawn = features
    .filter(({ type }) => type !== "source")
    .map((feature) => {
      const { start, end, strand, crossesOrigin } = featureSpan(feature, size, topology === "circular");
      return {
        name: feature.name,
        start,
        end: crossesOrigin ? end + size : end,
        isReverse: strand === -1,
        colour: colorOfFeature(feature),
      };
    });
  return drawn
    .toSorted((one, other) => other.end - other.start - (one.end - one.start))
    .slice(0, MOST_FEATURES)
    .toSorted((one, other) => one.start - other.start);
};

interface Cut {
  /** Of all enzymes that cut there. */
  readonly name: string;
  readonly at: number;
  readonly isSingle: boolean;
}

/** Cuts of the common cloning enzymes that cut once or twice, named as on the map on screen: single cutters first. */
const cutsOf = ({ kind, sequence, topology }: SequenceRecord, features: number): Cut[] => {
  const most = Math.min(MOST_CUTS, MOST_NAMES - features);
  if (kind !== "dna" || sequence.length > MOST_CUT_LETTERS || most <= 0) return [];
  const found = findCutSites(sequence, { topology, enzymes: [...cloningEnzymes, ...goldenGateEnzymes] });
  if (!found.ok) return [];
  const cuts = new Map<number, Cut>();
  for (const { name } of found.enzymes) {
    const count = found.count(name);
    if (count < 1 || count > 2) continue;
    for (const { start, topCut } of found.of(name)) {
      const at = topCut ?? start;
      const alike = cuts.get(at);
      cuts.set(at, {
        name: alike ? `${alike.name}, ${name}` : name,
        at,
        isSingle: count === 1 || alike?.isSingle === true,
      });
    }
  }
  return [...cuts.values()]
    .toSorted((one, other) => Number(other.isSingle) - Number(one.isSingle) || one.at - other.at)
    .slice(0, most)
    .toSorted((one, other) => one.at - other.at);
};

const point = (angle: number, radius: number) => ({
  x: MIDDLE.x + radius * Math.sin(angle),
  y: MIDDLE.y - radius * Math.cos(angle),
});
const at = ({ x, y }: { x: number; y: number }) => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** A band along the ring with an arrow in reading direction. */
const arc = ({ start, end, isReverse, colour }: Drawn, size: number, radius: number): string => {
  const turn = (position: number) => (position / size) * 2 * Math.PI;
  const [from, to] = [turn(start), Math.min(turn(end), turn(start) + 2 * Math.PI - 0.001)];
  const tip = Math.min(0.06, (to - from) / 2);
  const [flatFrom, flatTo] = isReverse ? [from + tip, to] : [from, to - tip];
  const isLong = flatTo - flatFrom > Math.PI ? 1 : 0;
  const [inner, outer] = [radius - BAND / 2, radius + BAND / 2];
  const head = point(isReverse ? from : to, radius);
  const across = isReverse ? `L${at(head)}Z` : `Z`;
  const there = `M${at(point(flatFrom, outer))}A${outer} ${outer} 0 ${isLong} 1 ${at(point(flatTo, outer))}`;
  const end1 = isReverse ? "" : `L${at(head)}`;
  const back = `L${at(point(flatTo, inner))}A${inner} ${inner} 0 ${isLong} 0 ${at(point(flatFrom, inner))}`;
  return `<path d="${there}${end1}${back}${across}" fill="${colour}"/>`;
};

/** Names around the ring, moved apart so that none overlap; each has a leader line. */
const ringNames = (drawn: readonly Drawn[], cuts: readonly Cut[], size: number): string => {
  const names = [
    ...drawn.map(({ name, start, end }) => ({ name, at: (start + end) / 2, weight: 400, from: RING + 8 })),
    ...cuts.map(({ name, at, isSingle }) => ({ name, at, weight: isSingle ? 700 : 400, from: RING + 4 })),
  ];
  const placed = names.map((one) => {
    const angle = ((one.at / size) % 1) * 2 * Math.PI;
    return { one, angle, isRight: Math.sin(angle) >= 0, y: point(angle, RING + 34).y };
  });
  return [true, false]
    .flatMap((isRight) => {
      const side = placed.filter((one) => one.isRight === isRight).toSorted((one, other) => one.y - other.y);
      const room = Math.min(LINE, (HEIGHT - 24) / Math.max(1, side.length));
      let below = 16;
      const down = side.map(({ y }) => {
        below = Math.max(y, below);
        const taken = below;
        below += room;
        return taken;
      });
      const over = Math.max(0, (down.at(-1) ?? 0) - (HEIGHT - 12));
      return side.map(({ one, angle }, index) => {
        const y = Math.max(16 + index * room, (down[index] ?? 0) - over);
        const [edge, anchor] = isRight ? [MIDDLE.x + RING + 60, "start"] : [MIDDLE.x - RING - 60, "end"];
        const line = `M${at(point(angle, one.from))}L${at(point(angle, RING + 22))}L${edge} ${y.toFixed(1)}`;
        return `<path d="${line}" fill="none" stroke="#9aa39e" stroke-width="0.8"/>
<text x="${isRight ? edge + 4 : edge - 4}" y="${(y + 4).toFixed(1)}" text-anchor="${anchor}" font-size="11" font-weight="${one.weight}">${plain(shorten(one.name, 22))}</text>`;
      });
    })
    .join("");
};

const ring = (
  record: SequenceRecord,
  drawn: readonly Drawn[],
  cuts: readonly Cut[],
  length: string,
): string => {
  const size = record.sequence.length;
  const arcs = drawn.map((feature, index) => arc(feature, size, RING - (index % 3) * (BAND + 3))).join("");
  return `<circle cx="${MIDDLE.x}" cy="${MIDDLE.y}" r="${RING + 8}" fill="none" stroke="#3b443f" stroke-width="1.5"/>${arcs}
${ringNames(drawn, cuts, size)}
<text x="${MIDDLE.x}" y="${MIDDLE.y}" text-anchor="middle" font-size="15" font-weight="700">${plain(shorten(record.name, 18))}</text>
<text x="${MIDDLE.x}" y="${MIDDLE.y + 20}" text-anchor="middle" font-size="12">${plain(length)}</text>`;
};

/** Each feature on the first lane with space for it and its name. */
const line = (
  record: SequenceRecord,
  drawn: readonly Drawn[],
  cuts: readonly Cut[],
): { svg: string; height: number } => {
  const size = Math.max(1, record.sequence.length);
  const x = (position: number) => 20 + (position / size) * (WIDTH - 40);
  const lanes: number[] = [];
  const bands = drawn.map((feature) => {
    const [from, to] = [x(feature.start), Math.max(x(feature.end), x(feature.start) + 3)];
    const name = shorten(feature.name, 26);
    const reach = Math.max(to, from + name.length * 6.5);
    const free = lanes.findIndex((end) => end < from - 4);
    const lane = free < 0 ? lanes.length : free;
    lanes[lane] = reach;
    const y = 44 + lane * 30;
    const tip = Math.min(6, (to - from) / 2);
    const shape = feature.isReverse
      ? `M${to} ${y}H${from + tip}L${from} ${y + 5}L${from + tip} ${y + 10}H${to}Z`
      : `M${from} ${y}H${to - tip}L${to} ${y + 5}L${to - tip} ${y + 10}H${from}Z`;
    return `<path d="${shape}" fill="${feature.colour}"/><text x="${from}" y="${y + 21}" font-size="10">${plain(name)}</text>`;
  });
  const below = 44 + lanes.length * 30;
  const cutLanes: number[] = [];
  const cutNames = cuts.map(({ name, at: position, isSingle }) => {
    const left = x(position);
    const width = name.length * 6.5;
    const from = Math.min(left, WIDTH - 10 - width);
    const free = cutLanes.findIndex((end) => end < from - 6);
    const lane = free < 0 ? cutLanes.length : free;
    cutLanes[lane] = from + width;
    const y = below + 12 + lane * LINE;
    return `<path d="M${left} 30V${y - 10}" stroke="#9aa39e" stroke-width="0.6"/><text x="${from}" y="${y}" font-size="10" font-weight="${isSingle ? 700 : 400}">${plain(name)}</text>`;
  });
  const ticks = Array.from({ length: 6 }, (_, index) => {
    const position = Math.round((size * index) / 5);
    const anchor = index === 0 ? "start" : index === 5 ? "end" : "middle";
    return `<path d="M${x(position)} 24v6" stroke="#3b443f"/><text x="${x(position)}" y="18" font-size="10" text-anchor="${anchor}">${Math.max(1, position).toLocaleString("en-US")}</text>`;
  });
  const svg = `<path d="M20 30H${WIDTH - 20}" stroke="#3b443f" stroke-width="2"/>${ticks.join("")}${cutNames.join("")}${bands.join("")}`;
  return { svg, height: 60 + lanes.length * 30 + cutLanes.length * LINE };
};

/** A molecule's map for print: a ring, or a line with lanes. `length` is written in its centre. */
export const moleculePicture = (record: SequenceRecord, length: string): string => {
  const drawn = featuresOf(record);
  const cuts = cutsOf(record, drawn.length);
  const { svg, height } =
    record.topology === "circular"
      ? { svg: ring(record, drawn, cuts, length), height: HEIGHT }
      : line(record, drawn, cuts);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}" font-family="Noto Sans SC" fill="#1b211e">${svg}</svg>`;
};
