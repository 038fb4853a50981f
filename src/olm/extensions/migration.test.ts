import { describe, expect, it } from 'vitest';
import { migratedCatalogIn, migrationIn } from './migration';

const OLM = 'olm.operatorframework.io';
const FROM = { [`${OLM}/migrated-from-subscription`]: 'team-a/quill' };

// library-olm pkg/migration/constants.go, 2026-11-29.
describe('the migration of an extension from OLM v0', () => {
  it('has the Subscription, its backups and what was acknowledged', () => {
    expect(
      migrationIn({
        ...FROM,
        [`${OLM}/migration-subscription-backup`]: '{"channel":"stable"}',
        [`${OLM}/migration-operatorgroup-backup`]: '{}',
        [`${OLM}/acknowledged-watch-all-namespaces`]: 'true',
        [`${OLM}/acknowledged-operator-conditions`]: 'true',
        [`${OLM}/acknowledged-other`]: 'false',
      }),
    ).toEqual({
      from: { namespace: 'team-a', name: 'quill' },
      backups: ['Subscription', 'OperatorGroup'],
      acknowledged: ['operator-conditions', 'watch-all-namespaces'],
    });
  });

  it('can have neither', () => {
    expect(migrationIn(FROM)).toEqual({
      from: { namespace: 'team-a', name: 'quill' },
      backups: [],
      acknowledged: [],
    });
  });

  it.each(['', 'quill', 'a/b/c', '../secrets', 'Team/A', `${'a'.repeat(64)}/b`, 5, null])(
    'is none with the source %o',
    (value) => {
      expect(migrationIn({ [`${OLM}/migrated-from-subscription`]: value })).toBeNull();
    },
  );

  it('shows a limited number of flags', () => {
    const flags = Object.fromEntries(
      Array.from({ length: 500 }, (_, at) => [`${OLM}/acknowledged-${String(at)}`, 'true']),
    );
    expect(migrationIn({ ...FROM, ...flags })?.acknowledged).toHaveLength(20);
  });
});

it('a catalog has the CatalogSource that it was migrated from', () => {
  const source = { namespace: 'openshift-marketplace', name: 'acme' };
  expect(
    migratedCatalogIn({ [`${OLM}/migrated-from-catalogsource`]: 'openshift-marketplace/acme' }),
  ).toEqual(source);
  expect(migratedCatalogIn({})).toBeNull();
});
