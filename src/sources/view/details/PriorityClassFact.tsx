import { Mono } from '~/ui/Mono';
import { Fact } from '~/ui/package/Fact';
import type { PriorityClass } from '~/sources/rules/podSettings';
import { type Translate, useT } from '~/i18n';
import { Note } from './Note';

/** Nothing stated is something else than the default priority (CS-016), and an old annotation counts more (CS-020). */
export function PriorityClassFact({ priorityClass }: Props) {
  const t = useT();
  const { stated, running } = priorityClass;
  const name = stated ?? running ?? '';
  const note = noteText(priorityClass, t);
  return (
    <Fact term={t('Priority class')}>
      {name !== '' && <Mono>{name}</Mono>}
      {name === '' &&
        (stated === null ? t('Not stated') : t('The default priority of the cluster'))}
      {note !== '' && <Note>{note}</Note>}
    </Fact>
  );
}

type Props = { readonly priorityClass: PriorityClass };

function noteText({ stated, by, overruled, running }: PriorityClass, t: Translate): string {
  if (by === 'annotation') {
    return overruled === null
      ? t('By the annotation operatorframework.io/priorityclass.')
      : t(
          'By the annotation operatorframework.io/priorityclass: what the pod settings say, “{{name}}”, does not count.',
          { name: overruled },
        );
  }
  if (stated === null && running !== null && running !== '') {
    return t('Not stated: its pod runs with this one.');
  }
  return stated === '' ? t('Stated as empty, on purpose.') : '';
}
