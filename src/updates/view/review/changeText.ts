/** "+2 −1": signs need no words. */
export function changeText(added: number, removed: number): string {
  return `+${added} −${removed}`;
}
