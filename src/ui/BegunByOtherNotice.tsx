import type { Actor } from '~/kube/actor';
import { type Translate, useT } from '~/i18n';
import { Notice } from './Notice';

/** Says of something that waits in this tab as whom the user began it, and when it can go on. */
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
      return t(
        'You began this as yourself. Nothing is sent for it while you impersonate somebody else. Stop impersonating to go on with it.',
      );
    case 'group':
      return t(
        'You began this while impersonating group {{name}}. Nothing is sent for it until you impersonate that group again.',
        { name: by.name },
      );
    case 'user':
      return by.groups.length === 0
        ? t(
            'You began this while impersonating user {{name}}. Nothing is sent for it until you impersonate that user again.',
            { name: by.name },
          )
        : t(
            'You began this while impersonating user {{name}} with groups {{groups}}. Nothing is sent for it until you impersonate that user with these groups again.',
            { name: by.name, groups: t.list(by.groups) },
          );
  }
}
