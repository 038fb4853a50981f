import { describe, expect, it } from 'vitest';
import { type ExtensionMoment, extensionMoments } from '~/test/recordedExtensions';
import { extensionStatus } from './extensionStatus';

/**
 * The result for each extension in each recorded situation, from the first event to the last: the marks of the stages
 * (done, now, failed, waiting, unknown) from resolving to healthy, the cause of a wait, the running and the wanted version.
 * Each was compared with what happened. Deployments from before a recording are not in it.
 */
const EXPECTED: Readonly<Record<string, readonly string[]>> = {
  'v1_catalog_bad_image v1-db': [
    'resolve fwwww catalog-broken; nothing, runs -, wanted 1.2.0',
    'apply dddfw owned-elsewhere; nothing, runs -, wanted 1.2.0',
  ],
  'v1_catalog_bad_image v1-ghost': [
    'resolve fwwww catalog-broken; nothing, runs -',
    'resolve fwwww no-package; nothing, runs -',
  ],
  'v1_catalog_bad_image v1-nover': [
    'resolve fwwww catalog-broken; nothing, runs -',
    'resolve fwwww no-version; nothing, runs -',
  ],
  'v1_catalog_bad_image v1-clash': [
    'resolve fwwww catalog-broken; nothing, runs -',
    'apply dddfw owned-elsewhere; nothing, runs -, wanted 1.0.0',
  ],
  'v1_catalog_bad_image v1-cache': [
    'resolve fwwww catalog-broken; nothing, runs -',
    'resolve fwwww dependency; nothing, runs -',
  ],
  'v1_catalog_bad_image v1-weak': [
    'resolve fwwww catalog-broken; nothing, runs -',
    'apply dddfw forbidden; nothing, runs -, wanted 3.1.4',
  ],
  'v1_catalog_bad_image v1-own': [
    'resolve fwwww catalog-broken; nothing, runs -',
    'check ddfww configuration; nothing, runs -, wanted 1.0.0',
  ],
  'v1_catalog_bad_image v1-old': [
    'resolve fwwwu catalog-broken; no-workload, runs 1.1.0',
    'healthy ddddu -; no-workload, runs 1.1.0',
  ],
  'v1_install_channel v1-old': [
    'resolve nwwww not-looked; nothing, runs -',
    'healthy ddddn not-ready; starting, runs 1.1.0',
    'healthy ddddd -; healthy, runs 1.1.0',
  ],
  'v1_no_service_account v1-nosa': [
    'resolve nwwww not-looked; nothing, runs -',
    'resolve fwwww account-missing; nothing, runs -',
  ],
  'v1_no_such_package v1-ghost': [
    'resolve nwwww not-looked; nothing, runs -',
    'resolve fwwww no-package; nothing, runs -',
  ],
  'v1_no_such_version v1-nover': [
    'resolve nwwww not-looked; nothing, runs -',
    'resolve fwwww no-version; nothing, runs -',
  ],
  'v1_owner_conflict v1-clash': [
    'resolve nwwww not-looked; nothing, runs -',
    'apply dddfw owned-elsewhere; nothing, runs -, wanted 1.0.0',
  ],
  'v1_store_crd_check_off v1-store': [
    'resolve nwwwu not-looked; no-workload, runs 1.1.0, wanted 2.0.0',
    'resolve nwwwn not-looked+not-ready; starting, runs 1.1.0, wanted 2.0.0',
    'healthy ddddn not-ready; starting, runs 2.0.0',
    'healthy ddddd -; healthy, runs 2.0.0',
  ],
  'v1_store_crd_upgrade_unsafe v1-store': [
    'resolve nwwwu not-looked; no-workload, runs 1.1.0, wanted 2.0.0',
    'check ddfwu crd-unsafe; no-workload, runs 1.1.0, wanted 2.0.0',
  ],
  'v1_store_delete v1-store': ['healthy ddddu deleting; no-workload, runs 1.0.0'],
  'v1_store_downgrade_refused v1-store': [
    'resolve nwwwu not-looked; no-workload, runs 2.0.0, wanted 1.0.0',
    'resolve fwwwu no-path; no-workload, runs 2.0.0, wanted 1.0.0',
  ],
  'v1_store_downgrade_self_certified v1-store': [
    'resolve nwwwu not-looked; no-workload, runs 2.0.0, wanted 1.0.0',
    'resolve nwwwn not-looked+not-ready; starting, runs 2.0.0, wanted 1.0.0',
    'healthy ddddn not-ready; starting, runs 1.0.0',
    'healthy ddddd -; healthy, runs 1.0.0',
  ],
  'v1_store_install_pinned v1-store': [
    'resolve nwwww not-looked; nothing, runs -, wanted 1.0.0',
    'healthy ddddn not-ready; starting, runs 1.0.0',
    'healthy ddddd -; healthy, runs 1.0.0',
  ],
  'v1_store_upgrade_range v1-store': [
    'resolve nwwwu not-looked; no-workload, runs 1.0.0',
    'resolve nwwwn not-looked+not-ready; starting, runs 1.0.0',
    'healthy ddddn not-ready; starting, runs 1.1.0',
    'healthy ddddd -; healthy, runs 1.1.0',
  ],
  'v1_uninstall v1-old': ['healthy ddddu deleting; no-workload, runs 1.1.0'],
  'v1_uninstall v1-ghost': ['resolve fwwww deleting+no-package; nothing, runs -'],
  'v1_uninstall v1-nover': ['resolve fwwww deleting+no-version; nothing, runs -'],
  'v1_uninstall v1-nosa': ['resolve fwwww deleting+account-missing; nothing, runs -'],
  'v1_unsupported_bundle v1-cache': [
    'resolve nwwww not-looked; nothing, runs -',
    'resolve fwwww dependency; nothing, runs -',
  ],
  'v1_unsupported_bundle v1-own': [
    'resolve nwwww not-looked; nothing, runs -',
    'check ddfww configuration; nothing, runs -, wanted 1.0.0',
  ],
  'v1_weak_service_account v1-weak': [
    'resolve nwwww not-looked; nothing, runs -',
    'apply dddfw forbidden; nothing, runs -, wanted 3.1.4',
  ],
  'v1_availability_off_on v1-switch': [
    'resolve nwwww not-looked; nothing, runs -',
    'healthy ddddn not-ready; starting, runs 1.0.0',
    'healthy ddddd -; healthy, runs 1.0.0',
    'resolve fwwwd catalog-disabled; healthy, runs 1.0.0',
    'resolve nwwwd not-looked; healthy, runs 1.0.0',
    'resolve fwwwd catalog-disabled; healthy, runs 1.0.0',
    'resolve fwwwd no-path; healthy, runs 1.0.0',
    'resolve fwwwd catalog-broken; healthy, runs 1.0.0',
    'healthy ddddd -; healthy, runs 1.0.0',
  ],
  'v1_catalog_tie v1-tie': [
    'resolve nwwww not-looked; nothing, runs -',
    'resolve fwwww tie; nothing, runs -',
    'healthy ddddn not-ready; starting, runs 3.1.4',
    'healthy ddddd -; healthy, runs 3.1.4',
    'resolve fwwwd tie; healthy, runs 3.1.4',
    'healthy ddddd -; healthy, runs 3.1.4',
  ],
  'v1_crd_left_by_v0 v1-left': [
    'resolve nwwww not-looked; nothing, runs -, wanted 1.0.0',
    'apply dddfw owned-elsewhere; nothing, runs -, wanted 1.0.0',
    'healthy ddddn not-ready; starting, runs 1.0.0',
    'healthy ddddd -; healthy, runs 1.0.0',
  ],
  'v1_delete_with_finalizer v1-held': [
    'resolve nwwww not-looked; nothing, runs -, wanted 1.0.0',
    'healthy ddddn not-ready; starting, runs 1.0.0',
    'healthy ddddd -; healthy, runs 1.0.0',
    'healthy ddddd deleting; healthy, runs 1.0.0',
    'resolve nwwww not-looked; nothing, runs -, wanted 1.0.0',
    'apply dddfw being-deleted; nothing, runs -, wanted 1.0.0',
    'healthy ddddd -; healthy, runs 1.0.0',
  ],
  'v1_deprecated_newer v1-aging': [
    'resolve nwwww not-looked; nothing, runs -',
    'healthy ddddn not-ready; starting, runs 1.1.0',
    'healthy ddddd -; healthy, runs 1.1.0',
    'resolve nwwwd not-looked; healthy, runs 1.1.0, wanted 1.2.0',
    'resolve nwwwn not-looked+not-ready; starting, runs 1.1.0, wanted 1.2.0',
    'healthy ddddn not-ready; starting, runs 1.2.0',
    'healthy ddddd -; healthy, runs 1.2.0',
    'resolve nwwwd not-looked; healthy, runs 1.2.0',
    'healthy ddddd -; healthy, runs 1.2.0',
  ],
  'v1_drift_put_back v1-drift': [
    'resolve nwwww not-looked; nothing, runs -',
    'healthy ddddn not-ready; starting, runs 1.1.0',
    'healthy ddddd -; healthy, runs 1.1.0',
    'healthy ddddf not-ready; failing, runs 1.1.0',
    'healthy ddddn not-ready; starting, runs 1.1.0',
    'healthy ddddd -; healthy, runs 1.1.0',
    'healthy ddddn not-ready; starting, runs 1.1.0',
    'healthy ddddd -; healthy, runs 1.1.0',
    'healthy ddddu -; no-workload, runs 1.1.0',
    'healthy ddddn not-ready; starting, runs 1.1.0',
    'healthy ddddd -; healthy, runs 1.1.0',
  ],
  'v1_never_ready v1-broken': [
    'resolve nwwww not-looked; nothing, runs -',
    'healthy ddddn not-ready; starting, runs 1.0.0',
  ],
  'v1_one_catalog_broken_stops_all v1-all': [
    'resolve nwwww not-looked; nothing, runs -',
    'healthy ddddn not-ready; starting, runs 3.1.4',
    'healthy ddddd -; healthy, runs 3.1.4',
    'resolve fwwwd catalog-broken; healthy, runs 3.1.4',
    'resolve nwwwd not-looked; healthy, runs 3.1.4',
    'healthy ddddd -; healthy, runs 3.1.4',
  ],
  'v1_one_catalog_broken_stops_all v1-chosen': [
    'resolve nwwww not-looked; nothing, runs -',
    'healthy ddddn not-ready; starting, runs 1.0.0',
    'healthy ddddd -; healthy, runs 1.0.0',
  ],
  'v1_one_catalog_broken_stops_all v1-late': [
    'resolve nwwww not-looked; nothing, runs -',
    'resolve fwwww catalog-broken; nothing, runs -',
    'healthy ddddn not-ready; starting, runs 1.0.0',
    'healthy ddddd -; healthy, runs 1.0.0',
  ],
  'v1_orphan_delete_and_take_over v1-keep': [
    'resolve nwwww not-looked; nothing, runs -, wanted 1.0.0',
    'healthy ddddn not-ready; starting, runs 1.0.0',
    'healthy ddddd -; healthy, runs 1.0.0',
    'healthy ddddd deleting; healthy, runs 1.0.0',
    'resolve nwwww not-looked; nothing, runs -, wanted 1.1.0',
    'healthy ddddn not-ready; starting, runs 1.1.0',
    'healthy ddddd -; healthy, runs 1.1.0',
  ],
  'v1_orphan_delete_and_take_over v1-other': [
    'resolve nwwww not-looked; nothing, runs -, wanted 1.0.0',
    'apply dddfw owned-elsewhere; nothing, runs -, wanted 1.0.0',
    'apply dddfw deleting+owned-elsewhere; nothing, runs -, wanted 1.0.0',
  ],
  'v1_priority_wins_over_version v1-older': [
    'resolve nwwww not-looked; nothing, runs -',
    'healthy ddddn not-ready; starting, runs 1.0.0',
    'healthy ddddd -; healthy, runs 1.0.0',
    'resolve nwwwd not-looked; healthy, runs 1.0.0, wanted 1.1.0',
    'resolve nwwwn not-looked+not-ready; starting, runs 1.0.0, wanted 1.1.0',
    'healthy ddddn not-ready; starting, runs 1.1.0',
    'healthy ddddd -; healthy, runs 1.1.0',
  ],
  'v1_selector_invalid v1-badsel': [
    'resolve nwwww not-looked; nothing, runs -',
    'resolve fwwww selector-invalid; nothing, runs -',
    'resolve nwwww not-looked; nothing, runs -',
    'resolve fwwww selector-invalid; nothing, runs -',
  ],
  'v1_selector_invalid v1-nosel': [
    'resolve nwwww not-looked; nothing, runs -',
    'resolve fwwww no-catalog; nothing, runs -',
  ],
  'v1_service_account_deleted_while_running v1-sagone': [
    'resolve nwwww not-looked; nothing, runs -, wanted 1.0.0',
    'healthy ddddn not-ready; starting, runs 1.0.0',
    'healthy ddddd -; healthy, runs 1.0.0',
    'healthy ddddf not-ready; failing, runs 1.0.0',
    'resolve fwwwf account-missing+not-ready; failing, runs 1.0.0',
    'resolve nwwwf not-looked+not-ready; failing, runs 1.0.0, wanted 1.1.0',
    'resolve fwwwf account-missing+not-ready; failing, runs 1.0.0, wanted 1.1.0',
    'resolve fwwwn account-missing+not-ready; starting, runs 1.0.0, wanted 1.1.0',
    'healthy ddddn not-ready; starting, runs 1.1.0',
    'healthy ddddd -; healthy, runs 1.1.0',
  ],
  'v1_weak_then_rights_added v1-grow': [
    'resolve nwwww not-looked; nothing, runs -, wanted 1.0.0',
    'apply dddfw forbidden; nothing, runs -, wanted 1.0.0',
    'apply dddfn forbidden+not-ready; starting, runs 1.0.0',
    'apply dddfd forbidden; healthy, runs 1.0.0',
    'healthy ddddd -; healthy, runs 1.0.0',
    'resolve nwwwd not-looked; healthy, runs 1.0.0, wanted 1.1.0',
    'apply dddfd forbidden; healthy, runs 1.0.0, wanted 1.1.0',
    'apply dddfn forbidden+not-ready; starting, runs 1.0.0, wanted 1.1.0',
    'healthy ddddn not-ready; starting, runs 1.1.0',
    'healthy ddddd -; healthy, runs 1.1.0',
  ],
};

