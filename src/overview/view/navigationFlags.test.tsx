import { renderHook, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aSubscription } from '~/test/builders';
import { answering, inProject, OLM_V1, preferred, servingGroups, watched } from '~/test/consoleSdk';
import { useNavigationFlags } from './navigationFlags';

describe('the flags for the Overview and the navigation', () => {
  it.each([
    ['none', 0, []],
    ['three', 3, ['OPERATOR_HUB_PLANS_WAITING', 'OPERATOR_HUB_PLANS_WAITING_3']],
    ['more than nine', 12, ['OPERATOR_HUB_PLANS_WAITING', 'OPERATOR_HUB_PLANS_WAITING_MANY']],
  ])('contain the number of pending install plans: %s', async (_, count, expected) => {
    reviewed(true);
    watched('Subscription', { data: Array.from({ length: count }, (_each, at) => waiting(at)) });
    const flags = flagsSet();
    await waitFor(() => {
      expect(flags.get('OPERATOR_HUB_READS_INSTALLED')).toBe(true);
    });
    expect(
      [...flags].flatMap(([flag, isSet]) => (isSet && flag.includes('PLANS') ? [flag] : [])),
    ).toEqual(expected);
  });

  it('do not count snoozed updates', async () => {
    reviewed(true);
    watched('Subscription', { data: [waiting(1), waiting(2)] });
    preferred('operator-hub.updates.put-off', [{ key: 'team-a/quill-1.v2.0.0', until: null }]);
    const flags = flagsSet();
    await waitFor(() => {
      expect(flags.get('OPERATOR_HUB_PLANS_WAITING_1')).toBe(true);
    });
  });

  it('count only the selected project without cluster-wide permission', async () => {
    answering(({ url, body }) =>
      url.endsWith('/selfsubjectaccessreviews')
        ? { status: { allowed: JSON.stringify(body).includes('"namespace":"team-a"') } }
        : undefined,
    );
    inProject('team-a');
    watched('Subscription', { data: [waiting(1), { ...waiting(2), metadata: OF_TEAM_B }] });
    const flags = flagsSet();
    await waitFor(() => {
      expect(flags.get('OPERATOR_HUB_PLANS_WAITING_1')).toBe(true);
    });
    expect(flags.get('OPERATOR_HUB_CANNOT_READ_INSTALLED')).toBe(true);
  });

  it.each([
    ['OLM v1', [OLM_V1], true],
    ['no OLM v1', [], false],
  ])('report %s', async (_, groups, expected) => {
    reviewed(true);
    servingGroups(groups);
    for (const kind of ['Subscription', 'ClusterExtension']) watched(kind, { data: [] });
    const flags = flagsSet();
    await waitFor(() => {
      expect(flags.get('OPERATOR_HUB_READS_INSTALLED')).toBe(true);
      expect(flags.get('OPERATOR_HUB_READS_EXTENSIONS')).toBe(expected);
    });
  });

  it('report missing permissions, and count nothing', async () => {
    reviewed(false);
    inProject('team-a');
    watched('Subscription', { data: [waiting(1)] });
    const flags = flagsSet();
    await waitFor(() => {
      expect(flags.get('OPERATOR_HUB_CANNOT_READ_INSTALLED')).toBe(true);
    });
    expect(flags.get('OPERATOR_HUB_READS_INSTALLED')).toBe(false);
    expect(flags.get('OPERATOR_HUB_PLANS_WAITING')).toBe(false);
  });
});

const OF_TEAM_B = { name: 'onyx', namespace: 'team-b' };

function flagsSet(): ReadonlyMap<string, boolean> {
  const flags = new Map<string, boolean>();
  const setFlag = (flag: string, isSet: boolean) => {
    flags.set(flag, isSet);
  };
  renderHook(() => {
    useNavigationFlags(setFlag);
  });
  return flags;
}

function reviewed(allowed: boolean) {
  answering(({ url }) =>
    url.endsWith('/selfsubjectaccessreviews') ? { status: { allowed } } : undefined,
  );
}

function waiting(at: number) {
  return aSubscription({
    name: `quill-${at}`,
    status: {
      currentCSV: `quill-${at}.v2.0.0`,
      installPlanRef: { name: `install-${at}` },
      conditions: [{ type: 'InstallPlanPending', status: 'True', reason: 'RequiresApproval' }],
    },
  });
}
