import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { RUNS, CHECKED_PAGES } from '../integration-tests/fixtures/accessiblePages';

/** The components of dialogs. A screen reader treats a popover as a dialog. */
const FRAMES = ['Modal', 'ActionDialog', 'DialogFrame', 'Popover'];

/** They show what others define. No demo state has providers of the same APIs. */
const OTHERS = [...FRAMES, 'Changes', 'OneAction', 'ConflictingGroupsDialog'];

/** The remedies whose dialog is data. */
const remedies = readFileSync('src/operator/view/remedies/remedies.tsx', 'utf8')
  .split(/^(?=  '?[\w-]+'?: \()/m)
  .filter((source) => /^    action: /m.test(source))
  .flatMap((source) => /^ +'?([\w-]+)'?: \(t/.exec(source)?.[1] ?? []);

/** The names of components that show a dialog. */
const components = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.tsx') && !path.endsWith('.test.tsx'))
  .flatMap((path) => componentsIn(readFileSync(`src/${path}`, 'utf8')))
  .filter(({ source }) => FRAMES.some((frame) => new RegExp(`<${frame}\\b`).test(source)))
  .map(({ name }) => name)
  .filter((name) => !OTHERS.includes(name));

function componentsIn(file: string): readonly { readonly name: string; readonly source: string }[] {
  return file
    .split(/^(?=(?:export )?(?:default )?(?:function|const) )/m)
    .map((source) => ({ name: /^[\w ]*(?:function|const) (\w+)/.exec(source)?.[1] ?? '', source }));
}

const dialogs = [...components, ...remedies];

const rows = [
  ...CHECKED_PAGES.flatMap(({ opens = [] }) => opens).map((opener) => opener.of),
  ...Object.values(RUNS).flatMap((run) => ('ofRun' in run ? [run.of, run.ofRun] : [run.of])),
];

describe('the tables of the accessibility tests', () => {
  it('find dialogs', () => {
    expect(dialogs).toEqual(expect.arrayContaining(['SnoozeDialog', 'delete-csv']));
  });

  it.each(dialogs)('contain the dialog %s', (dialog) => {
    expect(rows).toContain(dialog);
  });
});
