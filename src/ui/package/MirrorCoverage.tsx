import { Content, List, ListItem } from '@patternfly/react-core';
import { useT } from '~/i18n';
import type { Failure } from '~/kube/failure';
import type { Loadable } from '~/kube/loadable';
import type { MirroredImage } from '~/olm/images/imageMirrors';
import { FailureText } from '~/ui/FailureAlert';
import { Fold } from '~/ui/Fold';
import { Mono } from '~/ui/Mono';
import { Notice } from '~/ui/Notice';

/** Which images of an Operator have a mirror; empty on a cluster without mirror sets. */
export function MirrorCoverage({ of }: Props) {
  const t = useT();
  if (of.status === 'failed') return <Unknown failure={of.failure} />;
  if (of.status === 'loading' || of.data === null) return null;
  const uncovered = of.data.filter(({ mirrors }) => mirrors.length === 0);
  const blocked = uncovered.filter(({ isSourceBlocked }) => isSourceBlocked);
  const others = uncovered.filter(({ isSourceBlocked }) => !isSourceBlocked);
  const covered = of.data.length - uncovered.length;
  return (
    <>
      {of.stale !== null && <Unknown failure={of.stale} />}
      {blocked.length > 0 && (
        <Notice
          variant="warning"
          title={t('{{count}} image cannot be pulled', { count: blocked.length })}
        >
          <p>{t('Mirror sets block the source registry, and no mirror is configured.')}</p>
          <Images of={blocked} />
        </Notice>
      )}
      <Content component="p">
        {t('Images with a configured mirror: {{covered}} of {{total}}', {
          covered: t.number(covered),
          total: t.number(of.data.length),
        })}{' '}
        {covered > 0 && t('The mirrors are not checked for these images.')}
      </Content>
      {others.length > 0 && (
        <Fold title={t('Images from the source registry ({{number}})', { number: others.length })}>
          <Images of={others} />
        </Fold>
      )}
    </>
  );
}

/** The mirror sets, or those of one kind, are unknown. */
function Unknown({ failure }: { readonly failure: Failure }) {
  const t = useT();
  return (
    <Notice isPlain variant="info" title={t('Image mirrors unknown')}>
      <FailureText failure={failure} />
    </Notice>
  );
}

type Props = {
  /** `null`: the cluster has no mirror sets. */
  readonly of: Loadable<readonly MirroredImage[] | null>;
};

function Images({ of }: { readonly of: readonly MirroredImage[] }) {
  return (
    <List isPlain>
      {of.map(({ image }) => (
        <ListItem key={image}>
          <Mono>{image}</Mono>
        </ListItem>
      ))}
    </List>
  );
}
