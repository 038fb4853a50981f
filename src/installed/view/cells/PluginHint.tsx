import { useContext } from 'react';
import { Link } from 'react-router';
import type { InstalledOperator } from '~/olm/installed/installedOperator';
import { placeOf } from '~/olm/installed/operatorPlace';
import { useT } from '~/i18n';
import { routes } from '~/routes';
import { OfferedPlugins } from '~/installed/view/offeredPlugins';

/** That the Operator brings a console plugin which the console does not load; it is enabled on the Operator's page. */
export function PluginHint({ operator }: { readonly operator: InstalledOperator }) {
  const t = useT();
  const offered = useContext(OfferedPlugins);
  const names = operator.consolePlugins.filter((name) => offered.has(name));
  if (names.length === 0) return null;
  return (
    <Link
      to={routes.operator(placeOf(operator), operator.name)}
      title={t('Not enabled: {{names}}', { names: t.list(names) })}
    >
      {t('Plugin available')}
    </Link>
  );
}
