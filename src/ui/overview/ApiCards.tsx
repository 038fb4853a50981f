import {
  Card,
  CardBody,
  CardFooter,
  CardTitle,
  Flex,
  Label,
  Skeleton,
} from '@patternfly/react-core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useT } from '~/i18n';
import { dataOr, type Loadable, loading } from '~/kube/loadable';
import { useCan } from '~/kube/useCan';
import type { InstanceCount, OperatorApi } from '~/olm/installed/operatorApis';
import { routes } from '~/routes';
import { FailureText } from '~/ui/FailureAlert';
import { neededText } from '~/ui/permissionText';
import { TitledCard } from '~/ui/TitledCard';
import './overviewLayout.css';

/** The number of cards: one request counts the instances of each. */
export const MOST_API_CARDS = 6;

/** APIs of an Operator as cards, each with the number of its instances and a link to create one. */
export function ApiCards({ apis, counts, namespace, more }: Props) {
  const t = useT();
  if (apis.length === 0) return null;
  return (
    <TitledCard title={t('Provided APIs')}>
      <div className="operator-hub__overview-apis">
        {apis.slice(0, MOST_API_CARDS).map((api, at) => (
          <ApiCard key={api.name} api={api} count={counts[at] ?? loading} namespace={namespace} />
        ))}
      </div>
      {apis.length > MOST_API_CARDS && more}
    </TitledCard>
  );
}

type Props = {
  readonly apis: readonly OperatorApi[];
  /** Of the first APIs, in their order. */
  readonly counts: readonly Loadable<InstanceCount>[];
  /** The namespace of new instances. */
  readonly namespace: string;
  /** Displayed if there are more APIs than cards. */
  readonly more: ReactNode;
};

function ApiCard({ api, count, namespace }: ApiCardProps) {
  const { kind, displayName, description } = api;
  return (
    <Card isCompact variant="secondary">
      <CardTitle component="h3">
        <span dir="auto">{displayName}</span>
        {displayName !== kind && <div className="operator-hub__overview-kind">{kind}</div>}
      </CardTitle>
      <CardBody>
        <p className="operator-hub__overview-lead" dir="auto">
          {description}
        </p>
      </CardBody>
      <CardFooter>
        <Flex columnGap={{ default: 'columnGapMd' }}>
          <InstanceCountText of={count} api={api.name} isNamed />
          <CreateInstance api={api} count={count} namespace={namespace} />
        </Flex>
      </CardFooter>
    </Card>
  );
}

type ApiCardProps = Pick<Props, 'namespace'> & {
  readonly api: OperatorApi;
  readonly count: Loadable<InstanceCount>;
};

/** A link to create an instance, or the permission that is missing. Nothing if the cluster does not have the API. */
export function CreateInstance({ api, count, namespace }: ApiCardProps) {
  const t = useT();
  const { kind, group, plural } = api;
  const toCreate = { verb: 'create', group, resource: plural, namespace };
  const mayCreate = useCan(toCreate);
  if (isNotServed(count)) return null;
  if (!dataOr(mayCreate, true)) return neededText([toCreate], t);
  return (
    dataOr(mayCreate, false) && (
      <Link to={routes.newInstance(namespace, api.name)}>{t('Create {{kind}}', { kind })}</Link>
    )
  );
}

function isNotServed(count: Loadable<InstanceCount>): boolean {
  return count.status === 'failed' && count.failure.kind === 'not-found';
}

/** The number of instances as a link, or the reason why it is unknown. */
export function InstanceCountText({ of, api, isNamed = false }: CountProps) {
  const t = useT();
  switch (of.status) {
    case 'loading':
      return <Skeleton width="3rem" screenreaderText={t('Counting')} />;
    case 'failed':
      return isNotServed(of) ? (
        <Label isCompact status="danger">
          {t('Not served')}
        </Label>
      ) : (
        <FailureText failure={of.failure} />
      );
    case 'ready': {
      const { count, namespace } = of.data;
      return (
        <Link to={routes.instancesOf(namespace, api)}>
          {namespace !== null
            ? t('{{count}} in namespace {{namespace}}', { count, namespace })
            : isNamed
              ? t('{{count}} instance', { count })
              : String(count)}
        </Link>
      );
    }
  }
}

type CountProps = {
  readonly of: Loadable<InstanceCount>;
  readonly api: string;
  /** With the word beside the number. */
  readonly isNamed?: boolean;
};
