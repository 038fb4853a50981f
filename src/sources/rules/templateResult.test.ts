import { expect, it } from 'vitest';
import { aSource } from '~/test/registryBuilders';
import { templateResult } from './templateResult';

const annotations = { 'olm.catalogImageTemplate': 'x.io/ink:v{kube_minor_version}' };
const said = (status: string, message: string) => ({
  conditions: [{ type: 'ResolvedImage', status, message }],
});

it('is absent without the annotation', () => {
  expect(templateResult(aSource())).toBeNull();
});

it.each([
  ['not yet', {}, null, ''],
  ['as an image (CS-030)', said('True', 'x.io/ink:v33'), true, 'x.io/ink:v33'],
  ['as unresolved (CS-032)', said('False', 'x.io/ink:v{x}'), false, 'x.io/ink:v{x}'],
] as const)('is resolved %s', (_, status, isResolved, result) => {
  expect(templateResult(aSource({ annotations, status }))).toEqual({
    template: 'x.io/ink:v{kube_minor_version}',
    isResolved,
    result,
  });
});
