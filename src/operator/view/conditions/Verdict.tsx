import { Button, Flex, FlexItem } from '@patternfly/react-core';
import { Table, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';
import { Mono } from '~/ui/Mono';
import type { ConditionLayer, ConditionVerdict } from '~/olm/conditions/operatorVerdict';
import { useT } from '~/i18n';
import { ConditionCells } from './ConditionCells';
import { ToneLabel } from './ToneLabel';
import { conclusionText, conclusionTone, sourceText } from './conclusionText';
import type { OverrideAction } from './openedOverride';

/** What is said about one type, by whom, and what OLM makes of it. */
export function Verdict({ verdict, onOpen }: Props) {
  const t = useT();
  const { type, layers, conclusion } = verdict;
  const isOverridden = layers[0]?.source === 'override';
  return (
    <div>
      <Flex alignItems={{ default: 'alignItemsCenter' }}>
        <FlexItem>
          <Mono>{type}</Mono>
        </FlexItem>
        <FlexItem>
          <ToneLabel tone={conclusionTone(conclusion)}>{conclusionText(conclusion, t)}</ToneLabel>
        </FlexItem>
        <FlexItem align={{ default: 'alignRight' }}>
          {conclusion !== 'ignored' && (
            <>
              <Button
                variant="secondary"
                aria-haspopup="dialog"
                onClick={() => {
                  onOpen('set');
                }}
              >
                {isOverridden ? t('Change the override') : t('Override')}
              </Button>{' '}
            </>
          )}
          {isOverridden && (
            <Button
              variant="secondary"
              aria-haspopup="dialog"
              onClick={() => {
                onOpen('take-back');
              }}
            >
              {t('Take back the override')}
            </Button>
          )}
        </FlexItem>
      </Flex>
      {layers.length > 0 && <Layers type={type} layers={layers} />}
    </div>
  );
}

type Props = {
  readonly verdict: ConditionVerdict;
  readonly onOpen: (action: OverrideAction) => void;
};

function Layers({ type, layers }: Pick<ConditionVerdict, 'type' | 'layers'>) {
  const t = useT();
  return (
    <Table
      variant="compact"
      aria-label={t('What is said about {{type}}', { type })}
      gridBreakPoint="grid-lg"
    >
      <Thead>
        <Tr>
          <Th width={20}>{t('Said by')}</Th>
          <Th width={15}>{t('Status')}</Th>
          <Th>{t('Reason')}</Th>
          <Th width={20}>{t('Since')}</Th>
        </Tr>
      </Thead>
      <Tbody>
        {layers.map((layer, index) => (
          <LayerRow key={`${layer.source} ${index}`} layer={layer} counts={index === 0} />
        ))}
      </Tbody>
    </Table>
  );
}

function LayerRow({ layer, counts }: { readonly layer: ConditionLayer; readonly counts: boolean }) {
  const t = useT();
  const { source, condition } = layer;
  const { status, reason, message, lastTransitionTime } = condition;
  return (
    <Tr>
      <Td dataLabel={t('Said by')} modifier="breakWord">
        {counts ? <strong>{sourceText(source, t)}</strong> : sourceText(source, t)}
        {!counts && <div className="operator-hub__condition-words">{t('Does not count')}</div>}
      </Td>
      <Td dataLabel={t('Status')}>{status}</Td>
      <ConditionCells
        reason={reason ?? null}
        message={message ?? null}
        since={lastTransitionTime ?? null}
      />
    </Tr>
  );
}
