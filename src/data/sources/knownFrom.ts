import type { Loadable } from '~/domain/loadable';
import type { Known } from '~/domain/sources/sourceRow';

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
