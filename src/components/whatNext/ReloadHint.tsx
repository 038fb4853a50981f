import type { ReactNode } from 'react';
import { Button } from '@patternfly/react-core';
import { useT } from '~/i18n';
import { Notice } from '../Notice';

/** Which plugins the console shows is decided when it is loaded. */
export function ReloadHint({ title, children }: Props) {
  const t = useT();
  return (
    <Notice
      variant="info"
      title={title}
      actionLinks={
        <Button
          variant="link"
          isInline
          onClick={() => {
            window.location.reload();
          }}
        >
          {t('Reload the console')}
        </Button>
      }
    >
      {children}
    </Notice>
  );
}

type Props = { readonly title: string; readonly children: ReactNode };
