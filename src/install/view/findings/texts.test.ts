import { expect, it } from 'vitest';
import type { Cause } from '~/install/rules/findings/cause';
import { useT } from '~/i18n';
import { renderHook } from '@testing-library/react';
import { findingText } from './texts';

const { result } = renderHook(() => useT());
const install = { subscription: 'quill', namespace: 'team-b', version: '1.0.0' };

it.each<readonly [Cause, string]>([
  [
    { kind: 'api-clash', namespaces: ['a', 'b', 'c', 'd', 'e'], kinds: ['Pen'] },
    'already provided in a, b, c, 2 more Only one Operator can provide Pen',
  ],
  [{ kind: 'channel-unknown', channel: 'gone' }, 'Channel gone not found'],
  [
    { kind: 'version-unknown', channel: 'stable', version: '9' },
    'Version 9 not found in channel stable',
  ],
  [
    { kind: 'version-skipped', channel: 'stable', version: '1', head: '2' },
    'Channel stable skips version 1',
  ],
  [{ kind: 'mode-unproven', mode: 'OwnNamespace', version: '1', head: '2' }, 'Version 2 does not'],
  [{ kind: 'kube-too-old', wanted: '1.99.0', server: '1.36.2' }, 'cluster uses 1.36.2'],
  [{ kind: 'kube-version-malformed', wanted: 'latest' }, 'specifies "latest"'],
  [
    { kind: 'platform-missing', platforms: ['linux', 'arm64'] },
    'Supported platforms: linux, arm64',
  ],
  [{ kind: 'platform-partial', missing: ['arm64'] }, 'arm64 is not supported'],
  [{ kind: 'namespace-reserved', namespace: 'kube-x' }, 'project named kube-x'],
  [
    { kind: 'global-not-allowed', namespace: 'openshift-operators' },
    'create subscriptions.operators.coreos.com in namespace openshift-operators',
  ],
  [
    { kind: 'suggestion-unreadable' },
    'without the labels of the package The package has an invalid',
  ],
  [{ kind: 'suggestion-ignored', namespace: 'a', suggested: 'b' }, 'Recommended namespace: b'],
  [{ kind: 'pod-security-missing', namespace: 'a', level: 'privileged' }, 'enforce=privileged'],
  [{ kind: 'target-terminating', namespace: 'a' }, 'Namespace a is terminating'],
  [{ kind: 'tenant', namespace: 'ops', target: 'team-a' }, 'manages team-a from ops'],
  [{ kind: 'group-selects-nothing', group: 'og' }, 'og does not select any namespaces'],
  [{ kind: 'group-static', group: 'og', kinds: ['Pen'] }, 'provide Pen there'],
  [{ kind: 'account-missing', account: 'sa', namespace: 'a' }, 'Service account sa not found in a'],
  [
    { kind: 'subscribed-elsewhere', hasDependencies: false, installs: [install] },
    'installed in team-b (1.0.0)',
  ],
  [
    {
      kind: 'subscribed-elsewhere',
      hasDependencies: false,
      installs: [{ ...install, version: null }],
    },
    'installed in team-b All',
  ],
  [{ kind: 'older-than-elsewhere', version: '0.9', newest: install }, '0.9 is earlier'],
  [
    { kind: 'crds-of-extension', extension: 'quill', crds: ['pens.example.com'] },
    'ClusterExtension quill',
  ],
  [
    {
      ...{ kind: 'dependency-clash', own: 'a', packageName: 'db', kinds: ['Pen'] },
      namespaces: ['b', 'c', 'd', 'e'],
    },
    'db will fail because Pen are already provided in b, c, d, 1 more OLM also installs the dependency in a, where it will fail with InterOperatorGroupOwnerConflict. Install in b,',
  ],
  [{ kind: 'crds-left', crds: ['pens.example.com'] }, ': pens.example.com'],
  [{ kind: 'catalog-down', catalog: 'c', message: 'refused' }, 'is available. refused'],
  [
    { kind: 'package-not-served', catalog: 'c', catalogNamespace: 'n', namespace: 'a' },
    'Package not available in a from catalog c',
  ],
  [
    { kind: 'quota-refuses', quota: 'few', isShared: false, resource: 'pods', hard: '10' },
    'The limit of 10 is reached.',
  ],
  [
    { kind: 'quota-used-up', quota: 'few', isShared: true, resource: 'pods', hard: '10' },
    'ClusterResourceQuota few',
  ],
])('%j reads "…%s…"', (cause, expected) => {
  const { title, detail = '' } = findingText(cause, result.current);
  expect(`${title} ${detail}`).toContain(expected);
  expect(`${title} ${detail}`).not.toMatch(/\{\{|undefined/);
});
