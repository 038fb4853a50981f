import { isAllNamespacesKey, useActiveNamespace } from '@openshift-console/dynamic-plugin-sdk';
import { Navigate, useLocation } from 'react-router';
import { movedTo } from './movedTo';

/** Redirects from paths that had a page, or that name none. */
export default function MovedPage() {
  const { pathname, search, hash } = useLocation();
  const [namespace] = useActiveNamespace();
  const scope = isAllNamespacesKey(namespace) ? null : namespace;
  return <Navigate replace to={{ pathname: movedTo(pathname, scope), search, hash }} />;
}
