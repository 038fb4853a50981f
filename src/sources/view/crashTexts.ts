import type { MessageValues } from '~/olm/messages/message';
import type { Translate } from '~/i18n';
import type { WriteSourceTrouble } from './sourceTroubleText';

/** The server of the catalog ends again and again. */
export const CRASH_TEXTS = {
  crash: (t, values) => ({
    title: t('Its server ends again and again'),
    cause: endText(t, values),
    remedies: [
      t('The end of its log tells why.'),
      t('If it worked before, the image has changed: name the one of before by its digest.'),
    ],
  }),
  'crash-memory': (t, values) => ({
    title: t('Its server runs out of memory'),
    cause: t('Container {{container}} was killed because it took more memory than it may.', values),
    remedies: [
      t('Raise the limit of the namespace (LimitRange), or set a higher memory target.'),
      t('A smaller catalog, mirrored with what is needed only, takes less.'),
    ],
  }),
  'crash-permission': (t, values) => ({
    title: t('Its server may not write its own files'),
    cause: t(
      'Container {{container}} ends because it has no permission. Catalogs that opm before version 4.11 built as SQLite write beside themselves, which they may not with the security context “restricted”.',
      values,
    ),
    remedies: [
      t('Set its security context to “legacy”, in a namespace that enforces “baseline” at most.'),
      t('Build the catalog anew with a recent opm, as a file-based one.'),
    ],
  }),
  'crash-cache': (t) => ({
    title: t('The cache in its image does not fit its content'),
    cause: t('The server checks the cache that was built into the image, and refuses it.'),
    remedies: [
      t('Build the catalog anew: its cache has to be made by the opm that serves it.'),
      t('Or extract its content (extractContent) without a cache directory.'),
    ],
  }),
  'crash-extract': (t, values) => ({
    title: t('Its content cannot be extracted'),
    cause: t(
      'Container {{container}} did not find the catalog in the image, where the pod settings say that it is.',
      values,
    ),
    remedies: [
      t('Correct the directories of “extractContent”: they are /configs and /tmp/cache mostly.'),
      t('Only file-based catalogs can be extracted.'),
    ],
  }),
} satisfies Readonly<Record<string, WriteSourceTrouble>>;

function endText(t: Translate, values: MessageValues): string {
  const { exitCode = '', restarts = '0' } = values;
  const count = Number(restarts);
  return exitCode === ''
    ? t('Container {{container}} was started again {{count}} time.', { ...values, count })
    : t(
        'Container {{container}} ended with code {{exitCode}} and was started again {{count}} time.',
        {
          ...values,
          count,
        },
      );
}
