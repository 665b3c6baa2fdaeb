/**
 * Stands in for the component library's lock of the page's scroll bar, which writes a style without the nonce.
 * Nothing is lost: the page itself never scrolls, only parts of it do.
 */
export default function useScrollLocker(): void {}
