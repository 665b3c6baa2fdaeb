/**
 * The second of two clicks on a button within a frame comes before the page can disable it: it is dropped. Later
 * clicks find the button disabled while it sends.
 */
export const dropSecondClicks = (): void => {
  let pressed: Element | null = null;
  const hear = (event: MouseEvent): void => {
    const button = event.target instanceof Element ? event.target.closest("button") : null;
    if (button === null) return;
    if (button === pressed) {
      event.preventDefault();
      event.stopImmediatePropagation();
      return;
    }
    pressed = button;
    requestAnimationFrame(() => {
      pressed = null;
    });
  };
  document.addEventListener("click", hear, true);
};
