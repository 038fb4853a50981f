import { AlertActionLink, StackItem } from '@patternfly/react-core';
import { useT } from '~/i18n';
import { Notice } from '~/ui/Notice';

/** The form contains text that the user entered before leaving it. */
export function RestoredNotice({ isRestored, onStartOver }: Props) {
  const t = useT();
  if (!isRestored) return null;
  return (
    <StackItem>
      <Notice
        variant="info"
        title={t('Unsaved changes restored')}
        actionLinks={<AlertActionLink onClick={onStartOver}>{t('Start over')}</AlertActionLink>}
      />
    </StackItem>
  );
}

type Props = { readonly isRestored: boolean; readonly onStartOver: () => void };
