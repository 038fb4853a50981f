/** Removes values that differ between runs: identifiers, hashes, generated names and times. */

/** Characters of generated names in Kubernetes. */
const safe = '[bcdfghjklmnpqrstvwxz2456789]';

const patterns: readonly (readonly [RegExp, string])[] = [
  [/\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/gu, '<uid>'],
  [/\b\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z/gu, '<time>'],
  // A pod of a Job: five random characters replace the end of a long Job name.
  [/\b[0-9a-f]{50,58}[0-9a-z]{5}\b(?=$)/gu, '<hash>'],
  // Hexadecimal or base 36 digits of a SHA.
  [/\b[0-9A-Za-z]{34,64}\b/gu, '<hash>'],
  // Role names are cut so that the hash fits, whose length varies by one or two.
  [/(\.v\d+\.\d+\.\d+)-[a-z-]*<hash>/gu, '$1-<hash>'],
  [new RegExp(`\\binstall-${safe}{5}\\b`, 'gu'), 'install-<name>'],
  [new RegExp(`-${safe}{7,10}-${safe}{5}\\b`, 'gu'), '-<hash>-<name>'],
  [new RegExp(`-${safe}{8,10}\\b`, 'gu'), '-<hash>'],
  [new RegExp(`(<hash>)-${safe}{5}\\b`, 'gu'), '$1-<name>'],
];

export function normalText(text: string): string {
  return patterns.reduce((result, [pattern, by]) => result.replace(pattern, by), text);
}
