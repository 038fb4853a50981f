/** Leads the keyboard from the search to the best that it found. */
export function focusFirstCard(): void {
  document.querySelector<HTMLElement>('[data-package] a')?.focus();
}
