/** SPDX identifiers of licenses that permit use, modification and redistribution if their text is included. */
const PERMISSIVE: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'Unlicense',
]);

/** Whether an SPDX expression is permissive: one operand of OR must be, or all operands of AND. */
export function isPermissive(expression: string): boolean {
  const plain = expression.replace(/[()]/g, '');
  return plain
    .split(/\s+OR\s+/)
    .some((one) => one.split(/\s+AND\s+/).every((license) => PERMISSIVE.has(license.trim())));
}
