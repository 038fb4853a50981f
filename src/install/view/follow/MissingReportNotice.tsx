import { Link } from 'react-router';
import { Notice } from '~/ui/Notice';
import type { FollowedInstall } from '~/install/read/useInstallProgress';
import { csvNameOf, type Followed, type MissingReport } from '~/install/rules/progress';
import { groupRemedyOf } from '~/install/rules/groupRemedy';
import { type Translate, useT } from '~/i18n';
import { routes } from '~/routes';
import type { FollowedSubscription } from '~/install/view/useInstallUrl';
import { OperatorGroupRemedy } from './OperatorGroupRemedy';

/** The reason of a missing report, with remedies. */
export function MissingReportNotice({ missingReport, install, following }: Props) {
  const t = useT();
  const { namespace, name } = following;
  const { followed, operatorGroups } = install;
  const names = { namespace, name, ...namesIn(followed) };
  const remedy = groupRemedyOf(install.progress, missingReport, operatorGroups?.length ?? null);
  return (
    <Notice
      variant="danger"
      title={titleOf(missingReport, t, names)}
      actionLinks={
        isAboutGroups(missingReport) ? (
          <>
            {remedy !== null && (
              <OperatorGroupRemedy
                kind={remedy}
                csvName={names.csv}
                install={install}
                following={following}
              />
            )}
            <Link to={routes.operatorGroups(namespace)}>
              {t('OperatorGroups of {{namespace}}', { namespace })}
            </Link>
          </>
        ) : (
          <Link to={routes.operator(namespace, name)}>{t('Subscription {{name}}', { name })}</Link>
        )
      }
    >
      {remedyOf(missingReport, t, names)}
    </Notice>
  );
}

type Props = {
  readonly missingReport: MissingReport;
  readonly install: FollowedInstall;
  readonly following: FollowedSubscription;
};

function isAboutGroups(missingReport: MissingReport): boolean {
  return missingReport === 'no-operator-group' || missingReport === 'several-operator-groups';
}

type Names = Readonly<
  Record<'namespace' | 'name' | 'catalog' | 'catalogNamespace' | 'csv', string>
>;

function namesIn(followed: Followed) {
  const { source = '', sourceNamespace = '' } = followed.subscription?.spec ?? {};
  const csv = followed.csv?.metadata.name ?? csvNameOf(followed.subscription) ?? '';
  return { catalog: source, catalogNamespace: sourceNamespace, csv };
}

function titleOf(missingReport: MissingReport, t: Translate, names: Names): string {
  switch (missingReport) {
    case 'no-operator-group':
      return t('Namespace {{namespace}} has no OperatorGroup', names);
    case 'several-operator-groups':
      return t('Namespace {{namespace}} has multiple OperatorGroups', names);
    case 'catalog-missing':
      return t('CatalogSource {{catalog}} not found in {{catalogNamespace}}', names);
    case 'subscription-unnoticed':
      return t('Subscription {{name}} not processed', names);
    case 'csv-unnoticed':
      return t('{{csv}} not processed', names);
    case 'csv-removed':
      return t('{{csv}} was deleted without its Subscription', names);
  }
}

function remedyOf(missingReport: MissingReport, t: Translate, names: Names): string {
  switch (missingReport) {
    case 'no-operator-group':
    case 'several-operator-groups':
      return t('OLM requires exactly one OperatorGroup in the namespace.');
    case 'catalog-missing':
      return t('Re-create the CatalogSource, or select another one in the Subscription.', names);
    case 'subscription-unnoticed':
    case 'csv-unnoticed':
      return t(
        'No status after 30 seconds. OLM might not be running. Contact your cluster administrator.',
      );
    case 'csv-removed':
      return t('OLM does not re-create the CSV. Delete the Subscription, then reinstall.');
  }
}
