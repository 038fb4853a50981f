/** There is no Prometheus here: no data, no error, not loading (in the order of the console's own hook). */
export function usePrometheusPoll(): readonly [undefined, undefined, boolean] {
  return [undefined, undefined, false];
}
