/**
 * The value of a flag of a kind; undefined: not set.
 * @param race how the flags race with discovery; undefined: not at all
 * @param rounds completed rounds of discovery
 */
export function modelFlag(
  isServed: boolean,
  race: string | undefined,
  rounds: number,
): boolean | undefined {
  switch (race) {
    case 'late':
      return rounds < 2 ? undefined : isServed;
    case 'false':
      return false;
    case 'never':
      return undefined;
    default:
      return isServed;
  }
}

/** Whether a round of discovery finds the kinds of a group. */
export function isDiscovered(path: string, race: string | undefined, rounds: number): boolean {
  return race === undefined || rounds > 0 || !/(coreos|operatorframework)/.test(path);
}
