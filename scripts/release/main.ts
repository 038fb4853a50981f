/** `npm run release-notes -- v1.2.3`: prints the notes of a release. Exit code 1 if none exist. */
import { readFileSync } from 'node:fs';
import { releaseNotes } from './releaseNotes';

const changelog = readFileSync(new URL('../../CHANGELOG.md', import.meta.url), 'utf8');
const version = (process.argv[2] ?? '').replace(/^v/, '');
try {
  process.stdout.write(releaseNotes(changelog, version));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
