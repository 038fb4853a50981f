import { useState } from 'react';
import { Button } from '@patternfly/react-core';
import { useRightText } from '~/ui/rightText';
import { useOperatorHub } from '~/sources/read/useOperatorHub';
import { useT } from '~/i18n';
import { DefaultSourcesDialog } from './DefaultSourcesDialog';
import { WithheldButton } from './WithheldButton';

/** Opens the switches of the default catalogs; nothing where OpenShift brings none. */
export function DefaultSourcesButton() {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const rightText = useRightText();
  const sight = useOperatorHub();
  if (sight.status !== 'ready' || sight.data.hub === null) return null;
  const { failure } = sight.data;
  if (failure !== null) {
    const why =
      failure.right === undefined
        ? failure.message
        : t('You need the right to {{right}}.', { right: rightText(failure.right) });
    return <WithheldButton why={why}>{t('Default catalogs')}</WithheldButton>;
  }
  return (
    <>
      <Button
        variant="secondary"
        onClick={() => {
          setOpen(true);
        }}
      >
        {t('Default catalogs')}
      </Button>
      {isOpen && (
        <DefaultSourcesDialog
          onClose={() => {
            setOpen(false);
          }}
        />
      )}
    </>
  );
}
