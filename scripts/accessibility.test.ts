import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { RUNS, CHECKED_PAGES } from '../integration-tests/fixtures/accessiblePages';

/** The components of dialogs. A screen reader treats a popover as a dialog. */
const FRAMES = ['Modal', 'ActionDialog', 'Popover'];

/** The function that creates a dialog component from a definition. */
const MAKER = 'actionDialog';

/** The names of components that show a dialog. */
const dialogs = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.tsx') && !path.endsWith('.test.tsx'))
  .flatMap((path) => componentsIn(readFileSync(`src/${path}`, 'utf8')))
  .filter(({ source }) =>
    FRAMES.some((frame) => new RegExp(`<${frame}\\b|= ${MAKER}[<(]`).test(source)),
  )
  .map(({ name }) => name)
  .filter((name) => ![...FRAMES, MAKER].includes(name));

function componentsIn(file: string): readonly { readonly name: string; readonly source: string }[] {
  return file
    .split(/^(?=(?:export )?(?:default )?(?:function|const) )/m)
    .map((source) => ({ name: /^[\w ]*(?:function|const) (\w+)/.exec(source)?.[1] ?? '', source }));
}

const rows = [
  ...CHECKED_PAGES.flatMap(({ opens = [] }) => opens).map((opener) => opener.of),
  ...Object.values(RUNS).flatMap((run) => ('ofRun' in run ? [run.of, run.ofRun] : [run.of])),
];

describe('the tables of the accessibility tests', () => {
  it('find dialogs', () => {
    expect(dialogs).toEqual(expect.arrayContaining(['PutOffDialog', 'DeleteCsv']));
  });

  it.each(dialogs)('contain the dialog %s', (dialog) => {
    expect(rows).toContain(dialog);
  });
});
