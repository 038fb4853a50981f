import type { ReactNode } from 'react';
import { useT } from '~/i18n';
import { Elapsed } from './Elapsed';
import { Sentence } from './Sentence';

/** A state and its age, if known. The translation determines the order. */
export function StateSince({ state, since, isEvent = false }: Props) {
  const t = useT();
  if (since === null) return state;
  const time = <Elapsed since={since} isEvent={isEvent} />;
  return <Sentence text={t('<state/> <time/>')} parts={{ state, time }} />;
}

type Props = {
  readonly state: ReactNode;
  readonly since: string | null;
  readonly isEvent?: boolean;
};
