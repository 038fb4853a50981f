import { WhatNextCard } from '~/ui/whatNext/WhatNextCard';
import { useEnablePlugins } from '~/olm/read/consolePlugins';
import { useWhatNext } from '~/operator/read/useWhatNext';
import type { Followed } from '~/install/rules/followed';
import { operandNamespace } from '~/olm/installed/operandNamespace';

/** After an installation: what the Operator needs or offers next. */
export function WhatNext({ csv, watchedNamespaces }: Props) {
  const next = useWhatNext(csv);
  const enabling = useEnablePlugins(next.enablablePlugins);
  const { metadata } = csv;
  const namespace = operandNamespace(metadata.namespace ?? '', watchedNamespaces);
  return <WhatNextCard next={next} page={{ namespace }} enabling={enabling} />;
}

type Props = {
  readonly csv: NonNullable<Followed['csv']>;
  readonly watchedNamespaces: readonly string[];
};
