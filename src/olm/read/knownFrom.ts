import type { Loadable } from '~/kube/loadable';
import type { Known } from '~/olm/catalogSources/sourceRow';

/** What is known of something that is not worth a failure of the whole. */
export function knownFrom<T>(value: Loadable<T>): Known<T> {
  switch (value.status) {
    case 'loading':
      return 'loading';
    case 'failed':
      return 'hidden';
    case 'ready':
      return value.data;
  }
}