const moments = extensionMoments();
const nameOf = ({ situation, extension }: ExtensionMoment) => `${situation} ${extension.name}`;

describe('an extension in recordings of real OLM', () => {
  it('is in every situation', () => {
    expect([...new Set(moments.map(nameOf))].toSorted()).toEqual(Object.keys(EXPECTED).toSorted());
    expect(moments.length).toBeGreaterThan(400);
  });

  it.each(Object.entries(EXPECTED))('%s', (name, expected) => {
    const described = moments.filter((moment) => nameOf(moment) === name).map(lineOf);
    expect(described.filter((line, place) => line !== described[place - 1])).toEqual(expected);
  });

  it('has the same status for each order of the same lines', () => {
    const refused = moments.filter(
      ({ situation, extension }) =>
        situation === 'v1_store_crd_upgrade_unsafe' &&
        extension.conditions.some(({ reason }) => reason === 'Retrying'),
    );
    const described = new Set(
      refused.map((moment) => JSON.stringify(extensionStatus(moment.extension, moment))),
    );
    expect([refused.length, described.size]).toEqual([18, 1]);
  });

  it('has the applied version, regardless of its conditions', () => {
    const apart = moments.filter(({ extension, ...facts }) => {
      return extensionStatus(extension, facts).runs !== (extension.installed?.version ?? null);
    });
    expect(apart).toEqual([]);
  });

  it('never uses the time of a condition change', () => {
    for (const { extension, ...facts } of moments) {
      expect(extensionStatus(extension, facts).since).toBeNull();
    }
  });
});

function lineOf({ extension, ...facts }: ExtensionMoment): string {
  const { stage, marks, findings, health, runs, wanted } = extensionStatus(extension, facts);
  const letters = Object.values(marks).map((mark) => mark.slice(0, 1));
  const held = findings.map(({ kind }) => kind).join('+') || '-';
  const other = wanted === null ? '' : `, wanted ${wanted}`;
  return `${stage} ${letters.join('')} ${held}; ${health.kind}, runs ${runs ?? '-'}${other}`;
}
