import { describe, expect, it } from 'vitest';
import { EMPTY_DRAFT, configOf, draftOf } from './draft';
import { EQUALS, withRequirement, withRowKey, withRowOperator, withRows } from './selectorEdits';
import { type SelectorRow, labelRow, selectorOf, selectorRowsOf } from './selectorRows';

describe('a label selector', () => {
  it.each<[string, object]>([
    ['empty', {}],
    ['with empty members', { matchLabels: {}, matchExpressions: [] }],
    ['of labels', { matchLabels: { app: 'x', 'a/b': '' } }],
    ['of expressions', { matchExpressions: [{ key: 'a', operator: 'In', values: ['x,y', ''] }] }],
    ['of what is not known', { matchFields: [1], matchExpressions: [{ operator: '=', new: 1 }] }],
    ['of another shape', { matchLabels: 'app=x' }],
  ])('is the same after it was shown as a form with no change: %s', (_, selector) => {
    expect(configOf(draftOf({ selector }))).toEqual({ selector });
  });

  it('has no rows that nobody filled in, and each label once', () => {
    const blank: SelectorRow = { as: 'expression', requirement: { key: '', operator: 'In' } };
    const rows = [labelRow('a', '1'), labelRow(), blank, labelRow('a', '2')];
    const selector = { rows, frame: {} };
    expect(configOf({ ...EMPTY_DRAFT, rows: { ...EMPTY_DRAFT.rows, selector } })).toEqual({
      selector: { matchLabels: { a: '2' } },
    });
  });

  it('is none when its last row goes and nothing else is in it', () => {
    expect(withRows(selectorRowsOf({ matchLabels: { a: '1' } }), [])).toBeNull();
    expect(withRows(selectorRowsOf({ matchExpressions: [] }), [])).not.toBeNull();
  });
});

describe('a condition', () => {
  const label = labelRow('app', 'x');

  it.each([
    ['In', { key: 'app', operator: 'In', values: ['x'] }],
    ['NotIn', { key: 'app', operator: 'NotIn', values: ['x'] }],
    ['Exists', { key: 'app', operator: 'Exists' }],
  ])('on a label becomes an expression with the operator %s', (operator, requirement) => {
    expect(withRowOperator(label, operator)).toEqual({ as: 'expression', requirement });
  });

  it('becomes a label again with its first value', () => {
    const several = withRowOperator(label, 'In');
    expect(withRowOperator(several, EQUALS)).toEqual(label);
    expect(selectorOf({ rows: [withRowKey(several, 'b')], frame: {} })).toEqual({
      matchExpressions: [{ key: 'b', operator: 'In', values: ['x'] }],
    });
  });

  it('loses its values with an operator that takes none, and nothing else', () => {
    const requirement = { key: 'a', operator: 'Exists', values: ['x'] };
    expect(withRequirement(requirement, { key: 'b' })).toEqual({ ...requirement, key: 'b' });
    expect(withRequirement(requirement, { operator: 'DoesNotExist' })).toEqual({
      key: 'a',
      operator: 'DoesNotExist',
    });
  });
});
