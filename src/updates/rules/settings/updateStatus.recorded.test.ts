import { isOfStatus } from '~/olm/diagnosis/findings';
import { describe, expect, it } from 'vitest';
import { aPackageList, aPackageManifest, aRawChannel } from '~/test/packageBuilders';
import { type Moment, momentsOf } from '~/test/recordedOperators';
import { parsePackageList } from '~/olm/packages/parsePackage';
import { reviewedPlans } from '~/olm/plans/reviewedPlan';
import { diagnosisOf } from '~/olm/diagnosis/diagnosis';
import { installedVersions } from '~/olm/installed/installedVersions';
import { followedChannel } from '~/olm/installed/subscription';
import { updateStatusOf } from './updateStatus';

const RECORDINGS = 'test-data/olm-recordings';

const [PACKAGE] = parsePackageList(
  aPackageList(aPackageManifest({ channels: [aRawChannel({ versions: ['1.0.0'] })] })),
);
const CHANNEL = PACKAGE === undefined ? null : followedChannel(PACKAGE, 'stable');

/** Assumes that the channel has no later version: while OLM is in progress, the catalog cannot make the status healthy. */
function statusAt({ facts }: Moment): string {
  const { health, findings } = diagnosisOf(facts);
  const { installedCsv } = installedVersions(facts.subscription, facts.csvs);
  const plans = reviewedPlans(facts.plan === null ? [] : [facts.plan], facts.subscriptions);
  const changeKind = updateStatusOf({
    facts,
    plan: plans[0] ?? null,
    health: health.kind,
    findings: findings.filter(isOfStatus),
    channel: CHANNEL === null ? null : { ...CHANNEL, headCsv: installedCsv ?? '' },
  });
  return 'to' in changeKind && changeKind.to !== null
    ? `${changeKind.kind} ${changeKind.to}`
    : changeKind.kind;
}

describe('update status in recordings of real OLM', () => {
  const moments = momentsOf(RECORDINGS);

  it.each([
    [
      'install_manual_then_upgrade acme-db',
      [
        'not-installed',
        'not-ready',
        'up-to-date',
        'waits-for-approval 1.2.0',
        'updating 1.2.0',
        'being-replaced 1.2.0',
        'up-to-date',
      ],
    ],
    [
      'channel_switch acme-db',
      ['not-installed', 'up-to-date', 'updating 2.0.0', 'being-replaced 2.0.0', 'up-to-date'],
    ],
    [
      'not_upgradeable acme-db',
      [
        'not-installed',
        'not-ready',
        'waits-for-approval 1.2.0',
        'updating 1.2.0',
        'being-replaced 1.2.0',
        // The definitions of the new version do not fit the stored objects: the plan failed.
        'replacement-stuck 1.2.0',
      ],
    ],
  ])('%s', (name, expected) => {
    const described = moments
      .filter(({ situation, operator }) => `${situation} ${operator.name}` === name)
      .map(statusAt);
    expect(described.filter((line, place) => line !== described[place - 1])).toEqual(expected);
  });

  it('is up to date only if the Subscription is healthy', () => {
    const wrong = moments.filter(
      (moment) =>
        statusAt(moment) === 'up-to-date' && diagnosisOf(moment.facts).health.kind !== 'ready',
    );
    expect(wrong.map(({ situation, ms }) => `${situation} ${String(ms)}`)).toEqual([]);
  });
});
