import { useState } from 'react';
import { Button, Icon, Stack, StackItem } from '@patternfly/react-core';
import { CheckCircleIcon } from '@patternfly/react-icons';
import { StateSince } from '~/ui/StateSince';
import { healthTitle } from '~/ui/health/healthText';
import type { Diagnosis } from '~/olm/diagnosis/diagnosis';
import { useT } from '~/i18n';
import { PipelineStages } from './PipelineStages';

/** All is well: one line, which can be opened. */
export function ReadyLine({ diagnosis }: { readonly diagnosis: Diagnosis }) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const { health, since, stages } = diagnosis;
  return (
    <Stack hasGutter>
      <StackItem className="operator-hub__ready-line">
        <Icon status="success" isInline>
          <CheckCircleIcon />
        </Icon>
        <span>
          <StateSince state={<strong>{healthTitle(health, t)}</strong>} since={since} />
        </span>
        <Button
          variant="link"
          isInline
          aria-expanded={isOpen}
          onClick={() => {
            setOpen(!isOpen);
          }}
        >
          {isOpen ? t('Hide installation progress') : t('Show installation progress')}
        </Button>
      </StackItem>
      {isOpen && (
        <StackItem>
          <PipelineStages stages={stages} />
        </StackItem>
      )}
    </Stack>
  );
}
