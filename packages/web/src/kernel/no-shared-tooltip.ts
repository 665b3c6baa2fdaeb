/**
 * Stands in for the tooltip that moves from one place to the next, which the component library's configuration brings
 * along with all that opens beside something. No one here asks for it.
 */
export default function UniqueProvider(): never {
  throw new Error("tooltips are not shared");
}
