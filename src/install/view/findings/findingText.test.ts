import { expect, it } from 'vitest';
import type { Cause } from '~/install/rules/problems/cause';
import { useT } from '~/i18n';
import { renderHook } from '@testing-library/react';
import { findingText } from './findingText';

const { result } = renderHook(() => useT());
const install = { subscription: 'quill', namespace: 'team-b', version: '1.0.0' };

it.each<readonly [Cause, string]>([
  [{ kind: 'channel-unknown', channel: 'gone' }, 'no channel gone'],
  [{ kind: 'version-unknown', channel: 'stable', version: '9' }, 'stable has no version 9'],
  [{ kind: 'mode-unproven', mode: 'OwnNamespace', version: '1', head: '2' }, 'Version 2 does not'],
  [{ kind: 'kube-too-old', wanted: '1.99.0', server: '1.36.2' }, 'cluster has 1.36.2'],
  [{ kind: 'kube-version-malformed', wanted: 'latest' }, 'wrote "latest"'],
  [{ kind: 'platform-missing', platforms: ['linux', 'arm64'] }, 'made for linux, arm64'],
  [{ kind: 'platform-partial', missing: ['arm64'] }, 'not made for arm64'],
  [{ kind: 'namespace-reserved', namespace: 'kube-x' }, 'project named kube-x'],
  [
    { kind: 'global-not-allowed', namespace: 'openshift-operators' },
    'create subscriptions.operators.coreos.com in namespace openshift-operators',
  ],
  [{ kind: 'suggestion-ignored', namespace: 'a', suggested: 'b' }, 'made for namespace b'],
  [{ kind: 'pod-security-missing', namespace: 'a', level: 'privileged' }, 'enforce=privileged'],
  [{ kind: 'target-terminating', namespace: 'a' }, 'namespace a is terminating'],
  [{ kind: 'tenant', namespace: 'ops', target: 'team-a' }, 'serves team-a from ops'],
  [{ kind: 'group-selects-nothing', group: 'og' }, 'og selects no namespace'],
  [{ kind: 'group-static', group: 'og', kinds: ['Pen'] }, 'serves Pen there'],
  [{ kind: 'account-missing', account: 'sa', namespace: 'a' }, 'no service account sa in a'],
  [{ kind: 'subscribed-elsewhere', installs: [install] }, 'installed in team-b (1.0.0)'],
  [
    { kind: 'subscribed-elsewhere', installs: [{ ...install, version: null }] },
    'installed in team-b All',
  ],
  [{ kind: 'older-than-elsewhere', version: '0.9', newest: install }, '0.9 is older'],
  [{ kind: 'crds-left', crds: ['pens.example.com'] }, ': pens.example.com.'],
  [{ kind: 'catalog-down', catalog: 'c', message: 'refused' }, 'it is back. refused'],
  [
    { kind: 'package-not-served', catalog: 'c', catalogNamespace: 'n', namespace: 'a' },
    'does not offer the package to a',
  ],
  [
    { kind: 'quota-refuses', quota: 'few', isShared: false, resource: 'pods', hard: '10' },
    'All 10 are used up',
  ],
  [
    { kind: 'quota-used-up', quota: 'few', isShared: true, resource: 'pods', hard: '10' },
    'by the namespaces that share it',
  ],
])('%j reads "…%s…"', (cause, expected) => {
  const { title, detail = '' } = findingText(cause, result.current);
  expect(`${title} ${detail}`).toContain(expected);
  expect(`${title} ${detail}`).not.toMatch(/\{\{|undefined/);
});
