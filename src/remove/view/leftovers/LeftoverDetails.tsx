import { Timestamp } from '@openshift-console/dynamic-plugin-sdk';
import type { ReactNode } from 'react';
import {
  Button,
  DescriptionList,
  DescriptionListDescription,
  DescriptionListGroup,
  DescriptionListTerm,
  List,
  ListItem,
  ModalBody,
  ModalFooter,
  ModalHeader,
} from '@patternfly/react-core';
import { Modal } from '~/ui/Modal';
import { Link } from 'react-router';
import { Mono } from '~/ui/Mono';
import type { Leftover } from '~/remove/rules/leftovers/leftover';
import { type Translate, useT } from '~/i18n';
import { routes } from '~/routes';
import { evidenceText } from './evidenceText';
import { HeldObjects } from './HeldObjects';
import { LostResources } from './LostResources';
import { harmText, kindText } from './leftoverText';

/** Everything that is known of a leftover, and what would be lost with it. */
export function LeftoverDetails({ leftover, onRelease, onClose }: Props) {
  const t = useT();
  return (
    <Modal isOpen variant="medium" onClose={onClose} aria-labelledby={TITLE}>
      <ModalHeader
        labelId={TITLE}
        title={leftover.object.name}
        description={kindText(leftover.kind, t)}
      />
      <ModalBody tabIndex={0} aria-labelledby={TITLE}>
        <DescriptionList isHorizontal horizontalTermWidthModifier={{ default: '11rem' }}>
          {rowsOf(leftover, t).map(([term, description]) => (
            <DescriptionListGroup key={term}>
              <DescriptionListTerm>{term}</DescriptionListTerm>
              <DescriptionListDescription>{description}</DescriptionListDescription>
            </DescriptionListGroup>
          ))}
          {leftover.kind === 'ownerless-definition' && (
            <DescriptionListGroup>
              <DescriptionListTerm>{t('Lost with it')}</DescriptionListTerm>
              <DescriptionListDescription>
                <LostResources leftover={leftover} />
              </DescriptionListDescription>
            </DescriptionListGroup>
          )}
          {leftover.kind === 'terminating-namespace' && (
            <DescriptionListGroup>
              <DescriptionListTerm>{t('Held by')}</DescriptionListTerm>
              <DescriptionListDescription>
                <HeldObjects leftover={leftover} onRelease={onRelease} />
              </DescriptionListDescription>
            </DescriptionListGroup>
          )}
        </DescriptionList>
      </ModalBody>
      <ModalFooter>
        <Button variant="primary" onClick={onClose}>
          {t('Close')}
        </Button>
      </ModalFooter>
    </Modal>
  );
}

const TITLE = 'operator-hub-leftover';

type Props = {
  readonly leftover: Leftover;
  /** Begins to clear what holds a namespace. */
  readonly onRelease: Parameters<typeof HeldObjects>[0]['onRelease'];
  readonly onClose: () => void;
};

function rowsOf(leftover: Leftover, t: Translate): readonly (readonly [string, ReactNode])[] {
  const { object, evidence, finalizers, createdAt, formerOwner, origin } = leftover;
  const { packageName, namespace } = formerOwner;
  return [
    [
      t('Object'),
      <Link key="object" to={routes.object(object)}>
        {object.model.kind} {object.name}
      </Link>,
    ],
    ...(object.namespace === null ? [] : [[t('Namespace'), object.namespace] as const]),
    [t('What it does'), harmText(leftover.kind, t)],
    [
      t('Why it is a leftover'),
      <List key="why">
        {evidence.map((one) => (
          <ListItem key={JSON.stringify(one)}>{evidenceText(one, t)}</ListItem>
        ))}
      </List>,
    ],
    [
      t('Whose it was'),
      packageName === null && namespace === null
        ? t('Not known')
        : [packageName, namespace].filter((part) => part !== null).join(' · '),
    ],
    [
      t('Origin'),
      origin === 'olm' ? t('OLM made it') : t('Not known: nothing on it says that OLM made it'),
    ],
    [
      t('Created'),
      createdAt === null ? (
        t('Not known')
      ) : (
        <Timestamp key="created" timestamp={createdAt} simple />
      ),
    ],
    [
      t('Finalizers'),
      finalizers.length === 0
        ? t('None')
        : finalizers.map((finalizer) => (
            <div key={finalizer}>
              <Mono>{finalizer}</Mono>
            </div>
          )),
    ],
  ];
}
