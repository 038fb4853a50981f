import { List, ListItem, StackItem } from '@patternfly/react-core';
import { dataOr } from '~/kube/loadable';
import { blockingValues } from '~/olm/diagnosis/blockingCondition';
import { isOfStatus, type OperatorFinding, type StatusFinding } from '~/olm/diagnosis/findings';
import type { OperatorFacts } from '~/olm/diagnosis/operatorFacts';
import type { Remedy } from '~/olm/diagnosis/remedy';
import { bundleOf } from '~/olm/diagnosis/unpacking';
import type { OperatorTabProps } from '~/olm/installed/operatorDetails';
import { levelOf } from '~/olm/status/status';
import { meaningsIn } from '~/olm/messages/meaning';
import { useMirroredImages } from '~/olm/read/useMirroredImages';
import { approvalInForce, siblingsOf } from '~/updates/rules/settings/approvalInForce';
import { useT } from '~/i18n';
import { conclusionText, otherFindingText } from '~/operator/view/texts';
import { OperatorLinks } from '~/operator/view/OperatorLinks';
import { useOpenRemedy } from '~/operator/view/remedies/RemedyDialog';
import { offerOf } from '~/operator/view/remedies/remedies';
import { Fold } from '~/ui/Fold';
import { Mono } from '~/ui/Mono';
import { ReportedCondition } from '~/ui/ReportedCondition';
import { Sentence } from '~/ui/Sentence';
import { FindingAlert } from '~/ui/findings/FindingAlert';
import { causeText } from '~/ui/health/causeText';
import { OlmMessages } from '~/ui/messages/OlmMessages';

/** A finding of an Operator with its actions. */
export function FindingView({ finding, details }: FindingProps) {
  const t = useT();
  return isOfStatus(finding) ? (
    <StatusFindingView finding={finding} details={details} />
  ) : (
    <FindingOf finding={finding} details={details} {...otherFindingText(finding, details, t)} />
  );
}

type FindingProps = OperatorTabProps & { readonly finding: OperatorFinding };

/** The severity and the actions, which each finding has. */
function FindingOf({ finding, details, objects = [], ...shown }: FindingOfProps) {
  const t = useT();
  const { severity, actions } = finding;
  return (
    <FindingAlert
      {...shown}
      severity={severity}
      objects={[...objects, ...actions.flatMap(objectToOpen)]}
      actions={actions
        .filter(({ kind }) => kind !== 'open-object')
        .map((remedy) => ({ ...offerOf(remedy, t), id: JSON.stringify(remedy) }))}
      onOpen={useOpenRemedy(details)}
    />
  );
}

type FindingOfProps = FindingProps &
  Pick<Parameters<typeof FindingAlert>[0], 'title' | 'lines' | 'messages' | 'objects' | 'children'>;

/** The link to it is one of those to the related resources. */
function objectToOpen(remedy: Remedy) {
  return remedy.kind === 'open-object' ? [remedy.object] : [];
}

function StatusFindingView({ finding, details }: StatusFindingProps) {
  const t = useT();
  const { kind, state, messages, objects, gone } = finding;
  const { title, sentence } = causeText({ kind, isRetried: state === 'retrying', finding }, t);
  const isOutdated = gone.length > 0;
  // The explanation of the OLM message contains it.
  const isExplained = !isOutdated && meaningsIn(messages).length > 0;
  return (
    <FindingOf
      finding={finding}
      details={details}
      title={title}
      lines={sentence === null || isExplained ? [] : [sentence]}
      messages={isOutdated ? [] : messages}
      objects={objects}
    >
      {levelOf(kind, false) === 'approval' && <ApprovalSentence details={details} />}
      {kind === 'update-blocked' && <BlockingMessage facts={details.facts} />}
      {kind === 'unpack-failed' && <BundleMirrors facts={details.facts} />}
      {isOutdated && (
        <StackItem>
          <Fold title={t('OLM message')}>
            <OlmMessages messages={messages} />
          </Fold>
        </StackItem>
      )}
    </FindingOf>
  );
}

type StatusFindingProps = OperatorTabProps & { readonly finding: StatusFinding };

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
  const values = blockingValues(facts);
  const [first] = values?.layers ?? [];
  if (values === null || first === undefined) return null;
  return (
    <ReportedCondition
      title={
        first.source === 'override' ? conclusionText(values.conclusion, t) : t('Operator message')
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
          {t('Install plan {{name}} affects {{count}} Operators in this namespace.', {
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
