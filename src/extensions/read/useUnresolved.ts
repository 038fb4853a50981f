import { UNRESOLVED, type Situation } from '~/olm/extensions/extensionStatus';
import { resolve } from '~/olm/extensions/resolve';
import type { ExtensionDetails } from '~/olm/read/extensions/useExtension';
import { useExtensionContents } from '~/olm/read/extensions/useExtensionContents';
import { type LeftOut, leftOutPreReleases } from '~/extensions/rules/versionHints';

/** Why OLM finds no version, as far as the content of the catalogs is known without a download. */
export type Unresolved = {
  /** The used catalogs, if none of them contains the package; otherwise empty. */
  readonly absentFrom: readonly string[];
  readonly leftOut: LeftOut | null;
};

export function useUnresolved(details: ExtensionDetails, { kind }: Situation): Unresolved {
  const { extension, catalogs } = details;
  const isUnresolved = UNRESOLVED.includes(kind);
  const { requested, readings } = useExtensionContents(
    extension,
    isUnresolved ? (catalogs ?? NONE) : NONE,
  );
  const isAbsent = readings.every(({ state }) => state.kind === 'known' && state.found === null);
  return {
    absentFrom: isAbsent ? readings.map(({ catalog }) => catalog) : [],
    leftOut: isUnresolved
      ? leftOutPreReleases(extension.version, resolve(extension, requested))
      : null,
  };
}

const NONE: NonNullable<ExtensionDetails['catalogs']> = [];
