import { Stack, StackItem, Title, Flex, FlexItem, Label } from '@patternfly/react-core';
import type { ReactNode } from 'react';
import type { DeltaRule, PermissionDelta } from '~/updates/rules/review/permissionDeltas';
import type { LeftoverObjects } from '~/updates/rules/review/leftoverObjects';
import { newDangersIn } from '~/updates/rules/review/risks';
import { grouped } from '~/olm/lists/grouped';
import { useT, type Translate } from '~/i18n';
import { Fold } from '~/ui/Fold';
import { Notice } from '~/ui/Notice';
import { DangerList } from '~/updates/view/plan/DangerList';
import { RulesTable } from '~/ui/permissions/RulesTable';
import { holderText, scopeText } from '~/ui/permissions/texts';
import { ChangeLabel, changeText } from './ChangeLabel';
import { LeftObjects } from './LeftObjects';

/** The changes in permissions: new dangerous ones first, then all changes; for installations, every rule. */
export function PermissionChanges({ deltas, left, isUpdate }: Props) {
  const t = useT();
  const dangers = newDangersIn(deltas);
  if (deltas.length === 0 && !isUpdate) return <p>{t('This version grants no permissions.')}</p>;
  return (
    <Stack hasGutter>
      {dangers.length > 0 && (
        <StackItem>
          <Title headingLevel="h3" size="md" className="operator-hub__plan-heading">
            {isUpdate ? t('New risk') : t('Risk')}
          </Title>
          <DangerList dangers={dangers} />
        </StackItem>
      )}
      {isUpdate ? <ChangedRules deltas={deltas} left={left} /> : <RequestedRules deltas={deltas} />}
    </Stack>
  );
}

type Props = {
  readonly deltas: readonly PermissionDelta[];
  /** Roles, bindings and accounts that remain although the new version does not have them. */
  readonly left: LeftoverObjects;
  readonly isUpdate: boolean;
};

/** Every rule by holder and scope. */
function RequestedRules({ deltas }: Pick<Props, 'deltas'>) {
  const t = useT();
  const rows = deltas.flatMap((delta) => {
    const rules = delta.kind === 'compared' ? delta.added : delta.requested;
    const places = grouped(rules, ({ scope }) => scopeText(scope, t));
    return [...places].map(([place, own]) => ({
      title: `${holderText(delta, t)}, ${place}`,
      rules: own,
    }));
  });
  const all = rows.flatMap(({ rules }) => rules);
  return (
    <>
      {all.some(({ scope }) => scope.kind === 'cluster' && scope.isWidened) && (
        <StackItem>
          <Notice isPlain variant="info" title={t('Namespace permissions become cluster-wide')}>
            {t(
              'The OperatorGroup selects all namespaces, so OLM grants namespace permissions cluster-wide.',
            )}
          </Notice>
        </StackItem>
      )}
      <StackItem>
        <Title headingLevel="h3" size="md">
          {t('All requested rules')}
        </Title>
        {rows.map(({ title, rules }) => (
          <Fold
            key={title}
            title={t('{{title}}: {{count}} rule', { title, count: rules.length })}
            isOpen={all.length <= SHORT}
          >
            <RulesTable rules={rules} label={title} />
          </Fold>
        ))}
      </StackItem>
    </>
  );
}

/** The number of rules shown initially. */
const SHORT = 25;

/** The holders that get, lose or keep permissions, and the remaining objects. */
function ChangedRules({ deltas, left }: Pick<Props, 'deltas' | 'left'>) {
  const t = useT();
  const changed = deltas.filter((delta) => !isUnchanged(delta));
  const unchanged = deltas.filter(isUnchanged);
  return (
    <>
      {changed.length === 0 && (
        <StackItem>
          <Notice isPlain variant="success" title={t('No permission changes')} />
        </StackItem>
      )}
      {changed.map((delta) => (
        <StackItem key={delta.id}>
          <HolderChange delta={delta} />
        </StackItem>
      ))}
      {left.objects.length + left.unknown.length > 0 && (
        <StackItem>
          <LeftObjects
            left={left}
            title={t('Not deleted')}
            text={t(
              'The new version does not contain these resources, but OLM does not delete them. Their permissions remain granted.',
            )}
          />
        </StackItem>
      )}
      {unchanged.length > 0 && (
        <StackItem>
          <Fold title={t('{{count}} with unchanged permissions', { count: unchanged.length })}>
            <Stack hasGutter>
              {unchanged.map((delta) => (
                <StackItem key={delta.id}>
                  <HolderChange delta={delta} />
                </StackItem>
              ))}
            </Stack>
          </Fold>
        </StackItem>
      )}
    </>
  );
}

