import { HealthLabel } from '~/ui/health/HealthLabel';
import { Mono } from '~/ui/Mono';
import type { InstalledOperator } from '~/olm/installed/installedOperator';
import { Deprecation, NameLink } from './NameCell';
import { PluginHint } from './PluginHint';
import { StatusSecond } from './StatusCell';

/** Where there is room for one cell only: name, version, namespace and status below each other. */
export function NarrowCell({ operator }: { readonly operator: InstalledOperator }) {
  const { version, namespace, health } = operator;
  return (
    <div className="operator-hub__installed-lines">
      <NameLink operator={operator} />
      <span className="operator-hub__installed-second">
        {version !== null && <Mono>{version}</Mono>} {namespace} <Deprecation operator={operator} />{' '}
        <PluginHint operator={operator} />
      </span>
      <span className="operator-hub__installed-status">
        <HealthLabel health={health} />
        <StatusSecond operator={operator} isShort />
      </span>
    </div>
  );
}
