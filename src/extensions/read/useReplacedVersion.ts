import { useState } from 'react';
import type { InstallForm } from '~/extensions/rules/installForm';

export type Replaced = {
  /** The version before the catalog was updated. */
  readonly before: string;
  readonly accept: () => void;
};

/**
 * Whether an update of the catalog replaced the version to install after the last input, so that no other version is
 * installed than the one that the user saw.
 * @param version to install; `null`: unknown or none
 */
export function useReplacedVersion(form: InstallForm, version: string | null): Replaced | null {
  const [seen, setSeen] = useState({ form, version });
  const isInput = seen.form !== form;
  if (isInput || (seen.version === null && version !== null)) setSeen({ form, version });
  if (isInput || seen.version === null || version === null || seen.version === version) return null;
  return {
    before: seen.version,
    accept: () => {
      setSeen({ form, version });
    },
  };
}
