/** Permission bits of a file. JSON contains decimals (420), users write octals (0644). */

/** The maximum in Kubernetes (core/v1 validation, `fileModeErrorMsg`): all permissions. */
const MOST_MODE = 0o777;

export function isFileMode(mode: number): boolean {
  return Number.isInteger(mode) && mode >= 0 && mode <= MOST_MODE;
}

/** `0644` for 420. */
export function octalOf(mode: number): string {
  return `0${mode.toString(8).padStart(3, '0')}`;
}

/** The bits of an octal text; `null`: invalid: `0644`, `644`, `0o644`. */
export function modeIn(octal: string): number | null {
  const digits = /^(?:0o)?([0-7]+)$/.exec(octal)?.[1];
  return digits === undefined ? null : Number.parseInt(digits, 8);
}

/** In the notation of `ls -l`: `rw-r--r--`. */
export function symbolsOf(mode: number): string {
  return SYMBOLS.map((symbol, index) => (((mode >> (8 - index)) & 1) === 1 ? symbol : '-')).join(
    '',
  );
}

const SYMBOLS = ['r', 'w', 'x', 'r', 'w', 'x', 'r', 'w', 'x'] as const;
