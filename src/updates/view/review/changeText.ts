/** "+2 −1": signs are not translated. */
export function changeText(added: number, removed: number): string {
  return `+${added} −${removed}`;
}
