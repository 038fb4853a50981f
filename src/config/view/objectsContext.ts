import { createContext, useContext } from 'react';
import type { NamespaceObjects, ObjectQuestion } from '~/config/rules/namespaceObjects';
import type { ObjectKind } from '~/config/rules/configFinding';
import { loading } from '~/kube/loadable';
import { type Translate, useT } from '~/i18n';
import type { Choices } from '~/ui/form/PickSelect';

/** The ConfigMaps, Secrets and other objects in the namespace of the Operator. */
export const ConfigObjects = createContext<NamespaceObjects>({
  namespace: '',
  isNew: true,
  answer: () => null,
  ask: () => undefined,
});

/** The objects of a kind, or the keys of one of them, to choose from; they are read when the list is opened. */
export function useObjectChoices(question: ObjectQuestion): Choices {
  const t = useT();
  const objects = useContext(ConfigObjects);
  const { namespace, isNew } = objects;
  const isAskable = namespace !== '' && !isNew && question.name !== '';
  return {
    names: isAskable ? (objects.answer(question) ?? loading) : NOTHING,
    none: noneText(question, { namespace, isNew }, t),
    onOpen: () => {
      if (isAskable) objects.ask(question);
    },
  };
}

const NOTHING = { status: 'ready', data: [], stale: null } as const;

function noneText(
  { name }: ObjectQuestion,
  { namespace, isNew }: Pick<NamespaceObjects, 'namespace' | 'isNew'>,
  t: Translate,
): string {
  const isTyped = namespace === '' || isNew || name === '';
  return isTyped ? t('Enter a value.') : t('No match found. The value you entered is used.');
}

/** What objects of a kind are called. */
export function kindText(kind: ObjectKind, t: Translate): string {
  switch (kind) {
    case 'Secret':
      return t('Secret');
    case 'ConfigMap':
      return t('ConfigMap');
    case 'PersistentVolumeClaim':
      return t('Claim');
  }
}
