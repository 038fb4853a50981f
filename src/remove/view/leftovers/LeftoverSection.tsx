import { useId, memo } from 'react';
import { Title, Button, Label } from '@patternfly/react-core';
import { type Column, ListTable, ListRow, RowCheck, type RowProps } from '~/ui/lists/ListTable';
import type { Leftover } from '~/remove/rules/leftovers/leftover';
import type { LeftoverGroup } from '~/remove/rules/leftovers/leftoverList';
import { canBeCleanedUp } from '~/remove/rules/leftovers/cleanUp';
import { useT, type Translate } from '~/i18n';
import { LEFTOVER_TEXTS, SEVERITY_TITLES, evidenceText } from '~/remove/view/leftovers/texts';
import type { ChosenLeftovers } from '~/remove/view/leftovers/useChosenLeftovers';
import { Timestamp } from '@openshift-console/dynamic-plugin-sdk';
import { Link } from 'react-router';
import { routes } from '~/routes';
import { selectAllOf } from '~/ui/SelectAllHead';

/** Leftovers with the same effect, as a table. */
export function LeftoverSection({ group, selection, onShow }: Props) {
  const t = useT();
  const { severity, leftovers } = group;
  const title = useId();
  const possible = leftovers.filter(canBeCleanedUp);
  return (
    <section className="operator-hub__leftovers-section" aria-labelledby={title}>
      <Title id={title} headingLevel="h2" size="lg">
        {t('{{title}} ({{total}})', {
          title: SEVERITY_TITLES[severity](t),
          total: leftovers.length,
        })}
      </Title>
      <ListTable
        rows={leftovers}
        names={{ 'aria-labelledby': title }}
        className="operator-hub__leftovers-table"
        nameTitle={t('Resource')}
        columnsFor={columnsFor}
        actionsWidth={5}
        rowHeight={ROW_HEIGHT}
        selectAll={{ ...selectAllOf(possible, selection), isDisabled: possible.length === 0 }}
      >
        {(row, how) => (
          <LeftoverRow
            {...how}
            row={row}
            isChosen={selection.isChosen(row)}
            onChoose={selection.choose}
            onShow={onShow}
          />
        )}
      </ListTable>
    </section>
  );
}

type Props = {
  readonly group: LeftoverGroup;
  readonly selection: ChosenLeftovers;
  /** The same function on every render. */
  readonly onShow: (leftover: Leftover) => void;
};

const COLUMNS: readonly Column<Leftover>[] = [
  { id: 'why', title: (t) => t('Evidence'), width: '34%', Cell: WhyCell },
  { id: 'owner', title: (t) => t('Former package'), width: '16%', Cell: OwnerCell },
  { id: 'created', title: (t) => t('Created'), width: 8, Cell: CreatedCell },
];

/** In rem, as in leftovers.css. */
const ROW_HEIGHT = { wide: 5.5, narrow: 9 };

/** Below 50 rem, a row is a single cell. */
function columnsFor(widthInRem: number): readonly Column<Leftover>[] {
  return widthInRem < 50 ? [] : COLUMNS;
}

/** One leftover. The details contain what does not fit. */
const LeftoverRow = memo(function LeftoverRow(props: LeftoverRowProps) {
  const { isChosen, onChoose, onShow, ...how } = props;
  const { row, columns } = how;
  const t = useT();
  const { kind, name } = { kind: row.object.model.kind, name: row.object.name };
  const isNarrow = columns.length === 0;
  return (
    <ListRow
      {...how}
      className={isNarrow ? `${ROW} ${ROW}--narrow` : ROW}
      data={{ 'data-test': 'leftover', 'data-kind': row.kind, 'data-name': name }}
      nameTitle={t('Resource')}
      check={
        <RowCheck
          label={t('Select {{kind}} {{name}}', { kind, name })}
          isChecked={isChosen}
          isDisabled={!canBeCleanedUp(row)}
          onToggle={() => {
            onChoose([row], !isChosen);
          }}
        />
      }
      name={
        <>
          <Subject row={row} />
          {isNarrow && <Narrow row={row} />}
        </>
      }
      actions={
        <Button
          variant="link"
          isInline
          aria-label={t('Details of {{kind}} {{name}}', { kind, name })}
          onClick={() => {
            onShow(row);
          }}
        >
          {t('Details')}
        </Button>
      }
    />
  );
});

