import { isAllNamespacesKey, useActiveNamespace } from '@openshift-console/dynamic-plugin-sdk';
import { Navigate, useLocation } from 'react-router';
import { inNamespace } from '~/routes';

/** What the navigation's entries lead to: the page they name, in the namespace that was used last. */
export default function HomePage() {
  const { pathname, search } = useLocation();
  const [namespace] = useActiveNamespace();
  const page = pathname.replace(/^\/operator-hub\/?/, '');
  const scope = isAllNamespacesKey(namespace) ? null : namespace;
  return (
    <Navigate
      replace
      to={{ pathname: inNamespace(`/operator-hub/all-namespaces/${page}`, scope), search }}
    />
  );
}
