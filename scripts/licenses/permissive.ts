/** Licenses that let anybody use, change and pass on what we ship, as long as their text goes along. SPDX identifiers. */
const PERMISSIVE: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'Unlicense',
]);

/** Whether an SPDX expression is permissive: of alternatives one has to be, of what holds together all. */
export function isPermissive(expression: string): boolean {
  const plain = expression.replace(/[()]/g, '');
  return plain
    .split(/\s+OR\s+/)
    .some((one) => one.split(/\s+AND\s+/).every((license) => PERMISSIVE.has(license.trim())));
}
