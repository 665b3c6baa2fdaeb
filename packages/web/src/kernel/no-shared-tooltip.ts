/**
 * Replaces the tooltip that moves between elements, which the component library's configuration loads with every
 * popup. Nothing here uses it.
 */
export default function UniqueProvider(): never {
  throw new Error("tooltips are not shared");
}
