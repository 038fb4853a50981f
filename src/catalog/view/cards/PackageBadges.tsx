import {
  CheckCircleIcon,
  ExclamationCircleIcon,
  ExclamationTriangleIcon,
  InfoCircleIcon,
  InProgressIcon,
} from '@patternfly/react-icons';
import type { ComponentType } from 'react';
import { excerptAt } from '~/catalog/rules/excerpt';
import type { News } from '~/catalog/rules/visits';
import type { Translate } from '~/i18n';
import type { CatalogEntry } from '~/olm/packages/catalogEntries';
import type { CatalogItem } from '~/olm/packages/catalogItem';
import type { InstallState } from '~/olm/packages/installState';
import type { MatchHint } from '~/olm/search/searchHit';
import { unfitText } from '~/ui/fitText';
import { installStateText } from '~/ui/CatalogStateLabel';
import './packageParts.css';

/**
 * The state and special properties of a package; empty for most. Not PatternFly's labels: each measures itself when it
 * is mounted, and the forced layout would be most of the time of a key press.
 */
export function PackageBadges({ entry, news, t }: Props) {
  const { item, state } = entry;
  if (isPlain(entry) && news === null) return null;
  return (
    <div className="operator-hub__badges">
      {state !== 'not-installed' && <Badge {...LOOKS[state]} {...stateTexts(entry, t)} />}
      <FitBadge entry={entry} t={t} />
      {item.deprecation !== null && (
        <Badge
          look="warning"
          icon={ExclamationTriangleIcon}
          text={t('Deprecated')}
          title={item.deprecation}
        />
      )}
      {item.isFlawed && (
        <Badge
          look="warning"
          icon={null}
          text={t('Incomplete')}
          title={t('Incomplete package. View details for missing data.')}
        />
      )}
      {news !== null && state !== 'update-available' && (
        <Badge look="new" icon={null} {...newsTexts(news, t)} />
      )}
    </div>
  );
}

function isPlain({ item, state, fit }: CatalogEntry): boolean {
  return (
    state === 'not-installed' && item.deprecation === null && fit === undefined && !item.isFlawed
  );
}

/** Of a package that only OLM v1 can install, if at all. */
function FitBadge({ entry: { fit, state }, t }: Pick<Props, 'entry' | 't'>) {
  if (fit === undefined || state !== 'not-installed') return null;
  const unfit = fit && unfitText(fit, t);
  return unfit === null ? (
    <Badge look="olm-v1" icon={null} text="OLM v1" title={t('Installed by OLM v1 only')} />
  ) : (
    <Badge look="warning" icon={null} text={t('Not supported')} title={unfit} />
  );
}

type Props = {
  readonly entry: CatalogEntry;
  /** The change since the last visit; a pending update takes precedence. */
  readonly news: News | null;
  readonly t: Translate;
};

/** An update shows its version if there is space, and the current version in its tooltip. */
function stateTexts({ state, update, isOfV1 }: CatalogEntry, t: Translate) {
  const text = isOfV1 === true ? t('Installed (OLM v1)') : installStateText(state, t);
  if (update === undefined) return { text };
  const { from, to } = update;
  return {
    text: to.length > LONG_VERSION ? text : t('Update to {{version}}', { version: to }),
    title: from === null ? `${text}: ${to}` : `${text}: ${from} → ${to}`,
  };
}

function newsTexts(news: News, t: Translate) {
  if (news.kind === 'new') return { text: t('New'), title: t('New since your last visit') };
  const { from, to } = news;
  return {
    text: t('New version'),
    title: `${t('New since your last visit')}: ${from} → ${to}`,
  };
}

/** In characters: a longer one would be cut off on a tile. */
const LONG_VERSION = 12;

function Badge({ look, icon: Icon, text, title = text }: BadgeProps) {
  return (
    <span className={`operator-hub__badge operator-hub__badge--${look}`} title={title}>
      {Icon !== null && <Icon />}
      <span className="operator-hub__badge-text">{text}</span>
    </span>
  );
}

type Look = {
  readonly look: 'success' | 'info' | 'warning' | 'danger' | 'progress' | 'new' | 'olm-v1';
  readonly icon: ComponentType | null;
};

type BadgeProps = Look & { readonly text: string; readonly title?: string };

/** As in CatalogStateLabel. */
const LOOKS: Readonly<Record<Exclude<InstallState, 'not-installed'>, Look>> = {
  failed: { look: 'danger', icon: ExclamationCircleIcon },
  'approval-needed': { look: 'warning', icon: ExclamationTriangleIcon },
  'in-progress': { look: 'progress', icon: InProgressIcon },
  'update-available': { look: 'info', icon: InfoCircleIcon },
  installed: { look: 'success', icon: CheckCircleIcon },
};

/** Why a package was found whose name and provider do not show the word. */
export function MatchHintText({ hint, item, t }: MatchHintTextProps) {
  const text = hintText(hint, item, t);
  const isQuoted = hint.field === 'description';
  return (
    <span className="operator-hub__hint" title={text} {...(isQuoted && { dir: 'auto' })}>
      {text}
    </span>
  );
}

type MatchHintTextProps = {
  readonly hint: MatchHint;
  readonly item: CatalogItem;
  readonly t: Translate;
};

function hintText({ field, text }: MatchHint, item: CatalogItem, t: Translate): string {
  switch (field) {
    case 'package':
      return t('Matches package name {{text}}', { text });
    case 'kind':
      return t('Matches kind {{text}}', { text });
    case 'group':
      return t('API group {{text}}', { text });
    case 'keyword':
      return t('Matches keyword {{text}}', { text });
    case 'category':
      return t('Matches category {{text}}', { text });
    case 'description':
      return excerptAt(item.shortDescription, text, ONE_LINE);
  }
}

/** In characters: what a narrow table surely shows. */
const ONE_LINE = 20;
