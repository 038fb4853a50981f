import { Mono } from '~/ui/Mono';
import type { PastVersion } from '~/updates/rules/replacesChain';
import { useT } from '~/i18n';

/** The versions that led to the one of now, as far as they are known. */
export function ReplacesChain({ chain }: { readonly chain: readonly PastVersion[] }) {
  const t = useT();
  if (chain.length < 2) return null;
  return (
    <dl className="operator-hub__chain">
      <dt>{t('Each replaced the one before')}</dt>
      <dd>
        <ol>
          {chain.map(({ csvName, version, isPresent }) => (
            <li key={csvName}>
              <Mono title={csvName}>{version}</Mono>
              {isPresent && <span className="operator-hub__subtle"> {t('installed')}</span>}
            </li>
          ))}
        </ol>
      </dd>
    </dl>
  );
}
