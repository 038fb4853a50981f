import { useT } from '~/i18n';
import { useInstallProgress } from '~/install/read/useInstallProgress';
import { dataOr } from '~/kube/loadable';
import { provideQueries } from '~/kube/provideQueries';
import { routes } from '~/routes';
import { type NewsProps, NewsToast } from '~/ui/news';

/** The end of an installation, on another page. */
export const InstallNews = provideQueries(function InstallNews({
  namespace,
  name,
  packageName,
  ...news
}: Props) {
  const t = useT();
  const install = dataOr(useInstallProgress({ namespace, name }, packageName), null);
  const of = { name: packageName, namespace };
  const result = () => {
    switch (install?.progress.outcome) {
      case 'succeeded':
        return { variant: 'success', title: t('{{name}} installed in {{namespace}}', of) } as const;
      case 'failed':
        return { variant: 'danger', title: t('{{name}} failed', of) } as const;
      case 'needs-approval':
        return { variant: 'warning', title: t('{{name}} requires approval', of) } as const;
      default:
        return null;
    }
  };
  return <NewsToast {...news} result={result()} to={routes.operator(namespace, name)} />;
});

type Props = NewsProps & {
  readonly namespace: string;
  /** The Subscription. */
  readonly name: string;
  readonly packageName: string;
};
