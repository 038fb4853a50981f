import { memo } from 'react';
import { Button, Label } from '@patternfly/react-core';
import { Link } from 'react-router';
import type { Leftover } from '~/remove/rules/leftovers/leftover';
import { canBeCleanedUp } from '~/remove/rules/leftovers/severity';
import { type Translate, useT } from '~/i18n';
import { routes } from '~/routes';
import { evidenceText } from './evidenceText';
import { ageText, kindText } from './leftoverText';

/**
 * One leftover: PatternFly's styles without its Tr and Td, which measure each cell for a tooltip. What does not fit is in
 * its details.
 */
export const LeftoverRow = memo(function LeftoverRow(props: Props) {
  const { leftover, rowIndex, isNarrow, isChosen, onChoose, onShow } = props;
  const t = useT();
  const { object } = leftover;
  const canBe = canBeCleanedUp(leftover);
  return (
    <tr
      className="pf-v6-c-table__tr operator-hub__leftovers-row"
      aria-rowindex={rowIndex}
      data-test="leftover"
      data-kind={leftover.kind}
      data-name={object.name}
    >
      <td className="pf-v6-c-table__td pf-v6-c-table__check">
        <label>
          <input
            type="checkbox"
            className="pf-v6-c-check__input"
            aria-label={t('Select {{kind}} {{name}}', {
              kind: object.model.kind,
              name: object.name,
            })}
            checked={isChosen}
            disabled={!canBe}
            onChange={() => {
              onChoose([leftover], !isChosen);
            }}
          />
        </label>
      </td>
      <td className={CELL}>
        <Subject leftover={leftover} />
        {isNarrow && <Narrow {...props} />}
      </td>
      {!isNarrow && <WideCells {...props} />}
      <td className={`${CELL} operator-hub__leftovers-actions`}>
        <Button
          variant="link"
          isInline
          aria-label={t('Details of {{kind}} {{name}}', {
            kind: object.model.kind,
            name: object.name,
          })}
          onClick={() => {
            onShow(leftover);
          }}
        >
          {t('Details')}
        </Button>
      </td>
    </tr>
  );
});

const CELL = 'pf-v6-c-table__td';

type Props = {
  readonly leftover: Leftover;
  readonly rowIndex: number;
  readonly isNarrow: boolean;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly isChosen: boolean;
  readonly onChoose: (leftovers: readonly Leftover[], isChoosing: boolean) => void;
  readonly onShow: (leftover: Leftover) => void;
};

type OfOne = Pick<Props, 'leftover'>;

/** What it is, its name and where it lies. */
function Subject({ leftover }: OfOne) {
  const t = useT();
  const { object, kind } = leftover;
  return (
    <>
      <div className="operator-hub__leftovers-kind">{kindText(kind, t)}</div>
      <div className="operator-hub__leftovers-line">
        <Link to={routes.object(object)} title={object.name}>
          {object.name}
        </Link>
      </div>
      <div className="operator-hub__leftovers-line operator-hub__leftovers-note">
        {placeText(leftover, t)}
      </div>
    </>
  );
}

function WideCells({ leftover, now }: Props) {
  const t = useT();
  const { createdAt, evidence, finalizers } = leftover;
  return (
    <>
      <td className={CELL}>
        <div className="operator-hub__leftovers-lines">
          {evidence.map((one) => evidenceText(one, t)).join(' ')}
          {finalizers.length > 0 && ` ${finalizerText(finalizers, t)}`}
        </div>
      </td>
      <td className={CELL}>
        <Owner leftover={leftover} />
      </td>
      <td className={CELL}>
        <time dateTime={createdAt ?? ''} title={createdAt ?? ''}>
          {createdAt === null ? '–' : ageText(now - Date.parse(createdAt), t)}
        </time>
      </td>
    </>
  );
}

/** The same in one cell. */
function Narrow({ leftover, now }: Props) {
  const t = useT();
  const { createdAt, evidence } = leftover;
  const age = createdAt === null ? '' : ageText(now - Date.parse(createdAt), t);
  return (
    <>
      <div className="operator-hub__leftovers-lines operator-hub__leftovers-lines--two">
        {evidence.map((one) => evidenceText(one, t)).join(' ')}
      </div>
      <div className="operator-hub__leftovers-line operator-hub__leftovers-note">
        {[ownerText(leftover, t), age].filter((text) => text !== '').join(' · ')}
      </div>
    </>
  );
}

function Owner({ leftover }: OfOne) {
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
    : t('{{kind}} in {{namespace}}', { kind: model.kind, namespace });
}

function ownerText({ formerOwner, origin }: Leftover, t: Translate): string {
  const { packageName, namespace } = formerOwner;
  const parts = [packageName, namespace, origin === 'olm' ? null : t('Origin unknown')];
  return parts.filter((part) => part !== null).join(' · ');
}

function finalizerText(finalizers: readonly string[], t: Translate): string {
  return t('Finalizers: {{finalizers}}', { finalizers: t.list(finalizers) });
}
