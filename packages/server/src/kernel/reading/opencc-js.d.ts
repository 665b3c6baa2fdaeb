/** Pairs of signs with a space between, each pair parted from the next by a bar. */
declare module "opencc-js/dict/*" {
  const pairs: string;
  export default pairs;
}
