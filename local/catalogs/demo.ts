import { aCatalog } from './build/catalog';
import type { BuiltPackage } from './build/package';
import type { NamedCatalog } from './fbc';
import { basaltStorage, emberAccelerators, veryLongName } from './packages/certified/nearHardware';
import { quickstoneCache, quickstoneCommunity } from './packages/certified/quickstoneCache';
import { vellumDocuments } from './packages/certified/vellumDocuments';
import { halcyonScheduler, kestrelAnalytics, saffronSearch } from './packages/certified/withNeeds';
import { pocketWiki, quiltSync, steppingStones } from './packages/community/installModes';
import {
  heronCommunity,
  oldMill,
  plainLabel,
  sparrowDashboards,
  yuzuTranslate,
} from './packages/community/oddities';
import { driftwood, foghornAlerts, lostLetter, tumbleweed } from './packages/community/unhappy';
import {
  costReports,
  goldenPaths,
  platformPlumbing,
  teamOnboarding,
} from './packages/platform/platformTeam';
import { gatehouse } from './packages/redhat/gatehouse';
import { heronDatabase } from './packages/redhat/heronDatabase';
import { lantern } from './packages/redhat/lantern';
import { ledgerLogging } from './packages/redhat/ledgerLogging';
import { meridianRuntime } from './packages/redhat/meridianRuntime';
import { nightSafe } from './packages/redhat/nightSafe';
import { parcelQueue } from './packages/redhat/parcelQueue';
import { waxSeal } from './packages/redhat/waxSeal';

/**
 * Catalogs of the demo: names and priorities as on OpenShift, with made-up packages.
 * @param more packages of the community catalog in one state only
 */
export function demoCatalogs(
  platform: keyof typeof COMMUNITY = 'openshift',
  more: readonly BuiltPackage[] = [],
): readonly NamedCatalog[] {
  return [
    aCatalog({
      name: 'redhat-operators',
      displayName: 'Red Hat Operators',
      publisher: 'Red Hat',
      priority: -100,
      packages: [
        heronDatabase,
        parcelQueue,
        waxSeal,
        nightSafe,
        lantern,
        gatehouse,
        ledgerLogging,
        meridianRuntime,
      ],
    }),
    aCatalog({
      name: 'certified-operators',
      displayName: 'Certified Operators',
      publisher: 'Red Hat',
      priority: -200,
      packages: [
        quickstoneCache,
        saffronSearch,
        kestrelAnalytics,
        halcyonScheduler,
        basaltStorage,
        emberAccelerators,
        vellumDocuments,
        veryLongName,
      ],
    }),
    aCatalog({
      ...COMMUNITY[platform],
      displayName: 'Community Operators',
      priority: -400,
      packages: [
        quickstoneCommunity,
        heronCommunity,
        steppingStones,
        pocketWiki,
        quiltSync,
        plainLabel,
        sparrowDashboards,
        yuzuTranslate,
        oldMill,
        foghornAlerts,
        tumbleweed,
        driftwood,
        lostLetter,
        ...more,
      ],
    }),
    aCatalog({
      name: 'platform-team',
      displayName: 'Platform team',
      publisher: 'Platform team',
      priority: 0,
      packages: [teamOnboarding, goldenPaths, costReports, platformPlumbing],
    }),
  ];
}

/** Name of the community catalog on OpenShift and in OLM's quick start manifests. */
const COMMUNITY = {
  openshift: { name: 'community-operators', publisher: 'Red Hat' },
  kubernetes: { name: 'operatorhubio-catalog', publisher: 'OperatorHub.io' },
} as const;
