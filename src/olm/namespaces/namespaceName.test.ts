import { expect, it } from 'vitest';
import { suggestedNamespace } from './namespaceName';

const NAME = 'operatorframework.io/suggested-namespace';
const TEMPLATE = 'operatorframework.io/suggested-namespace-template';
const template = JSON.stringify({
  kind: 'Namespace',
  metadata: { name: 'inkwell', labels: { tier: 'a' }, annotations: { 'node-selector': '' } },
});
const nameless = JSON.stringify({ metadata: { labels: { tier: 'a' } } });
const fromTemplate = {
  name: 'inkwell',
  labels: { tier: 'a' },
  annotations: { 'node-selector': '' },
};

it.each([
  ['nothing', {}, null],
  ['a name (IN-023)', { [NAME]: 'quills' }, { name: 'quills', labels: {}, annotations: {} }],
  ['a template (IN-024)', { [TEMPLATE]: template }, fromTemplate],
  ['both: the template wins (IN-025)', { [NAME]: 'quills', [TEMPLATE]: template }, fromTemplate],
  [
    'a template without a name',
    { [NAME]: 'quills', [TEMPLATE]: nameless },
    { name: 'quills', labels: { tier: 'a' }, annotations: {} },
  ],
  [
    'a template with trailing commas',
    {
      [NAME]: 'probe',
      [TEMPLATE]:
        '{"metadata": {"name": "probe", "labels": {"enforce": "privileged",\n }, "annotations": {"node-selector": ""},},}',
    },
    { name: 'probe', labels: { enforce: 'privileged' }, annotations: { 'node-selector': '' } },
  ],
  ['a template without any name', { [TEMPLATE]: nameless }, null],
  ['a name with a path', { [NAME]: '../../etc' }, null],
  ['text that is not a template', { [TEMPLATE]: '{"metadata":' }, null],
])('reads %s', (_, annotations, expected) => {
  expect(suggestedNamespace(annotations)).toEqual(expected);
});
