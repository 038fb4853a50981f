import type { ResourceIconProps as SdkProps } from '@openshift-console/dynamic-plugin-sdk/lib/extensions/console-types';
import { abbreviationOf } from '../../../../kube/abbreviation';
import { referenceOf } from '../../../../kube/reference';
import { useModel } from '../../../../kube/useModel';

/** The SDK calls `kind` deprecated, yet plugins use it. */
type ResourceIconProps = Omit<SdkProps, 'kind'> & { readonly kind?: string };

/** The badge of a kind, named for screen readers. */
export function ResourceIcon({ className = '', kind, groupVersionKind }: ResourceIconProps) {
  const reference = groupVersionKind === undefined ? kind : referenceOf(groupVersionKind);
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
