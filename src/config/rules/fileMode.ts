/** Permission bits of a file. JSON has them in decimals (420), people write them in octals (0644). */

/** The most that Kubernetes takes (core/v1 validation, `fileModeErrorMsg`): all may do everything. */
const MOST_MODE = 0o777;

export function isFileMode(mode: number): boolean {
  return Number.isInteger(mode) && mode >= 0 && mode <= MOST_MODE;
}

/** `0644` for 420. */
export function octalOf(mode: number): string {
  return `0${mode.toString(8).padStart(3, '0')}`;
}

/** The bits of a text in octals; `null` when it is none: `0644`, `644`, `0o644`. */
export function modeIn(octal: string): number | null {
  const digits = /^(?:0o)?([0-7]+)$/.exec(octal)?.[1];
  return digits === undefined ? null : Number.parseInt(digits, 8);
}

/** As `ls -l` shows them: `rw-r--r--`. */
export function symbolsOf(mode: number): string {
  return SYMBOLS.map((symbol, index) => (((mode >> (8 - index)) & 1) === 1 ? symbol : '-')).join(
    '',
  );
}

const SYMBOLS = ['r', 'w', 'x', 'r', 'w', 'x', 'r', 'w', 'x'] as const;
