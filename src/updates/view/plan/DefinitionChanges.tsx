import type { ReactNode } from 'react';
import { Flex, FlexItem, Stack, StackItem, Title } from '@patternfly/react-core';
import type { DefinitionDelta } from '~/updates/rules/crd/definitionDelta';
import { useT } from '~/i18n';
import { FailureText } from '~/ui/FailureAlert';
import { Fold } from '~/ui/Fold';
import { Mono } from '~/ui/Mono';
import { ChangeTable } from './ChangeTable';
import { VerdictLabel } from './VerdictLabel';
import { allowedNote, verdictText } from './crdTexts';
import './crd.css';

/** One CustomResourceDefinition: the verdict, what is risky, what is not, and whether the objects that exist fit. */
export function DefinitionChanges({ delta, stored }: Props) {
  const t = useT();
  const { findings, allowed, failure } = delta;
  const notable = allowed.filter((change) => allowedNote(change, t) !== null);
  const plain = allowed.filter((change) => !notable.includes(change));
  const kind = delta.kind ?? delta.name;
  // What the API server refuses fails in any case.
  const isValidated =
    delta.mayBreakObjects && !findings.some(({ isEnforcedByServer }) => isEnforcedByServer);
  return (
    <Stack hasGutter>
      <StackItem>
        <Heading delta={delta} isNotable={notable.length > 0} />
        <div>{verdictText(delta, t)}</div>
        {failure !== null && <FailureText failure={failure} />}
        {isValidated && (
          <div>
            {t(
              'OLM v0 validates the objects that exist: if one does not fit the new schema, the plan fails.',
            )}
          </div>
        )}
      </StackItem>
      {stored !== null && <StackItem>{stored}</StackItem>}
      {findings.length > 0 && (
        <StackItem>
          <ChangeTable label={t('Risky changes of {{kind}}', { kind })} changes={findings} />
        </StackItem>
      )}
      {notable.length > 0 && (
        <StackItem>
          <ChangeTable label={t('Changes of {{kind}} worth knowing', { kind })} changes={notable} />
        </StackItem>
      )}
      {plain.length > 0 && (
        <StackItem>
          <Fold title={t('{{count}} compatible change', { count: plain.length })}>
            <ChangeTable label={t('Compatible changes of {{kind}}', { kind })} changes={plain} />
          </Fold>
        </StackItem>
      )}
    </Stack>
  );
}

type Props = {
  readonly delta: DefinitionDelta;
  /** Whether the objects that exist fit; `null`: nothing to say. */
  readonly stored: ReactNode;
};

function Heading({ delta: { kind, name, verdict }, isNotable }: HeadingProps) {
  return (
    <Flex
      spaceItems={{ default: 'spaceItemsSm' }}
      alignItems={{ default: 'alignItemsBaseline' }}
      className="operator-hub__plan-heading"
    >
      <FlexItem>
        <Title headingLevel="h3" size="md">
          {kind ?? name}
        </Title>
      </FlexItem>
      {kind !== null && (
        <FlexItem className="operator-hub__crd-name">
          <Mono>{name}</Mono>
        </FlexItem>
      )}
      <FlexItem>
        <VerdictLabel verdict={verdict} isNotable={isNotable} />
      </FlexItem>
    </Flex>
  );
}

type HeadingProps = Pick<Props, 'delta'> & { readonly isNotable: boolean };
