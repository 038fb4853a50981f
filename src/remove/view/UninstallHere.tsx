import { Navigate, useNavigate } from 'react-router';
import { provideQueries } from '~/kube/provideQueries';
import { CLUSTER_SCOPE } from '~/olm/extensions/clusterScope';
import { useInstalledOperators } from '~/olm/read/useInstalledOperators';
import { operatorNamed } from '~/remove/rules/operatorNamed';
import { routes } from '~/routes';
import { useUrlQuery, withParam } from '~/ui/useUrlQuery';
import { type Closing, UninstallDialog } from './UninstallDialog';
import { UninstallExtension } from './UninstallExtension';

/**
 * The uninstall dialog over the page where it was requested. The page remains if it is canceled; otherwise the Installed
 * page follows, which shows whether the removal is complete.
 */
export const UninstallHere = provideQueries(OverPage);

function OverPage({ id }: { readonly id: string }) {
  const navigate = useNavigate();
  const [, changeQuery] = useUrlQuery();
  const [namespace = '', name = ''] = id.split('/');
  const isExtension = namespace === CLUSTER_SCOPE;
  const onClose = ({ hasBegun, isScopeDeleted }: Closing) => {
    const scope = isExtension || isScopeDeleted === true ? null : namespace;
    if (hasBegun) void navigate(routes.installed(scope), { replace: true });
    else changeQuery(withParam('uninstall', null), { replace: true });
  };
  return isExtension ? (
    <UninstallExtension id={id} onClose={onClose} />
  ) : (
    <OneOperator id={id} namespace={namespace} name={name} onClose={onClose} />
  );
}

function OneOperator({ id, namespace, name, onClose }: OneProps) {
  const found = useInstalledOperators(namespace);
  if (found.status === 'loading') return null;
  // The Installed page shows the failure.
  if (found.status === 'failed') return <Navigate to={routes.uninstall(namespace, name)} replace />;
  return (
    <UninstallDialog
      id={id}
      operator={operatorNamed(id, found.data.operators)}
      scope={namespace}
      then={null}
      onClose={onClose}
    />
  );
}

type OneProps = {
  readonly id: string;
  readonly namespace: string;
  readonly name: string;
  readonly onClose: (how: Closing) => void;
};
