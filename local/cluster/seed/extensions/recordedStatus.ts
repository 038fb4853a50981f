/** What the extensions say of themselves, until operator-controller is simulated. */
import type { JsonObject } from '../../kube/types';

const SINCE = '2026-11-21T00:39:26Z';

type Said = { readonly bundle?: string; readonly version?: string; readonly retrying?: string };

const IMAGE = 'local.operator-hub/bundles/';

const SAID: { readonly [name: string]: Said | undefined } = {
  followed: { bundle: 'sluice-gate', version: '1.2.0' },
  held: { bundle: 'tide-gauge', version: '1.0.0' },
  'never-ready': { bundle: 'fog-bell', version: '1.0.0' },
  'end-of-life': { bundle: 'tall-ship', version: '1.1.0' },
  'no-such-package': { retrying: 'no bundles found for package "ghost-ship"' },
  'no-such-version': {
    retrying: 'no bundles found for package "storm-cone" matching version ">=9"',
  },
  'asks-all-catalogs': {
    retrying:
      'error walking catalogs: error getting package "deep-water" from catalog "lost-at-sea": catalog "lost-at-sea" is not being served',
  },
  'needs-another-package': {
    retrying:
      'validating bundle "buoy-chain.v1.0.0": bundle "buoy-chain.v1.0.0" has a dependency declared via property "olm.package.required" which is currently not supported',
  },
};

export function recordedStatus(name: string): JsonObject | undefined {
  const said = SAID[name];
  if (said === undefined) return undefined;
  const { bundle = '', version = '', retrying } = said;
  const conditions =
    retrying === undefined
      ? [
          condition(
            'Installed',
            'True',
            'Succeeded',
            `Installed bundle ${IMAGE}${bundle}:${version} successfully`,
          ),
          condition('Progressing', 'True', 'Succeeded', 'Desired state reached'),
        ]
      : [
          condition('Installed', 'False', 'Failed', 'No bundle installed'),
          condition('Progressing', 'True', 'Retrying', retrying),
        ];
  return {
    conditions,
    ...(retrying === undefined && {
      install: { bundle: { name: `${bundle}.v${version}`, version } },
    }),
  };
}

function condition(...[type, status, reason, message]: readonly string[]): JsonObject {
  return { type, status, reason, message, observedGeneration: 1, lastTransitionTime: SINCE };
}
