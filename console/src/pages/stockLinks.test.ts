import { expect, it } from 'vitest';
import { hubPage } from './stockLinks';

const V0 = 'operators.coreos.com~v1alpha1~';
const V1 = '/k8s/cluster/olm.operatorframework.io~v1~';
const SUBSCRIBE = '/operatorhub/subscribe?pkg=quill&catalog=tools&catalogNamespace=market';

it.each([
  ['/operatorhub', '/operator-hub-catalog/all-namespaces'],
  ['/operatorhub?keyword=ink+pot', '/operator-hub-catalog/all-namespaces?q=ink+pot'],
  ['/operatorhub/ns/team-a?keyword=ink&x=y', '/operator-hub-catalog/ns/team-a?q=ink'],
  [
    `${SUBSCRIBE}&targetNamespace=team-a&channel=beta&version=1.0.0`,
    '/operator-hub-catalog/ns/team-a/market~tools~quill/install?channel=beta&version=1.0.0',
  ],
  [SUBSCRIBE, '/operator-hub-catalog/all-namespaces/market~tools~quill/install'],
  ['/catalog/ns/team-a?catalogType=operator&keyword=ink', '/operator-hub-catalog/ns/team-a?q=ink'],
  [
    '/catalog/ns/team-a?keyword=ink&selectedId=ink-pot-community-operators-openshift-marketplace&channel=beta&version=1.0.0',
    '/operator-hub-catalog/ns/team-a?q=ink&details=openshift-marketplace%2Fcommunity-operators%2Fink-pot&channel=beta&version=1.0.0',
  ],
  [
    '/operatorhub?details-item=ink-operatorhubio-catalog-olm',
    '/operator-hub-catalog/all-namespaces?details=olm%2Foperatorhubio-catalog%2Fink',
  ],
  // Package, catalog and namespace of other catalogs cannot be told apart.
  ['/operatorhub?details-item=ink-own-catalog-team-a', '/operator-hub-catalog/all-namespaces'],
  ['/catalog?selectedId=other&channel=beta', '/operator-hub-catalog/all-namespaces'],
  ['/catalog/all-namespaces', '/operator-hub-catalog/all-namespaces'],
  [`/k8s/all-namespaces/${V0}ClusterServiceVersion`, '/operator-hub-installed/all-namespaces'],
  [
    `/k8s/ns/team-a/${V0}ClusterServiceVersion/quill.v1.0.0`,
    '/operator-hub-installed/ns/team-a/quill.v1.0.0',
  ],
  [`/k8s/ns/team-a/${V0}Subscription/quill`, '/operator-hub-installed/ns/team-a/quill'],
  [`/k8s/ns/team-a/${V0}InstallPlan`, '/operator-hub-updates/ns/team-a'],
  [
    `/k8s/ns/team-a/${V0}InstallPlan/install-abc`,
    '/operator-hub-updates/ns/team-a?plan=team-a%2Finstall-abc',
  ],
  [`/k8s/ns/market/${V0}CatalogSource/tools`, '/operator-hub-sources/ns/market/tools'],
  [`${V1}ClusterExtension`, '/operator-hub-installed/all-namespaces'],
  [`${V1}ClusterExtension/quill`, '/operator-hub-installed/all-namespaces/~v1/quill'],
  [`${V1}ClusterCatalog/tide`, '/operator-hub-sources/all-namespaces/~v1/tide'],
  // The YAML of an object, other kinds and other pages are the console's.
  [`/k8s/ns/team-a/${V0}Subscription/quill/yaml`, null],
  ['/k8s/ns/team-a/operators.coreos.com~v1~OperatorGroup/og', null],
  ['/operatorhubs', null],
  ['/operator-hub-catalog/all-namespaces', null],
])('%s leads to %s', (address, expected) => {
  const { pathname, search } = new URL(address, 'https://console.example.com');
  expect(hubPage(pathname, search)).toBe(expected);
});
