import { Timestamp } from '@openshift-console/dynamic-plugin-sdk';
import { Label, type LabelProps, List, ListItem } from '@patternfly/react-core';
import { InProgressIcon } from '@patternfly/react-icons';
import { Td } from '@patternfly/react-table';
import { useT } from '~/i18n';
import type { ConditionTone } from '~/olm/conditions/conditionTone';
import type { UnmetRequirement } from '~/olm/conditions/csvHistory';
import { Mono } from '~/ui/Mono';
import { Notice } from '~/ui/Notice';
import './conditions.css';

/** The last cells of a condition row: reason, message and time. */
export function ConditionCells({ reason, message, since }: Props) {
  const t = useT();
  return (
    <>
      <Td dataLabel={t('Reason')} modifier="breakWord">
        {/* In a stacked table a cell is a grid: one element beside its label. */}
        <div>
          {reason !== null && <strong>{reason}</strong>} {message}
          {reason === null && message === null && '–'}
        </div>
      </Td>
      <Td dataLabel={t('Updated')}>{since === null ? '–' : <Timestamp timestamp={since} />}</Td>
    </>
  );
}

type Props = {
  readonly reason: string | null;
  readonly message: string | null;
  readonly since: string | null;
};

/** A label with the color and icon of its tone. */
export function ToneLabel({ tone, children }: ToneLabelProps) {
  return (
    // In a table on a narrow page, the cell would stretch the label.
    <span>
      <Label isCompact variant="outline" {...LOOKS[tone]}>
        {children}
      </Label>
    </span>
  );
}

type ToneLabelProps = { readonly tone: ConditionTone; readonly children: string };

const LOOKS: Readonly<Record<ConditionTone, Pick<LabelProps, 'status' | 'color' | 'icon'>>> = {
  danger: { status: 'danger' },
  warning: { status: 'warning' },
  progress: { color: 'blue', icon: <InProgressIcon /> },
  success: { status: 'success' },
  neutral: { color: 'grey' },
};

/** The requirements that OLM did not find; empty if all are met. */
export function UnmetRequirements({ requirements }: UnmetRequirementsProps) {
  const t = useT();
  if (requirements.length === 0) return null;
  return (
    <Notice
      variant="warning"
      className="operator-hub__unmet"
      title={t('{{count}} requirements not met', { count: requirements.length })}
    >
      <List>
        {requirements.slice(0, MANY).map(({ kind, name, status, messages }, index) => (
          <ListItem key={`${kind} ${name} ${index}`}>
            {kind} <Mono>{name}</Mono>: {status}
            {messages.map((message, place) => (
              <div key={place} className="operator-hub__condition-words">
                {message}
              </div>
            ))}
          </ListItem>
        ))}
      </List>
      {requirements.length > MANY && (
        <p>{t('and {{count}} more', { count: requirements.length - MANY })}</p>
      )}
    </Notice>
  );
}

type UnmetRequirementsProps = { readonly requirements: readonly UnmetRequirement[] };

const MANY = 20;
