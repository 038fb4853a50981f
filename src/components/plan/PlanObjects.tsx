import { useState } from 'react';
import { Stack, StackItem, Title } from '@patternfly/react-core';
import { ExpandableRowContent, Table, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';
import type { PlanObject } from '~/domain/plans/content/planContent';
import type { PlanChange } from '~/domain/plans/reviewedPlan';
import { useT } from '~/i18n';
import { ManifestYaml } from '../ManifestYaml';
import { Mono } from '../Mono';
import { PlanChangeText } from './PlanChangeText';
import { StepStatus } from './StepStatus';

/** Every object that a plan creates or changes, Operator by Operator, in OLM's order, each with its YAML. */
export function PlanObjects({ objects, changes }: Props) {
  const t = useT();
  const numbered = objects.map((object, index) => ({ object, index }));
  return (
    <Stack hasGutter>
      {changes.map((change) => {
        const own = numbered.filter(({ object }) => object.csvName === change.csvName);
        return (
          <StackItem key={change.csvName}>
            <Title headingLevel="h3" size="md">
              <PlanChangeText change={change} />
            </Title>
            {own.length === 0 ? (
              <p>{t('OLM has not listed the objects yet.')}</p>
            ) : (
              <Objects objects={own} csvName={change.csvName} />
            )}
          </StackItem>
        );
      })}
    </Stack>
  );
}

type Props = { readonly objects: readonly PlanObject[]; readonly changes: readonly PlanChange[] };

function Objects({ objects, csvName }: ObjectsProps) {
  const t = useT();
  const isReadable = objects.some(({ object }) => object.manifest !== null);
  return (
    <Table
      variant="compact"
      isExpandable={isReadable}
      aria-label={t('What changes with {{name}}', { name: csvName })}
      gridBreakPoint="grid-md"
    >
      <Thead>
        <Tr>
          {isReadable && <Th screenReaderText={t('YAML')} />}
          <Th width={35}>{t('Kind')}</Th>
          <Th>{t('Name')}</Th>
          <Th width={20}>{t('Status')}</Th>
        </Tr>
      </Thead>
      {objects.map(({ object, index }) => (
        <ObjectRows key={object.id} object={object} index={index} isReadable={isReadable} />
      ))}
    </Table>
  );
}

type NumberedObject = {
  readonly object: PlanObject;
  /** Its place in the whole plan. */
  readonly index: number;
};

type ObjectsProps = { readonly objects: readonly NumberedObject[]; readonly csvName: string };

type RowProps = NumberedObject & {
  /** Some object of the table has a YAML. */
  readonly isReadable: boolean;
};

/** The YAML is made when it is opened. */
function ObjectRows({ object, index, isReadable }: RowProps) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const { kind, group, version, name, status, manifest, origin } = object;
  const expand = {
    rowIndex: index,
    isExpanded: isOpen,
    expandId: 'operator-hub-plan-object-',
    onToggle: () => {
      setOpen(!isOpen);
    },
  };
  return (
    <Tbody isExpanded={isOpen}>
      <Tr>
        {isReadable && (manifest === null ? <Td /> : <Td expand={expand} />)}
        <Td dataLabel={t('Kind')} modifier="breakWord">
          <span title={group === '' ? version : `${group}/${version}`}>{kind}</span>
        </Td>
        {/* PatternFly names the button of a row after the element with this id. */}
        <Td dataLabel={t('Name')} modifier="breakWord" id={`simple-node${index}`}>
          <Mono>{name}</Mono>
        </Td>
        <Td dataLabel={t('Status')}>
          <StepStatus status={status} />
        </Td>
      </Tr>
      {isOpen && manifest !== null && (
        <Tr isExpanded>
          <Td />
          <Td colSpan={3}>
            <ExpandableRowContent>
              {origin === 'generated' && (
                <p>
                  {t('OLM makes it from the permissions of {{name}}.', { name: object.csvName })}
                </p>
              )}
              <ManifestYaml manifests={[manifest]} />
            </ExpandableRowContent>
          </Td>
        </Tr>
      )}
    </Tbody>
  );
}
