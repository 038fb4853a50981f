import { Skeleton, Stack, StackItem } from '@patternfly/react-core';
import type { JsonRecord } from '~/kube/json';
import type { PlanObject } from '~/olm/plans/planContent';
import type { LiveObject } from '~/updates/rules/review/comparison';
import type { ObjectReader } from '~/updates/rules/review/planReviewed';
import { useT } from '~/i18n';
import { FailureText } from '~/ui/FailureAlert';
import { Fold } from '~/ui/Fold';
import { LoadableView } from '~/ui/LoadableView';
import { Notice } from '~/ui/Notice';
import { LineDiffView } from './LineDiffView';
import { YamlText } from './YamlText';
import { usePromised } from './usePromised';
import './objectDetail.css';

/** One object of a plan: what changes in it, and all of it. */
export function ObjectDetail({ object, before, reader }: Props) {
  const t = useT();
  const { id, csvName, origin, manifest } = object;
  if (manifest === null) return null;
  const yaml = <YamlText id={id} object={manifest} reader={reader} />;
  return (
    <Stack hasGutter className="operator-hub__object-detail">
      {origin === 'generated' && (
        <StackItem>
          {t('OLM makes it from the permissions of {{name}}.', { name: csvName })}
        </StackItem>
      )}
      {before?.kind === 'unreadable' && (
        <StackItem>
          <Notice isPlain variant="info" title={t('The object in the cluster cannot be read')}>
            <FailureText failure={before.failure} />
          </Notice>
        </StackItem>
      )}
      {before?.kind === 'found' ? (
        <>
          <StackItem>
            <Difference id={id} live={before.object} manifest={manifest} reader={reader} />
          </StackItem>
          <StackItem>
            <Fold title={t('Whole YAML')}>{yaml}</Fold>
          </StackItem>
        </>
      ) : (
        <StackItem>{yaml}</StackItem>
      )}
    </Stack>
  );
}

type Props = {
  readonly object: PlanObject;
  /** `null`: it was not compared with the cluster. */
  readonly before: LiveObject | null;
  readonly reader: ObjectReader;
};

function Difference({ id, live, manifest, reader }: DifferenceProps) {
  const t = useT();
  const diff = usePromised(id, () => reader.diffOf(live, manifest));
  return (
    <LoadableView
      of={diff}
      what={t('Difference')}
      skeleton={<Skeleton height="12rem" screenreaderText={t('Loading')} />}
    >
      {(found) =>
        found.kind === 'hunks' && found.hunks.length === 0 ? (
          t('The cluster has it already as the plan wants it.')
        ) : (
          <LineDiffView diff={found} label={t('Difference')} />
        )
      }
    </LoadableView>
  );
}

type DifferenceProps = {
  readonly id: string;
  readonly live: JsonRecord;
  readonly manifest: JsonRecord;
  readonly reader: ObjectReader;
};
