import { EMPTY_DRAFT } from '~/config/rules/draft';
import type { InstallForm } from './form';

/**
 * Whether the form has input that is not in the URL, such as the Operator's settings and credentials and the service
 * account. It is lost when the page is closed.
 */
export function hasTypedInput({
  config,
  credentials,
  serviceAccount,
}: Pick<InstallForm, 'config' | 'credentials' | 'serviceAccount'>): boolean {
  return (
    serviceAccount !== '' ||
    Object.values(credentials).some((value) => value !== '') ||
    // Plain data with a stable order of keys.
    JSON.stringify(config) !== JSON.stringify(EMPTY_DRAFT)
  );
}
