/**
 * Of two clicks at one button within a frame the second comes before the page can lock the button: it is dropped. Later
 * ones find it locked while it sends.
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
