import { AlertActionLink } from '@patternfly/react-core';
import type { UnreadBundle } from '~/olm/plans/planContent';
import { type Translate, useT } from '~/i18n';
import { FailureText } from '~/ui/FailureAlert';
import { Notice } from '~/ui/Notice';

/**
 * Why bundles, or parts of one, cannot be shown: all for the same reason. The names of their objects are in the plan all
 * the same.
 */
export function PlanUnread({ bundles, isWaiting, onRetry }: Props) {
  const t = useT();
  const [first] = bundles;
  if (first === undefined) return null;
  const { failure, files } = first;
  const name = t.list(bundles.map(({ csvName }) => csvName));
  if (failure === null) {
    return (
      <Notice
        isPlain
        variant="info"
        title={t('Not every file in the bundle of {{name}} can be shown', { name })}
      >
        {files.map(({ name: file, problem }) => (
          <p key={file}>
            <strong>{file}</strong> {problem !== null && problemText(problem, t)}
          </p>
        ))}
      </Notice>
    );
  }
  return (
    <Notice
      variant={failure.kind === 'forbidden' ? 'info' : 'warning'}
      title={t('Of {{name}} only the names of the objects can be shown', { name })}
      actionLinks={<AlertActionLink onClick={onRetry}>{t('Try again')}</AlertActionLink>}
    >
      <p>{causeText(first, t)}</p>
      {isWaiting && failure.kind === 'not-found' && (
        <p>
          {t(
            'OLM looks for it there, too: approved, the plan fails. Once the plan is deleted, OLM plans again and makes the ConfigMap anew.',
          )}
        </p>
      )}
      <FailureText failure={failure} />
    </Notice>
  );
}

type Props = {
  readonly bundles: readonly UnreadBundle[];
  /** The plan is still to be approved. */
  readonly isWaiting: boolean;
  readonly onRetry: () => void;
};

function causeText({ reference, failure }: UnreadBundle, t: Translate): string {
  const { namespace } = reference;
  switch (failure?.kind) {
    case 'forbidden':
      return t(
        'Their content is in a ConfigMap of the catalog’s namespace {{namespace}}, which you may not read.',
        { namespace },
      );
    case 'not-found':
      return t('The ConfigMap with their content no longer exists in namespace {{namespace}}.', {
        namespace,
      });
    default:
      return t('The ConfigMap with their content, in namespace {{namespace}}, cannot be read.', {
        namespace,
      });
  }
}

function problemText(
  problem: NonNullable<UnreadBundle['files'][number]['problem']>,
  t: Translate,
): string {
  switch (problem) {
    case 'too-large':
      return t('is too large');
    case 'not-decodable':
      return t('cannot be unpacked');
    case 'no-manifest':
      return t('holds no manifest that OLM applies');
  }
}
