import { List, ListItem } from '@patternfly/react-core';
import { Link } from 'react-router';
import { Notice } from '~/ui/Notice';
import { planDifference } from '~/updates/rules/planDifference';
import type { PlanChange, ReviewedPlan } from '~/olm/plans/reviewedPlan';
import { type Translate, useT } from '~/i18n';
import type { NamespaceScope } from '~/routes';
import { planQuery } from './planQuery';

/** That OLM no longer follows this plan, which one it follows, and in what that one differs. */
export function OpenedPlanSuperseded({ plan, newer, scope, isRefused }: Props) {
  const t = useT();
  const title = isRefused
    ? t('The plan was not approved: a newer one has taken its place')
    : t('A newer plan has taken the place of this one');
  return (
    <Notice
      variant="warning"
      isLiveRegion
      title={title}
      actionLinks={
        <Link to={planQuery(newer, scope)}>{t('Review plan {{name}}', { name: newer.name })}</Link>
      }
    >
      <p>
        {t(
          'Subscriptions follow the newest plan of a namespace only. This one cannot be approved here: OLM would carry it out all the same, and bring versions that no Subscription asks for any more.',
        )}
      </p>
      <List>
        {differenceTexts(plan, newer, t).map((text) => (
          <ListItem key={text}>{text}</ListItem>
        ))}
      </List>
    </Notice>
  );
}

type Props = {
  readonly plan: ReviewedPlan;
  readonly newer: ReviewedPlan;
  readonly scope: NamespaceScope;
  /** Somebody tried to approve it, and the server refused. */
  readonly isRefused: boolean;
};

function differenceTexts(plan: ReviewedPlan, newer: ReviewedPlan, t: Translate): readonly string[] {
  const { added, dropped, redirected } = planDifference(plan, newer);
  const texts = [
    ...added.map((change) => addedText(change, t)),
    ...redirected.map(({ before, now }) =>
      t('The new plan brings {{name}} to {{to}} instead of {{before}}.', {
        name: now.operator,
        to: now.to,
        before: before.to,
      }),
    ),
    ...dropped.map(({ operator }) =>
      t('The new plan leaves {{name}} as it is.', { name: operator }),
    ),
  ];
  return texts.length > 0 ? texts : [t('The new plan brings the same versions.')];
}

function addedText({ operator, from, to }: PlanChange, t: Translate): string {
  return from === null
    ? t('The new plan also installs {{name}} {{to}}.', { name: operator, to })
    : t('The new plan also updates {{name}} from {{from}} to {{to}}.', {
        name: operator,
        from,
        to,
      });
}
