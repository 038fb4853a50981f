import type { ConcernedObject } from '~/olm/messages/message';
import { useT } from '~/i18n';

/** An object by kind, name and namespace. */
export function ObjectName({ object }: { readonly object: ConcernedObject }) {
  const t = useT();
  const { model, name, namespace } = object;
  return namespace === null
    ? t('{{kind}} {{name}}', { kind: model.kind, name })
    : t('{{kind}} {{name}} in {{namespace}}', { kind: model.kind, name, namespace });
}
