import { Label } from '@patternfly/react-core';
import type { Support } from '~/olm/lifecycle/versionSupport';

/** The support status of a version in a few words. */
export function SupportName({ support, name }: Props) {
  if (support.kind !== 'ended') return <span dir="auto">{name}</span>;
  return (
    <Label isCompact variant="outline" status="warning">
      {name}
    </Label>
  );
}

type Props = { readonly support: Support; readonly name: string };
