import { expect, it } from 'vitest';
import { extensionOperator } from '~/olm/extensions/extensionOperator';
import { anExtension } from '~/test/extensionBuilders';
import { FIELDS } from './fields';
import { reviewOf } from './reviewOf';

const object = anExtension({ version: '1.1.0' });
const operator = extensionOperator(object, { deployments: [], catalogs: null });
const { extension } = operator;
if (extension === undefined) throw new Error('not an extension');

const PLAN = { planName: 'install-x', csvName: 'acme.v2.0.0', version: '2.0.0' };

it.each([
  ['no update', operator, null, 'none'],
  [
    'a later version of an extension',
    { ...operator, extension: { ...extension, newer: '1.2.0' } },
    {
      version: '1.2.0',
      to: '/operator-hub-installed/all-namespaces/~v1/acme-store/updates',
    },
    'available',
  ],
  [
    'an install plan',
    { ...operator, namespace: 'team-a', update: PLAN, extension: undefined },
    { version: '2.0.0', to: expect.stringContaining('install-x') },
    'available',
  ],
] as const)('%s', (_name, { extension: facts, ...rest }, review, facet) => {
  const given = facts === undefined ? rest : { ...rest, extension: facts };
  expect(reviewOf(given)).toEqual(review);
  expect(FIELDS.update.facet.valuesOf(given)).toEqual([facet]);
});
