import { UNRESOLVED, type ExtensionFinding } from '~/olm/extensions/extensionStatus';
import { resolve } from '~/olm/extensions/resolve';
import type { ExtensionDetails } from '~/olm/read/extensions/useExtension';
import { useExtensionContents } from '~/olm/read/extensions/useCatalogContents';
import { type LeftOut, leftOutPreReleases } from '~/extensions/rules/versionHints';

/** The pre-releases without which OLM finds no version, as far as the content of the catalogs is known without a download. */
export function useLeftOut(details: ExtensionDetails, { kind }: ExtensionFinding): LeftOut | null {
  const { extension, catalogs } = details;
  const isUnresolved = UNRESOLVED.includes(kind);
  const { requested } = useExtensionContents(extension, isUnresolved ? (catalogs ?? NONE) : NONE);
  return isUnresolved ? leftOutPreReleases(extension.version, resolve(extension, requested)) : null;
}

const NONE: NonNullable<ExtensionDetails['catalogs']> = [];
