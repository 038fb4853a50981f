import { useState } from 'react';
import { Button } from '@patternfly/react-core';
import { useRightText } from '~/ui/rightText';
import { useOlmConfig } from '~/sources/read/useCopiedCsvs';
import type { Failure } from '~/kube/failure';
import { useT } from '~/i18n';
import { CopiedCsvsDialog } from './CopiedCsvsDialog';
import { WithheldButton } from './WithheldButton';

/** Opens the switch for copied CSVs (CSV-022). */
export function CopiedCsvsButton() {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const config = useOlmConfig();
  if (config.status === 'loading') return null;
  if (config.status === 'failed') return <Withheld failure={config.failure} />;
  return (
    <>
      <Button
        variant="secondary"
        onClick={() => {
          setOpen(true);
        }}
      >
        {t('Copied CSVs')}
      </Button>
      {isOpen && (
        <CopiedCsvsDialog
          onClose={() => {
            setOpen(false);
          }}
        />
      )}
    </>
  );
}

function Withheld({ failure }: { readonly failure: Failure }) {
  const t = useT();
  const rightText = useRightText();
  const { kind, right, message } = failure;
  const why =
    right === undefined
      ? message
      : t('You need the right to {{right}}.', { right: rightText(right) });
  return (
    <WithheldButton
      why={
        kind === 'not-served'
          ? t('This version of OLM has no OLMConfig: it always copies CSVs.')
          : why
      }
    >
      {t('Copied CSVs')}
    </WithheldButton>
  );
}
