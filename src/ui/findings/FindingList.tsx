import type { ReactNode } from 'react';
import { AlertGroup } from '@patternfly/react-core';
import type { Finding } from '~/olm/finding';
import type { ConcernedObject } from '~/olm/messages/message';
import { type Translate, useT } from '~/i18n';
import { LinkButton } from '~/ui/LinkButton';
import { Notice } from '~/ui/Notice';
import { routes } from '~/routes';
import './findings.css';

export type FindingText = {
  readonly title: string;
  readonly detail?: string;
  /** A second paragraph. */
  readonly more?: string;
};

/** Findings in their order, each with its text, its actions, and a link to its object. */
export function FindingList<Found extends Finding<{ readonly kind: string }, unknown>>({
  label,
  findings,
  textOf,
  linksOf = () => [],
}: Props<Found>) {
  const t = useT();
  return (
    <AlertGroup isLiveRegion aria-label={label}>
      {findings.map((finding) => {
        const text = textOf(finding, t);
        const { severity, object } = finding;
        const links = linksOf(finding);
        return (
          <Notice
            key={JSON.stringify(finding)}
            isPlain
            variant={severity}
            title={
              'title' in text ? (
                text.title
              ) : (
                <span className="operator-hub__finding-sentence">{text.sentence}</span>
              )
            }
            actionLinks={
              (links.length > 0 || object !== undefined) && (
                <>
                  {links}
                  {object !== undefined && <ObjectLink object={object} />}
                </>
              )
            }
          >
            {'title' in text && <FindingDetail {...text} />}
          </Notice>
        );
      })}
    </AlertGroup>
  );
}

type Props<Found extends Finding<{ readonly kind: string }, unknown>> = {
  /** Names the list. */
  readonly label: string;
  readonly findings: readonly Found[];
  /** A sentence has no weight of a title. */
  readonly textOf: (finding: Found, t: Translate) => FindingText | { readonly sentence: ReactNode };
  /** Its actions as links and buttons, each with a key. */
  readonly linksOf?: (finding: Found) => readonly ReactNode[];
};

export function FindingDetail({ detail, more }: Omit<FindingText, 'title'>) {
  return (
    <>
      {detail !== undefined && <p>{detail}</p>}
      {more !== undefined && <p>{more}</p>}
    </>
  );
}

/** The Operator's page shows more about a Subscription. */
function ObjectLink({ object }: { readonly object: ConcernedObject }) {
  const t = useT();
  const { model, name, namespace } = object;
  const isOperator = model.kind === 'Subscription' && namespace !== null;
  return (
    <LinkButton
      isInline
      variant="link"
      to={isOperator ? routes.operator(namespace, name) : routes.bestOf(object)}
    >
      {isOperator
        ? t('Operator {{name}}', { name })
        : t('{{kind}} {{name}}', { kind: model.kind, name })}
    </LinkButton>
  );
}
