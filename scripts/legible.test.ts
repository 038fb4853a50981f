import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { RUNS, SIGHTS } from '../integration-tests/fixtures/legibleSights';

/** What a dialog is made of: whoever shows one of these shows a dialog, to a screen reader also a popover. */
const FRAMES = ['Modal', 'ActionDialog', 'Popover'];

/** What makes a dialog of a definition. */
const MAKER = 'actionDialog';

/** The components that show one, by their names. */
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
  ...SIGHTS.flatMap(({ opens = [] }) => opens).map((opener) => opener.of),
  ...Object.values(RUNS).flatMap((run) => ('ofRun' in run ? [run.of, run.ofRun] : [run.of])),
];

describe('the tables of what is legible', () => {
  it('find dialogs', () => {
    expect(dialogs).toEqual(expect.arrayContaining(['PutOffDialog', 'DeleteCsv']));
  });

  it.each(dialogs)('know the dialog %s', (dialog) => {
    expect(rows).toContain(dialog);
  });
});
