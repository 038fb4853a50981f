import { useEffect } from 'react';
import {
  type SetFeatureFlag,
  isAllNamespacesKey,
  useActiveNamespace,
} from '@openshift-console/dynamic-plugin-sdk';
import { usePlansWaiting } from '~/overview/read/usePlansWaiting';
import { useReadsInstalled } from '~/overview/read/useReadsInstalled';

/** The highest count that the navigation names; what is more is said as "9+". */
const HIGHEST = 9;

/**
 * Sets the flags that extensions of this plugin ask for, as long as the console is open.
 *
 * The health item of the console's Overview is either the one that watches, or the one that says that nothing may be
 * read: the console starts the watches of an item by itself, so the right has to be known before.
 *
 * The navigation has no place for a count: `console.navigation/href` takes a name and nothing that is rendered (SDK
 * 4.22, extensions/navigation.d.ts; the console renders the name alone, console-app NavItemHref). But it shows an item
 * only while its flags are set. So there is one entry for each count, and one without.
 */
export function useNavigationFlags(setFlag: SetFeatureFlag): void {
  const reads = useReadsInstalled();
  const [namespace] = useActiveNamespace();
  const waiting = usePlansWaiting(reads, isAllNamespacesKey(namespace) ? null : namespace);
  useEffect(() => {
    setFlag('OPERATOR_HUB_READS_INSTALLED', reads === true);
    setFlag('OPERATOR_HUB_CANNOT_READ_INSTALLED', reads === false);
  }, [setFlag, reads]);
  useEffect(() => {
    setFlag('OPERATOR_HUB_PLANS_WAITING', waiting > 0);
    for (let count = 1; count <= HIGHEST; count += 1) {
      setFlag(`OPERATOR_HUB_PLANS_WAITING_${count}`, waiting === count);
    }
    setFlag('OPERATOR_HUB_PLANS_WAITING_MANY', waiting > HIGHEST);
  }, [setFlag, waiting]);
}
