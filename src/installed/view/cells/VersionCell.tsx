import { Mono } from '~/ui/Mono';

/** A version; what follows its three numbers stands below them, as it is often a date with many digits. */
export function VersionCell({ version }: { readonly version: string | null }) {
  if (version === null) return '–';
  const [, numbers = version, rest = ''] = /^(\d+\.\d+\.\d+)([-+].+)$/.exec(version) ?? [];
  return (
    <div className="operator-hub__installed-lines" title={version}>
      <Mono>{numbers}</Mono>
      {rest !== '' && (
        <span className="operator-hub__installed-second">
          <Mono>{rest}</Mono>
        </span>
      )}
    </div>
  );
}
