import { WhatNextCard } from '~/components/whatNext/WhatNextCard';
import { useEnablePlugins } from '~/data/consolePlugins';
import { useWhatNext } from '~/data/install/useWhatNext';
import type { Followed } from '~/domain/install/follow/followed';
import { operandNamespace } from '~/domain/install/follow/operandNamespace';

/** After an installation: what the Operator needs or offers next. */
export function WhatNext({ csv, watchedNamespaces }: Props) {
  const next = useWhatNext(csv);
  const enabling = useEnablePlugins(next.enablablePlugins);
  const { metadata } = csv;
  const namespace = operandNamespace(metadata.namespace ?? '', watchedNamespaces);
  return <WhatNextCard next={next} page={{ namespace, name: metadata.name }} enabling={enabling} />;
}

type Props = {
  readonly csv: NonNullable<Followed['csv']>;
  readonly watchedNamespaces: readonly string[];
};
