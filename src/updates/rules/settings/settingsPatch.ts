import type { Subscription } from '~/kube/models/olm';
import { recordIn } from '~/kube/json';
import type { PatchStep } from '~/olm/calls/clusterCall';
import type { ConfigChange, SettingChange } from './settingChanges';

/**
 * The JSON patch for these changes. Its tests make the server reject it if the Subscription was replaced, or another
 * user changed one of the replaced values. A test for an absent value is impossible (RFC 6902), so that in this case
 * the whole spec must be unchanged.
 */
export function settingsPatch(
  { metadata, spec }: Subscription,
  changes: readonly SettingChange[],
): readonly PatchStep[] {
  const current = recordIn(spec);
  const values = changes
    .filter((change) => change.field !== 'config')
    .flatMap(valuesOf)
    .map(([member, to]) => ({ path: `/spec/${member}`, from: current[member], to }));
  const members = changes.filter((change) => change.field === 'config');
  const config = configWrites(current['config'], members);
  const writes = [...values, ...config];
  const isOverNothing = writes.some(({ from }) => from === undefined);
  return [
    ...tested('/metadata/uid', metadata.uid),
    ...(isOverNothing ? tested('/metadata/generation', metadata.generation) : []),
    ...writes.flatMap(({ path, from }) => tested(path, from)),
    ...writes.map(written),
  ];
}

type Write = { readonly path: string; readonly from: unknown; readonly to: unknown };

function valuesOf(
  change: Exclude<SettingChange, ConfigChange>,
): readonly (readonly [string, unknown])[] {
  switch (change.field) {
    case 'channel':
      return [['channel', change.to ?? undefined]];
    case 'approval':
      return [['installPlanApproval', change.to]];
    case 'source':
      return [
        ['source', change.to.name],
        ['sourceNamespace', change.to.namespace],
      ];
  }
}

/** Field by field if `spec.config` exists. It is removed with the last field. */
function configWrites(config: unknown, changes: readonly ConfigChange[]): readonly Write[] {
  if (changes.length === 0) return [];
  const before = recordIn(config);
  const after = { ...before, ...Object.fromEntries(changes.map(({ member, to }) => [member, to])) };
  const isEmpty = Object.values(after).every((value) => value === undefined);
  return config === undefined || isEmpty
    ? [{ path: '/spec/config', from: config, to: isEmpty ? undefined : after }]
    : changes.map(({ member, from, to }) => ({
        path: `/spec/config/${escaped(member)}`,
        from,
        to,
      }));
}

function tested(path: string, value: unknown): readonly PatchStep[] {
  return value === undefined ? [] : [{ op: 'test', path, value }];
}

function written({ path, from, to }: Write): PatchStep {
  if (to === undefined) return { op: 'remove', path };
  return { op: from === undefined ? 'add' : 'replace', path, value: to };
}

/** RFC 6901: a name in a JSON pointer. */
function escaped(name: string): string {
  return name.replaceAll('~', '~0').replaceAll('/', '~1');
}
