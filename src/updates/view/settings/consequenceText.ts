import type { ConsequenceKind } from '~/updates/rules/settings/consequence';
import type { Translate } from '~/i18n';
import { approvalConsequence } from './approvalConsequence';
import { nextUpdateText } from './nextUpdateText';

/** What happens when the settings are saved, in a sentence or two. */
export function consequenceText(consequence: ConsequenceKind, t: Translate): string {
  switch (consequence.kind) {
    case 'no-such-channel':
      return t(
        'The package has no channel {{channel}} there: OLM can then resolve no Subscription of namespace {{namespace}}.',
        consequence,
      );
    case 'not-offered':
      return t(
        'Catalog {{name}} does not offer the package: OLM can then resolve no Subscription of namespace {{namespace}}.',
        { name: consequence.source.name, namespace: consequence.namespace },
      );
    case 'channel-deprecated':
      return t('The channel is deprecated: {{message}}', consequence);
    case 'maybe-stranded':
      return consequence.isManual
        ? t(
            'Channel {{channel}} does not have {{version}}. An update comes only if a version there says that it replaces {{version}}; if none does, no update comes any more. OLM never goes back to an older version.',
            consequence,
          )
        : t(
            'Channel {{channel}} does not have {{version}}. If a version there says that it replaces {{version}}, OLM installs it at once; if none does, no update comes any more. OLM never goes back to an older version.',
            consequence,
          );
    case 'nothing-newer':
      return t('Nothing is installed now: channel {{channel}} has nothing newer.', consequence);
    case 'update-follows':
      return consequence.isManual
        ? t('OLM makes a plan for an update towards {{to}}, which waits for approval.', consequence)
        : t('OLM begins at once to update towards {{to}}; nobody is asked.', consequence);
    case 'stranded':
      return t(
        'No version of channel {{channel}} replaces or skips {{version}}, or takes over from it by a range: OLM keeps what runs, and no update comes. OLM never goes back to an older version.',
        consequence,
      );
    case 'unorderable':
      return t(
        'OLM can put the versions of channel {{channel}} in no order: it can then resolve no Subscription of namespace {{namespace}}.',
        consequence,
      );
    case 'next-update':
      return nextUpdateText(consequence, t);
    case 'update-with-others':
      return t('The plan covers the whole namespace: approving it can update {{names}}, too.', {
        names: t.list(consequence.names),
      });
    case 'waits-for-plan':
      return t(
        'OLM looks at another channel or catalog only when plan {{plan}} is carried out or deleted. Approving that plan still installs what it was made for.',
        consequence,
      );
    case 'plan-replaced':
      return t('OLM may make a new plan in place of {{plan}}.', consequence);
    case 'other-catalog':
      return t('Updates come from catalog {{name}} from then on. What runs stays as it is.', {
        name: consequence.source.name,
      });
    case 'pods-restart':
      return t(
        'OLM writes {{names}} into the Deployments of the Operator: its pods start anew. What it manages goes on meanwhile, unattended.',
        { names: t.list(consequence.members) },
      );
    case 'selector-ignored':
      return t('OLM stores the selector and reads it nowhere: it changes nothing.');
    case 'credentials-removed':
      return t('Without {{names}} the Operator cannot log in to {{cloud}} any more.', {
        names: t.list(consequence.names),
        cloud: consequence.cloud,
      });
    default:
      return approvalConsequence(consequence, t);
  }
}
