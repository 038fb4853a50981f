import {
  DescriptionList,
  DescriptionListDescription,
  DescriptionListGroup,
  DescriptionListTerm,
  Label,
  LabelGroup,
  PageSection,
} from '@patternfly/react-core';
import type { K8sResourceKind } from '@openshift-console/dynamic-plugin-sdk';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { kindOfObject } from '../kube/reference';
import { ResourceLink } from '../sdk/internal/components/utils/resource-link';
import { AsyncResourceYAMLEditor } from '../sdk/internal/components/AsyncResourceYAMLEditor';
import { WrappedResourceEventStream } from '../sdk/internal/components/events';
import Timestamp from '../sdk/shared/src/components/datetime/Timestamp';

type TabProps = { readonly obj?: K8sResourceKind };

export function ResourceDetails({ obj = {} }: TabProps) {
  const { t } = useTranslation('public');
  const {
    name,
    namespace,
    labels = {},
    creationTimestamp,
    ownerReferences = [],
  } = obj.metadata ?? {};
  const owners = ownerReferences.flatMap((owner) => {
    const kind = kindOfObject(owner);
    return kind === undefined ? [] : [{ kind, uid: owner.uid, name: owner.name }];
  });
  const where = namespace === undefined ? {} : { namespace };
  return (
    <PageSection hasBodyWrapper={false}>
      <DescriptionList columnModifier={{ lg: '2Col' }}>
        <Entry term={t('Name')}>{name}</Entry>
        {namespace !== undefined && (
          <Entry term={t('Namespace')}>
            <ResourceLink kind="Namespace" name={namespace} />
          </Entry>
        )}
        <Entry term={t('Labels')}>
          <LabelGroup numLabels={10}>
            {Object.entries(labels).map(([key, value]) => (
              <Label key={key} isCompact>{`${key}=${value}`}</Label>
            ))}
          </LabelGroup>
        </Entry>
        <Entry term={t('Created at')}>
          <Timestamp timestamp={creationTimestamp} />
        </Entry>
        <Entry term={t('Owner')}>
          {owners.length === 0
            ? t('No owner')
            : owners.map(({ kind, uid, name: owner }) => (
                <ResourceLink key={uid} groupVersionKind={kind} name={owner} {...where} />
              ))}
        </Entry>
      </DescriptionList>
    </PageSection>
  );
}

export function ResourceYaml({ obj = {} }: TabProps) {
  return (
    <PageSection hasBodyWrapper={false}>
      <AsyncResourceYAMLEditor initialResource={obj} />
    </PageSection>
  );
}

export function ResourceEvents({ obj = {} }: TabProps) {
  return (
    <PageSection hasBodyWrapper={false}>
      <WrappedResourceEventStream resource={obj} />
    </PageSection>
  );
}

function Entry({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  return (
    <DescriptionListGroup>
      <DescriptionListTerm>{term}</DescriptionListTerm>
      <DescriptionListDescription>{children}</DescriptionListDescription>
    </DescriptionListGroup>
  );
}
