import { Link } from 'react-router';
import { DeprecatedLabel } from '~/ui/DeprecatedLabel';
import type { InstalledOperator } from '~/olm/installed/installedOperator';
import { placeOf } from '~/olm/installed/operatorPlace';
import { useT } from '~/i18n';
import { routes } from '~/routes';
import { PluginHint } from './PluginHint';

/** The name, which leads to the Operator's page; that of a copy tells of the original. */
export function NameCell({ operator }: Props) {
  const t = useT();
  const { provider, isCopy, namespace } = operator;
  const second = isCopy ? t('Copy from {{namespace}}', { namespace }) : provider;
  return (
    <div className="operator-hub__installed-lines">
      <NameLink operator={operator} />
      <span className="operator-hub__installed-second">
        <Deprecation operator={operator} /> <PluginHint operator={operator} />{' '}
        {second !== null && (
          <span title={second} dir="auto">
            {second}
          </span>
        )}
      </span>
    </div>
  );
}

export function NameLink({ operator }: Props) {
  const { displayName, name } = operator;
  return (
    <Link
      to={routes.operator(placeOf(operator), name)}
      title={displayName}
      dir="auto"
      className="operator-hub__installed-name"
    >
      {displayName}
    </Link>
  );
}

/** Nothing when it is not deprecated. */
export function Deprecation({ operator: { deprecations } }: Props) {
  const messages = deprecations.map(({ message }) => message);
  return messages.length > 0 && <DeprecatedLabel message={messages.join(' ')} />;
}

type Props = { readonly operator: InstalledOperator };
