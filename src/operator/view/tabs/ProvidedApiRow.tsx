import { Td, Tr } from '@patternfly/react-table';
import { Link } from 'react-router';
import { Mono } from '~/ui/Mono';
import { neededText } from '~/ui/rightText';
import { useCan } from '~/kube/useCan';
import type { InstanceCount as Counted } from '~/operator/read/useInstanceCount';
import type { OperatorApi } from '~/olm/installed/operatorApis';
import { type Loadable, dataOr } from '~/kube/loadable';
import { useT } from '~/i18n';
import { routes } from '~/routes';
import { InstanceCount } from './InstanceCount';
import type { CsvPage } from './csvPage';

/** One API: what it is for, how many objects of it there are, and how to create one. */
export function ProvidedApiRow({ api, count, page }: Props) {
  const t = useT();
  const { kind, displayName, group, plural, description, versions } = api;
  const toCreate = { verb: 'create', group, resource: plural, namespace: page.namespace };
  const mayCreate = useCan(toCreate);
  const isServed = !(count.status === 'failed' && count.failure.kind === 'not-found');
  const isRefused = isServed && !dataOr(mayCreate, true);
  const version = versions[0];
  return (
    <Tr>
      <Td dataLabel={t('Kind')} modifier="breakWord">
        <div>
          {kind}
          {displayName !== kind && (
            <div className="operator-hub__api-display" dir="auto">
              {displayName}
            </div>
          )}
        </div>
      </Td>
      <Td dataLabel={t('Group and versions')} modifier="breakWord">
        <div>
          <Mono>{group}</Mono>
          <div>
            <Mono>{versions.join(', ')}</Mono>
          </div>
        </div>
      </Td>
      <Td dataLabel={t('Description')} modifier="breakWord">
        <span dir="auto">{description}</span>
      </Td>
      <Td dataLabel={t('Instances')}>
        <InstanceCount of={count} />
      </Td>
      <Td dataLabel={t('Actions')} modifier={isRefused ? 'breakWord' : 'fitContent'}>
        {isRefused && neededText([toCreate], t)}
        {isServed && dataOr(mayCreate, false) && (
          <Link to={routes.newOperand(page, { group, version, kind }, 'example')}>
            {t('Create {{kind}}', { kind })}
          </Link>
        )}
      </Td>
    </Tr>
  );
}

type Props = {
  readonly api: OperatorApi;
  readonly count: Loadable<Counted>;
  readonly page: CsvPage;
};
