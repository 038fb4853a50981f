import { Card, CardBody, CardTitle, Label, List, ListItem } from '@patternfly/react-core';
import { Mono } from '~/components/Mono';
import { type UnmetRequirement, unmetRequirements } from '~/domain/installed/page/csvHistory';
import { useT } from '~/i18n';
import type { CsvProps } from './csvProps';

/** What the Operator requires and does not find; nothing when all is there. */
export function UnmetRequirements({ csv }: CsvProps) {
  const t = useT();
  const unmet = unmetRequirements(csv);
  if (unmet.length === 0) return null;
  const title = t('Requirements that are not met');
  return (
    <Card isCompact component="section" aria-label={title}>
      <CardTitle component="h2">{title}</CardTitle>
      <CardBody>
        <List isPlain>
          {unmet.map((one) => (
            <ListItem key={`${one.kind} ${one.name}`}>
              <Requirement requirement={one} />
            </ListItem>
          ))}
        </List>
      </CardBody>
    </Card>
  );
}

function Requirement({ requirement }: { readonly requirement: UnmetRequirement }) {
  const { kind, name, status, message, lacks } = requirement;
  return (
    <>
      {kind} <Mono>{name}</Mono>{' '}
      <Label isCompact status="warning">
        {status}
      </Label>
      <div>{message}</div>
      {lacks.length > 0 && (
        <List>
          {lacks.map((rule) => (
            <ListItem key={rule}>
              <Mono>{rule}</Mono>
            </ListItem>
          ))}
        </List>
      )}
    </>
  );
}
