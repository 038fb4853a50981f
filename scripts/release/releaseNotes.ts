/** The section of a version in CHANGELOG.md, without its heading. @throws if none exists */
export function releaseNotes(changelog: string, version: string): string {
  const sections = changelog.split(/^## /m).slice(1);
  const section = sections.find((one) => one.split('\n', 1)[0]?.trim() === version);
  const notes = section?.slice(section.indexOf('\n')).trim() ?? '';
  if (notes === '') throw new Error(`CHANGELOG.md has no section for ${version}`);
  return `${notes}\n`;
}
