import type { Loadable } from '~/kube/loadable';
import type { Known } from '~/olm/catalogSources/sourceRow';

/** The value of data that is optional for the whole. */
export function optionalValue<T>(value: Loadable<T>): Known<T> {
  switch (value.status) {
    case 'loading':
      return 'loading';
    case 'failed':
      return 'hidden';
    case 'ready':
      return value.data;
  }
}
