import type { Subscription } from '~/kube/models/subscription';
import { recordIn } from '~/kube/json';
import type { PatchStep } from '~/olm/calls/clusterCall';
import type { ConfigChange, SettingChange } from './settingChanges';

/**
 * The JSON patch that makes these changes and no other. Its tests make the server refuse it when this is another
 * Subscription meanwhile, or somebody has changed one of the values that it replaces. That a value is not there cannot be
 * tested (RFC 6902): then nothing of the specification may have changed.
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

/** Member by member where there is a `spec.config`; with the last member the whole goes. */
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

/** RFC 6901: how a name is written in a JSON pointer. */
function escaped(name: string): string {
  return name.replaceAll('~', '~0').replaceAll('/', '~1');
}
