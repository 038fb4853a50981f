import { List, ListItem, Stack, StackItem, Title } from '@patternfly/react-core';
import type { LeftObject, LeftoverObjects } from '~/updates/rules/review/leftoverObjects';
import { type Translate, useT } from '~/i18n';
import { Notice } from '~/ui/Notice';
import { dangerName } from '~/ui/permissions/texts';
import { Mono } from '~/ui/Mono';

/** The remaining objects of the replaced version; empty without any. */
export function LeftObjects({ left, title, text }: Props) {
  const t = useT();
  const { objects, unknown } = left;
  return (
    <Stack hasGutter>
      {objects.length > 0 && (
        <StackItem>
          <Title headingLevel="h3" size="md" className="operator-hub__plan-heading">
            {title}
          </Title>
          <Notice isPlain variant="info" title={text}>
            <List isPlain aria-label={title}>
              {objects.map((object) => (
                <ListItem key={object.id}>
                  {object.kind} <Mono>{object.name}</Mono>
                  {detailsOf(object, t).map((detail) => (
                    <div key={detail} className="operator-hub__plan-holder">
                      {detail}
                    </div>
                  ))}
                </ListItem>
              ))}
            </List>
          </Notice>
        </StackItem>
      )}
      {unknown.length > 0 && (
        <StackItem className="operator-hub__plan-holder">
          {t(
            'Unable to determine remaining resources of {{names}}, because its install plan does not exist.',
            { names: t.list(unknown) },
          )}
        </StackItem>
      )}
    </Stack>
  );
}

type Props = {
  readonly left: LeftoverObjects;
  readonly title: string;
  /** The consequence. */
  readonly text: string;
};

function detailsOf({ isUnread, dangers, binds }: LeftObject, t: Translate): readonly string[] {
  if (isUnread) return [t('Unable to determine whether the resource exists.')];
  const named = t.list(dangers.map((danger) => dangerName(danger, t)));
  return [
    ...(named === '' ? [] : [named]),
    ...(binds === null
      ? []
      : [
          t('Grants {{role}} to {{subjects}}', {
            role: binds.role,
            subjects: t.list(binds.subjects),
          }),
        ]),
  ];
}
