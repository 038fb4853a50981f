import type { OperatorCondition } from '~/kube/models/olm';
import {
  CONDITION_STATUSES,
  ownCondition,
  overrideOf,
  setOverride,
  takeBackOverride,
  wrongField,
} from '~/operator/rules/conditionOverride';
import type { Translate } from '~/i18n';
import type { Action, ActionOf } from '~/ui/calls/action';

/** Overrides an incorrect condition of an Operator. */
export function overrideAction(condition: OperatorCondition, type: string, t: Translate): ActionOf {
  const before = { ...FIRST, ...overrideOf(condition, type) };
  return ({ status = before.status, reason = before.reason, message = before.message }) => {
    const value = { type, status, reason, message };
    const wrong = wrongField(value);
    return {
      titles: {
        question: t('Override condition {{type}} of {{name}}?', {
          type,
          name: condition.metadata.name,
        }),
        action: t('Override'),
        done: t('Override applied'),
      },
      isDanger: true,
      reported: { title: t('Operator message'), condition: ownCondition(condition, type) },
      notices: [
        {
          variant: 'warning',
          title: t('Override only incorrect reports'),
          text: t(
            'An update during a data migration can destroy data. The override applies to all later reports until you remove it.',
          ),
        },
      ],
      fields: [
        {
          id: 'status',
          label: t('Status'),
          value: value.status,
          options: CONDITION_STATUSES.map((name) => ({ name, label: name })),
        },
        {
          id: 'reason',
          label: t('Reason'),
          help: t('One CamelCase word, for example CheckedManually.'),
          value: value.reason,
          isRequired: true,
          isWrong: wrong === 'reason',
        },
        {
          id: 'message',
          label: t('Message'),
          help: t('State who verified the condition, for other administrators.'),
          value: value.message,
          isLong: true,
          isWrong: wrong === 'message',
        },
      ],
      calls: wrong === null ? [setOverride(condition, value)] : [],
    };
  };
}

const FIRST = { status: 'True', reason: 'CheckedByHand', message: '' };

/** Removes an override, so that the Operator's condition applies. */
export function takeBackAction(condition: OperatorCondition, type: string, t: Translate): Action {
  const own = ownCondition(condition, type);
  return {
    titles: {
      question: t('Remove override of condition {{type}}?', { type }),
      action: t('Remove'),
      done: t('Override removed'),
    },
    text:
      own === null
        ? t('The Operator does not report the condition, so updates are allowed.')
        : t('OLM then uses the condition that the Operator reports:'),
    ...(own !== null && { reported: { condition: own } }),
    calls: overrideOf(condition, type) === null ? [] : [takeBackOverride(condition, type)],
  };
}