function isUnchanged(delta: PermissionDelta): boolean {
  return delta.kind === 'compared' && delta.changeKind === 'same';
}

/** The added, removed and unchanged permissions of one holder. */
function HolderChange({ delta }: { readonly delta: PermissionDelta }) {
  const t = useT();
  const holder = holderText(delta, t);
  if (delta.kind === 'unknown') {
    return (
      <Frame title={holder} label={<Label isCompact>{t('Changes unknown')}</Label>}>
        <Rules rules={delta.requested} change="requested" holder={holder} />
      </Frame>
    );
  }
  const { added, removed, unchanged } = delta;
  return (
    <Frame title={holder} label={<HolderChangeLabel delta={delta} />}>
      <Rules rules={added} change="added" holder={holder} />
      <Rules rules={removed} change="removed" holder={holder} />
      {unchanged.length > 0 && (
        <Fold title={t('{{count}} unchanged rules', { count: unchanged.length })}>
          <Rules rules={unchanged} change="unchanged" holder={holder} />
        </Fold>
      )}
    </Frame>
  );
}

function Frame({ title, label, children }: FrameProps) {
  return (
    <Stack>
      <StackItem>
        <Flex spaceItems={{ default: 'spaceItemsSm' }} className="operator-hub__plan-heading">
          <FlexItem>
            <Title headingLevel="h3" size="md">
              {title}
            </Title>
          </FlexItem>
          <FlexItem>{label}</FlexItem>
        </Flex>
      </StackItem>
      <StackItem>{children}</StackItem>
    </Stack>
  );
}

type FrameProps = {
  readonly title: string;
  readonly label: ReactNode;
  readonly children: ReactNode;
};

type ComparedDelta = Extract<PermissionDelta, { readonly kind: 'compared' }>;

function HolderChangeLabel({
  delta: { changeKind, added, removed },
}: {
  readonly delta: ComparedDelta;
}) {
  switch (changeKind) {
    case 'new':
      return <ChangeLabel state="added" />;
    case 'gone':
      return <ChangeLabel state="removed" />;
    case 'same':
      return <ChangeLabel state="same" />;
    case 'changed':
      return (
        <Label isCompact color={added.length > 0 ? 'orange' : 'grey'}>
          {changeText(added.length, removed.length)}
        </Label>
      );
  }
}

type Change = 'requested' | 'added' | 'removed' | 'unchanged';

/** One table for each scope of rules. */
function Rules({ rules, change, holder }: RulesProps) {
  const t = useT();
  const texts = [...new Set(rules.map((rule) => changedText(change, rule, t)))];
  return texts.map((text) => (
    <div key={text} className="operator-hub__plan-rules">
      <div>{text}</div>
      <RulesTable
        rules={rules.filter((rule) => changedText(change, rule, t) === text)}
        label={`${holder}: ${text}`}
      />
    </div>
  ));
}

type RulesProps = {
  readonly rules: readonly DeltaRule[];
  readonly change: Change;
  readonly holder: string;
};

function changedText(change: Change, { scope, elsewhere }: DeltaRule, t: Translate): string {
  const place = scopeText(scope, t);
  const other = elsewhere === null ? null : scopeText(elsewhere, t);
  switch (change) {
    case 'requested':
      return t('Requested {{place}}', { place });
    case 'added':
      return other === null
        ? t('Newly allowed {{place}}', { place })
        : t('Newly allowed {{place}}, previously {{other}}', { place, other });
    case 'removed':
      return other === null
        ? t('No longer allowed {{place}}', { place })
        : t('No longer allowed {{place}}, now only {{other}}', { place, other });
    case 'unchanged':
      return t('Still allowed {{place}}', { place });
  }
}
