import { useEffect } from 'react';
import {
  type SetFeatureFlag,
  isAllNamespacesKey,
  useActiveNamespace,
} from '@openshift-console/dynamic-plugin-sdk';
import { useExtensionsWaiting, useReadsExtensions } from '~/overview/read/useExtensionsWaiting';
import { usePlansWaiting } from '~/overview/read/usePlansWaiting';
import { useReadsInstalled } from '~/overview/read/useReadsInstalled';

/** The highest exact count in the navigation; higher ones are "9+". */
const HIGHEST = 9;

/**
 * Sets the flags that the plugin's extensions require, while the console is open.
 *
 * The health item of the console's Overview is one of the watching ones, or the one for users without permission: the
 * console itself starts the watches of an item, so the permission must be known before.
 *
 * The navigation has no place for a count: `console.navigation/href` has a name and no component (SDK 4.22,
 * extensions/navigation.d.ts; the console renders only the name, console-app NavItemHref). But an entry is shown only
 * while its flags are set. So there is one entry for each count, and one without.
 */
export function useNavigationFlags(setFlag: SetFeatureFlag): void {
  const reads = useReadsInstalled();
  const readsExtensions = useReadsExtensions();
  const [namespace] = useActiveNamespace();
  const project = isAllNamespacesKey(namespace) ? null : namespace;
  const waiting = usePlansWaiting(reads, project) + useExtensionsWaiting(project === null);
  useEffect(() => {
    setFlag('OPERATOR_HUB_READS_EXTENSIONS', readsExtensions === true);
    // Not before it is known which item watches: another one would start its watches again.
    setFlag('OPERATOR_HUB_READS_INSTALLED', reads === true && readsExtensions !== null);
    setFlag('OPERATOR_HUB_CANNOT_READ_INSTALLED', reads === false);
  }, [setFlag, reads, readsExtensions]);
  useEffect(() => {
    setFlag('OPERATOR_HUB_PLANS_WAITING', waiting > 0);
    for (let count = 1; count <= HIGHEST; count += 1) {
      setFlag(`OPERATOR_HUB_PLANS_WAITING_${count}`, waiting === count);
    }
    setFlag('OPERATOR_HUB_PLANS_WAITING_MANY', waiting > HIGHEST);
  }, [setFlag, waiting]);
}
