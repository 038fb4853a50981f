import {
  ActionList,
  ActionListGroup,
  ActionListItem,
  List,
  ListItem,
  Stack,
  StackItem,
} from '@patternfly/react-core';
import { dataOr } from '~/kube/loadable';
import { bundleOf } from '~/olm/diagnosis/unpacking';
import { useMirroredImages } from '~/olm/read/useMirroredImages';
import { Mono } from '~/ui/Mono';
import { Notice } from '~/ui/Notice';
import { causeText } from '~/ui/health/causeText';
import { MessagesExplained } from '~/ui/messages/MessagesExplained';
import type { OperatorFinding } from '~/olm/diagnosis/diagnosis';
import type { Remedy } from '~/olm/diagnosis/remedy';
import { levelOf, type StatusLevel } from '~/olm/installed/severity';
import { useT } from '~/i18n';
import type { OperatorTabProps } from '~/olm/installed/operatorTab';
import { Fold } from '~/ui/Fold';
import { OlmMessages } from '~/ui/messages/OlmMessages';
import { ReportedCondition } from '~/ui/ReportedCondition';
import { blockingEffect } from '~/olm/diagnosis/blockingCondition';
import type { OperatorFacts } from '~/olm/diagnosis/operatorFacts';
import { conclusionText } from '~/operator/view/texts';
import { RemedyButton } from '~/operator/view/remedies/RemedyDialog';
import { approvalInForce, siblingsOf } from '~/updates/rules/settings/approvalInForce';
import { Sentence } from '~/ui/Sentence';
import { OperatorLinks } from '~/operator/view/OperatorLinks';
import { meaningsIn } from '~/olm/messages/meaning';

/** A finding: its title, the cause, the related resources and the remedies. */
export function FindingView({ finding, details }: FindingProps) {
  const t = useT();
  const { kind, state, messages: messages, gone } = finding;
  const remedies = finding.actions.filter((remedy) => remedy.kind !== 'open-object');
  const severity = levelOf(kind, details.diagnosis.health.runs);
  const { title, sentence } = causeText({ kind, isRetried: state === 'troubled', finding }, t);
  // The explanation of the OLM message contains it.
  const isExplained = gone.length === 0 && meaningsIn(messages).length > 0;
  return (
    <Notice variant={variantOf(finding, severity)} title={title}>
      <Stack hasGutter>
        {sentence !== null && !isExplained && <StackItem>{sentence}</StackItem>}
        {severity === 'approval' && <ApprovalSentence details={details} />}
        {kind === 'update-blocked' && <BlockingMessage facts={details.facts} />}
        <Explanation finding={finding} />
        {kind === 'unpack-failed' && <BundleMirrors facts={details.facts} />}
        {remedies.length > 0 && (
          <StackItem>
            <ActionList>
              <ActionListGroup className="operator-hub__remedies">
                {remedies.map((remedy) => (
                  <ActionListItem key={keyOf(remedy)}>
                    <RemedyButton remedy={remedy} details={details} />
                  </ActionListItem>
                ))}
              </ActionListGroup>
            </ActionList>
          </StackItem>
        )}
      </Stack>
    </Notice>
  );
}

export type FindingProps = OperatorTabProps & { readonly finding: OperatorFinding };

const VARIANTS: Readonly<Record<StatusLevel, 'danger' | 'warning' | 'info' | 'success'>> = {
  failed: 'danger',
  attention: 'warning',
  approval: 'warning',
  progress: 'info',
  ready: 'success',
};

/** A pending update is not a problem. */
function variantOf({ kind }: OperatorFinding, severity: StatusLevel) {
  return kind === 'update-approval-needed' ? 'info' : VARIANTS[severity];
}

/** The meaning of OLM's messages, and the related resources. */
function Explanation({ finding }: Pick<FindingProps, 'finding'>) {
  const t = useT();
  const { messages: messages, gone, actions } = finding;
  const objects = [...finding.objects, ...actions.flatMap(objectToOpen)];
  return (
    <>
      {gone.length > 0 && (
        <StackItem>
          <Fold title={t('OLM message')}>
            <OlmMessages messages={messages} />
          </Fold>
        </StackItem>
      )}
      {messages.length + objects.length > 0 && (
        <StackItem>
          <MessagesExplained messages={gone.length > 0 ? [] : messages} objects={objects} />
        </StackItem>
      )}
    </>
  );
}

/** The link to it is one of those to the related resources. */
function objectToOpen(remedy: Remedy) {
  return remedy.kind === 'open-object' ? [remedy.object] : [];
}

function keyOf(remedy: Remedy): string {
  return JSON.stringify(remedy);
}

/** The mirrors from which nodes pull the bundle image, one of which might lack it; empty without any. */
function BundleMirrors({ facts: { unpacking, plan } }: { readonly facts: OperatorFacts }) {
  const t = useT();
  const job = unpacking?.job ?? null;
  const image = job === null ? null : bundleOf(job);
  const images =
    image === null ? (plan?.status?.bundleLookups ?? []).map(({ path }) => path) : [image];
  const mirrors = (dataOr(useMirroredImages(images), null) ?? []).flatMap((one) => one.mirrors);
  if (mirrors.length === 0) return null;
  return (
    <StackItem>
      {t('Configured mirrors of the bundle image:')}
      <List isPlain>
        {mirrors.map((mirror) => (
          <ListItem key={mirror}>
            <Mono>{mirror}</Mono>
          </ListItem>
        ))}
      </List>
    </StackItem>
  );
}

/** The message of a blocked update: the Operator's own, or an administrator's (OC-006). */
function BlockingMessage({ facts }: { readonly facts: OperatorFacts }) {
  const t = useT();
  const effect = blockingEffect(facts);
  const [first] = effect?.layers ?? [];
  if (effect === null || first === undefined) return null;
  return (
    <ReportedCondition
      title={
        first.source === 'override' ? conclusionText(effect.conclusion, t) : t('Operator message')
      }
      condition={first.condition}
    />
  );
}

/** The scope of one approval, and why it is required if this Subscription is Automatic (IN-019). */
function ApprovalSentence({ details: { operator, facts, plan } }: OperatorTabProps) {
  const t = useT();
  const { subscription, subscriptions } = facts;
  const { approval, namespace } = operator;
  const { heldBy } =
    subscription === null || approval !== 'Automatic'
      ? { heldBy: [] }
      : approvalInForce(approval, siblingsOf(subscription, subscriptions));
  return (
    <>
      {plan !== null && (
        <StackItem>
          {t('Install plan {{name}} updates {{count}} Operators in this namespace.', {
            name: plan.name,
            count: plan.changes.length,
          })}
        </StackItem>
      )}
      {heldBy.length > 0 && (
        <StackItem>
          <Sentence
            text={t('Manual approval is in effect because of: <names/>')}
            parts={{ names: <OperatorLinks namespace={namespace} names={heldBy} /> }}
          />
        </StackItem>
      )}
    </>
  );
}
