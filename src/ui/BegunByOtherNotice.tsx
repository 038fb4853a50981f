import type { Actor } from '~/kube/actor';
import { type Translate, useT } from '~/i18n';
import { Notice } from './Notice';

/** Names the identity that started a waiting action, and when it can be continued. */
export function BegunByOtherNotice({ title, by, className }: Props) {
  const t = useT();
  return (
    <Notice variant="info" title={title} {...(className !== undefined && { className })}>
      {whose(by, t)}
    </Notice>
  );
}

type Props = { readonly title: string; readonly by: Actor; readonly className?: string };

function whose(by: Actor, t: Translate): string {
  switch (by.kind) {
    case 'oneself':
      return t('Started as yourself. To continue, stop impersonating.');
    case 'group':
      return t('Started as group {{name}}. To continue, impersonate this group again.', {
        name: by.name,
      });
    case 'user':
      return by.groups.length === 0
        ? t('Started as user {{name}}. To continue, impersonate this user again.', {
            name: by.name,
          })
        : t(
            'Started as user {{name}} with groups {{groups}}. To continue, impersonate this user with these groups again.',
            { name: by.name, groups: t.list(by.groups) },
          );
  }
}
