import type { ResourceIconProps } from '@openshift-console/dynamic-plugin-sdk/lib/extensions/console-types';
import { getReference } from '@openshift-console/dynamic-plugin-sdk/lib/utils/k8s/k8s-ref';
import { abbreviationOf } from '../../../../kube/abbreviation';
import { useModel } from '../../../../kube/useModel';

/** The badge of a kind, named for screen readers. */
export function ResourceIcon({ className = '', kind, groupVersionKind }: ResourceIconProps) {
  const reference = groupVersionKind === undefined ? kind : getReference(groupVersionKind);
  const model = useModel(reference);
  if (reference === undefined) {
    return null;
  }
  const name = model?.kind ?? reference.split('~').at(-1) ?? reference;
  return (
    <>
      <span className="pf-v6-u-screen-reader">{name}</span>
      <span
        className={`co-m-resource-icon co-m-resource-${name.toLowerCase()} ${className}`}
        title={name}
        aria-hidden="true"
      >
        {model?.abbr ?? abbreviationOf(name)}
      </span>
    </>
  );
}
