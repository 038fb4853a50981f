import { ResourceLink } from '@openshift-console/dynamic-plugin-sdk';
import {
  DescriptionList,
  DescriptionListDescription,
  DescriptionListGroup,
  DescriptionListTerm,
  Title,
} from '@patternfly/react-core';
import type { SurroundingObject } from '~/operator/rules/surroundings';
import type { ConcernedObject } from '~/olm/messages/message';
import { type Translate, useT } from '~/i18n';

/** What the Operator needs and is no part of it: it stays when the Operator goes. */
export function Surroundings({ objects }: { readonly objects: readonly SurroundingObject[] }) {
  const t = useT();
  if (objects.length === 0) return null;
  return (
    <section aria-labelledby={TITLE}>
      <Title headingLevel="h2" size="lg" id={TITLE} className="operator-hub__objects-head">
        {t('Not part of it, but needed')}
      </Title>
      <DescriptionList isHorizontal isCompact>
        {objects.map(({ object, role }) => (
          <DescriptionListGroup key={`${object.model.kind} ${object.name}`}>
            <DescriptionListTerm>{roleText(role, t)}</DescriptionListTerm>
            <DescriptionListDescription>
              <ObjectLink object={object} />
            </DescriptionListDescription>
          </DescriptionListGroup>
        ))}
      </DescriptionList>
    </section>
  );
}

const TITLE = 'operator-hub-surroundings';

function ObjectLink({ object: { model, name, namespace } }: { readonly object: ConcernedObject }) {
  const { group, version, kind } = model;
  return (
    <ResourceLink
      groupVersionKind={group === '' ? { version, kind } : { group, version, kind }}
      name={name}
      {...(namespace === null ? {} : { namespace })}
    />
  );
}

function roleText(role: SurroundingObject['role'], t: Translate): string {
  switch (role) {
    case 'group':
      return t('Decides which namespaces it watches');
    case 'catalog':
      return t('Offers its versions');
    case 'bundle':
      return t('Holds its unpacked bundle');
    case 'unpacking':
      return t('Unpacked its bundle');
  }
}
