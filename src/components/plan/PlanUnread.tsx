import { AlertActionLink } from '@patternfly/react-core';
import type { UnreadBundle } from '~/domain/plans/content/planContent';
import { type Translate, useT } from '~/i18n';
import { FailureText } from '../FailureAlert';
import { Notice } from '../Notice';

/** Why a bundle, or a part of it, cannot be shown; the names of its objects are in the plan all the same. */
export function PlanUnread({ unread, onRetry }: Props) {
  const t = useT();
  const { csvName, failure, files } = unread;
  if (failure === null) {
    return (
      <Notice
        isPlain
        variant="info"
        title={t('Not every file in the bundle of {{name}} can be shown', { name: csvName })}
      >
        {files.map(({ name, problem }) => (
          <p key={name}>
            <strong>{name}</strong> {problem !== null && problemText(problem, t)}
          </p>
        ))}
      </Notice>
    );
  }
  return (
    <Notice
      variant={failure.kind === 'forbidden' ? 'info' : 'warning'}
      title={t('Of {{name}} only the names of its objects can be shown', { name: csvName })}
      actionLinks={<AlertActionLink onClick={onRetry}>{t('Try again')}</AlertActionLink>}
    >
      <p>{causeText(unread, t)}</p>
      <FailureText failure={failure} />
    </Notice>
  );
}

type Props = { readonly unread: UnreadBundle; readonly onRetry: () => void };

function causeText({ reference, failure }: UnreadBundle, t: Translate): string {
  const { namespace } = reference;
  switch (failure?.kind) {
    case 'forbidden':
      return t(
        'Their content is in a ConfigMap of the catalog’s namespace {{namespace}}, which you may not read.',
        { namespace },
      );
    case 'not-found':
      return t(
        'The ConfigMap with their content no longer exists in namespace {{namespace}}: OLM removed it. It makes it again when it plans again.',
        { namespace },
      );
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
