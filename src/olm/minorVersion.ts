/** A version without its patch. */
export type MinorVersion = { readonly major: number; readonly minor: number };

/** The major and minor version; a missing minor version is 0. `null`: not a version. */
export function leadingMinor(version: string): MinorVersion | null {
  const found = VERSION.exec(version.trim());
  if (found === null) return null;
  const [, major, minor = '0'] = found;
  return { major: Number(major), minor: Number(minor) };
}

const VERSION = /^v?(\d{1,9})(?:\.(\d{1,9})(?=[.+-]|$)|(?=[+-]|$))/;
