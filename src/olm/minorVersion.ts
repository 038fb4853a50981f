/** A version without its patch. */
export type MinorVersion = { readonly major: number; readonly minor: number };

/** The major.minor that a version begins with; without a minor it is 0. `null`: no version. */
export function leadingMinor(version: string): MinorVersion | null {
  const found = VERSION.exec(version.trim());
  if (found === null) return null;
  const [, major, minor = '0'] = found;
  return { major: Number(major), minor: Number(minor) };
}

const VERSION = /^v?(\d{1,9})(?:\.(\d{1,9})(?=[.+-]|$)|(?=[+-]|$))/;
