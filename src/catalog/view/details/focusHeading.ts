/** Moves the focus to the name of the Operator in a panel, or to the panel while its details load. */
export function focusHeading(panel: HTMLElement | null): void {
  (panel?.querySelector<HTMLElement>('h2[tabindex]') ?? panel)?.focus({ preventScroll: true });
}
