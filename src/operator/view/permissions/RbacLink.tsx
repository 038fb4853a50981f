import { ResourceLink } from '@openshift-console/dynamic-plugin-sdk';

/** The console's page of a role or binding. */
export function RbacLink({ kind, name, namespace }: Props) {
  return (
    <ResourceLink
      groupVersionKind={{ group: 'rbac.authorization.k8s.io', version: 'v1', kind }}
      name={name}
      {...(namespace === null ? {} : { namespace })}
    />
  );
}

type Props = {
  readonly kind: string;
  readonly name: string;
  /** `null`: cluster-scoped. */
  readonly namespace: string | null;
};
