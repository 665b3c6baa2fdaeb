/** Pairs of characters with a space between, separated by bars. */
declare module "opencc-js/dict/*" {
  const pairs: string;
  export default pairs;
}