const ROW = 'operator-hub__leftovers-row';

type LeftoverRowProps = RowProps<Leftover> & {
  readonly isChosen: boolean;
  readonly onChoose: (leftovers: readonly Leftover[], isChoosing: boolean) => void;
  readonly onShow: (leftover: Leftover) => void;
};

type OfOne = Pick<LeftoverRowProps, 'row'>;

/** The type, name and namespace. */
function Subject({ row: leftover }: OfOne) {
  const t = useT();
  const { object, kind } = leftover;
  return (
    <>
      <div className="operator-hub__leftovers-kind">{LEFTOVER_TEXTS[kind].title(t)}</div>
      <div className="operator-hub__leftovers-line">
        <Link to={routes.bestOf(object)} title={object.name}>
          {object.name}
        </Link>
      </div>
      <div className="operator-hub__leftovers-line operator-hub__leftovers-note">
        {placeText(leftover, t)}
      </div>
    </>
  );
}

function WhyCell({ row: { evidence, finalizers } }: OfOne) {
  const t = useT();
  return (
    <div className="operator-hub__leftovers-lines">
      {t.sentences([
        ...evidence.map((one) => evidenceText(one, t)),
        ...(finalizers.length > 0 ? [finalizerText(finalizers, t)] : []),
      ])}
    </div>
  );
}

function CreatedCell({ row: { createdAt } }: OfOne) {
  return (
    <span className="operator-hub__leftovers-note">
      {createdAt === null ? '–' : <Timestamp timestamp={createdAt} simple />}
    </span>
  );
}

/** The same in one cell. */
function Narrow({ row: leftover }: OfOne) {
  const t = useT();
  const { createdAt, evidence } = leftover;
  const owner = ownerText(leftover, t);
  return (
    <>
      <div className="operator-hub__leftovers-lines operator-hub__leftovers-lines--two">
        {t.sentences(evidence.map((one) => evidenceText(one, t)))}
      </div>
      <div className="operator-hub__leftovers-line operator-hub__leftovers-note">
        {owner} {owner !== '' && createdAt !== null && '·'}{' '}
        {createdAt !== null && <Timestamp timestamp={createdAt} simple />}
      </div>
    </>
  );
}

function OwnerCell({ row: leftover }: OfOne) {
  const t = useT();
  const { packageName, namespace } = leftover.formerOwner;
  return (
    <>
      {packageName !== null && (
        <div className="operator-hub__leftovers-line" title={packageName}>
          {packageName}
        </div>
      )}
      {namespace !== null && (
        <div
          className="operator-hub__leftovers-line operator-hub__leftovers-note"
          title={namespace}
        >
          {namespace}
        </div>
      )}
      {leftover.origin === 'unknown' && (
        <Label isCompact color="yellow" variant="outline">
          {t('Origin unknown')}
        </Label>
      )}
    </>
  );
}

function placeText({ object }: Leftover, t: Translate): string {
  const { model, namespace } = object;
  return namespace === null
    ? model.kind
    : t('{{name}} in {{namespace}}', { name: model.kind, namespace });
}

function ownerText({ formerOwner, origin }: Leftover, t: Translate): string {
  const { packageName, namespace } = formerOwner;
  const parts = [packageName, namespace, origin === 'olm' ? null : t('Origin unknown')];
  return parts.filter((part) => part !== null).join(' · ');
}

function finalizerText(finalizers: readonly string[], t: Translate): string {
  return t('Finalizers: {{finalizers}}', { finalizers: t.list(finalizers) });
}
