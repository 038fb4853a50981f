import { useMemo, useState, type ReactNode } from 'react';
import { Button, Label } from '@patternfly/react-core';
import type { ChangeQuery } from '~/ui/useUrlQuery';
import {
  MOST_COMPARED,
  closingComparison,
  comparedIn,
  openingComparison,
  showsComparison,
  togglingCompared,
} from '~/catalog/rules/detailsInUrl';
import type { CatalogEntry } from '~/olm/lists/facets';
import { packageId, type PackageKey } from '~/olm/packages/operatorPackage';
import type { NamespaceScope } from '~/routes';
import { LabelGroup } from '~/ui/LabelGroup';
import { useT } from '~/i18n';
import { useImageSet } from '~/olm/read/useImageSet';
import { ImageSetDialog } from '~/ui/package/ImageSetDialog';
import { CompareContext, type Comparison } from './compareContext';
import { CompareView } from './CompareView';
import './compare.css';

/** The comparison in the URL instead of the catalog; otherwise the catalog with the selected packages at its end. */
export function CatalogComparison({ entries, scope, params, change, children }: Props) {
  const keys = comparedIn(params);
  const names = useMemo(
    () => new Map(entries.map(({ item }) => [item.id, item.displayName])),
    [entries],
  );
  const comparison = useComparison(keys.map(packageId).join(' '), change);
  const remove = (key: PackageKey) => {
    change((before) => togglingCompared(before, key), { replace: true });
  };
  if (showsComparison(params)) {
    return (
      <CompareView
        keys={keys}
        scope={scope}
        onRemove={remove}
        onBack={() => {
          change(closingComparison);
        }}
      />
    );
  }
  return (
    <div className={keys.length > 0 ? 'operator-hub__comparing' : undefined}>
      <CompareContext.Provider value={comparison}>{children}</CompareContext.Provider>
      <CompareBar
        keys={keys}
        names={names}
        onOpen={() => {
          change(openingComparison);
        }}
        onRemove={remove}
      />
    </div>
  );
}

type Props = {
  readonly entries: readonly CatalogEntry[];
  readonly scope: NamespaceScope;
  readonly params: URLSearchParams;
  readonly change: ChangeQuery;
  readonly children: ReactNode;
};

/**
 * The same object while the selection is equal, because every card depends on it.
 * @param picked their IDs, which contain no blanks
 */
function useComparison(picked: string, change: ChangeQuery): Comparison {
  return useMemo(() => {
    const ids = picked === '' ? [] : picked.split(' ');
    return {
      picked: new Set(ids),
      isFull: ids.length >= MOST_COMPARED,
      toggle: (key) => {
        change((before) => togglingCompared(before, key), { replace: true });
      },
    };
  }, [picked, change]);
}

/** The packages selected for comparison, in a place that moves no tile; empty without any. */
export function CompareBar({ keys, names, onOpen, onRemove }: CompareBarProps) {
  const t = useT();
  const [isMirroring, setMirroring] = useState(false);
  if (keys.length === 0) return null;
  return (
    <div className="operator-hub__compare-bar">
      <LabelGroup categoryName={t('Selected for comparison')} numLabels={3}>
        {keys.map((key) => {
          const id = packageId(key);
          const name = names.get(id) ?? id;
          return (
            <Label
              key={id}
              variant="outline"
              textMaxWidth="12rem"
              closeBtnAriaLabel={t('Remove {{name}} from comparison', { name })}
              onClose={() => {
                onRemove(key);
              }}
            >
              {name}
            </Label>
          );
        })}
      </LabelGroup>
      <Button variant="secondary" size="sm" isAriaDisabled={keys.length < 2} onClick={onOpen}>
        {keys.length < 2
          ? t('Select another Operator to compare')
          : t('Compare {{count}} selected', { count: keys.length })}
      </Button>
      <Button
        variant="link"
        size="sm"
        aria-haspopup="dialog"
        onClick={() => {
          setMirroring(true);
        }}
      >
        {t('Create ImageSetConfiguration')}
      </Button>
      {isMirroring && (
        <MirrorDialog
          keys={keys}
          onClose={() => {
            setMirroring(false);
          }}
        />
      )}
    </div>
  );
}

/** New packages need only the head of the default channel. */
function MirrorDialog({ keys, onClose }: MirrorDialogProps) {
  const set = useImageSet(keys.map((key) => ({ key, channel: null, installed: null })));
  return <ImageSetDialog of={set} onClose={onClose} />;
}

type MirrorDialogProps = { readonly keys: readonly PackageKey[]; readonly onClose: () => void };

type CompareBarProps = {
  readonly keys: readonly PackageKey[];
  /** Display names by ID; otherwise the ID is shown. */
  readonly names: ReadonlyMap<string, string>;
  readonly onOpen: () => void;
  readonly onRemove: (key: PackageKey) => void;
};
