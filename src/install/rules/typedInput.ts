import { EMPTY_DRAFT } from '~/config/rules/draft';
import type { InstallForm } from './form';

/**
 * Whether the form has something that was typed and stands nowhere else: the settings and credentials of the Operator and
 * the service account are no part of the URL, and are lost when the page is left.
 */
export function hasTypedInput({
  config,
  credentials,
  serviceAccount,
}: Pick<InstallForm, 'config' | 'credentials' | 'serviceAccount'>): boolean {
  return (
    serviceAccount !== '' ||
    Object.values(credentials).some((value) => value !== '') ||
    // Plain data, made by the same functions in the same order.
    JSON.stringify(config) !== JSON.stringify(EMPTY_DRAFT)
  );
}
