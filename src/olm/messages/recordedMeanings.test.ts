import { readFileSync, readdirSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { listIn, recordIn, textIn } from '~/kube/json';
import { clusterServiceVersionModel, installPlanModel, subscriptionModel } from '~/kube/models/olm';
import type { OlmMessage } from './message';
import { meaningIn } from './meaning';

const RECORDINGS = 'test-data/olm-recordings';

describe('failure messages of real OLM', () => {
  it('are all recognized', () => {
    const messages = recordedMessages();
    expect(messages.length).toBeGreaterThan(25);
    const unknown = messages.filter((message) => meaningIn(message) === null);
    expect(unknown.map(({ message }) => message)).toEqual([]);
  });
});

function recordedMessages(): readonly OlmMessage[] {
  const found = readdirSync(RECORDINGS)
    .filter((name) => name.endsWith('.jsonl.gz') && !name.startsWith('v1_'))
    .flatMap((name) =>
      gunzipSync(readFileSync(`${RECORDINGS}/${name}`))
        .toString()
        .split('\n'),
    )
    .filter((line) => line !== '')
    .flatMap((line) => meaningsIn(recordIn(JSON.parse(line))));
  return [...new Map(found.map((one) => [JSON.stringify(one), one])).values()];
}

function meaningsIn(event: Readonly<Record<string, unknown>>): readonly OlmMessage[] {
  const status = recordIn(recordIn(event['object'])['status']);
  switch (event['resource']) {
    case 'subscriptions':
      return listIn(status['conditions'])
        .map(recordIn)
        .filter(({ type, status: value }) => value === 'True' && PROBLEMS.includes(String(type)))
        .flatMap((condition) => messages(subscriptionModel, condition));
    case 'installplans':
      return messages(installPlanModel, status);
    case 'clusterserviceversions':
      return [
        ...(WAITING.includes(String(status['reason']))
          ? messages(clusterServiceVersionModel, status)
          : []),
        ...listIn(status['requirementStatus']).map(recordIn).flatMap(unmet),
      ];
    default:
      return [];
  }
}

const PROBLEMS = [
  'ResolutionFailed',
  'CatalogSourcesUnhealthy',
  'BundleUnpacking',
  'BundleUnpackFailed',
  'InstallPlanFailed',
];

/** Why a ClusterServiceVersion is not ready. */
const WAITING = [
  'InstallCheckFailed',
  'UnsupportedOperatorGroup',
  'RequirementsNotMet',
  'InstallWaiting',
  'NeedsReinstall',
];

/** As in the diagnosis: `<kind> <name>: <message>`. */
function unmet(requirement: Readonly<Record<string, unknown>>): readonly OlmMessage[] {
  const { kind, name, message, status } = requirement;
  if (status === 'Present') return [];
  return messages(clusterServiceVersionModel, {
    reason: 'RequirementsNotMet',
    message: `${String(kind)} ${String(name)}: ${String(message)}`,
  });
}

function messages(
  model: OlmMessage['by']['model'],
  { reason, message }: Readonly<Record<string, unknown>>,
): readonly OlmMessage[] {
  const text = textIn(message);
  const by = { model, namespace: 'team-a', name: 'x' };
  return text === null ? [] : [{ by, reason: textIn(reason) ?? '', message: text }];
}
