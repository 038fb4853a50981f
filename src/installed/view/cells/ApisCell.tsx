import { Button, List, ListItem, Popover } from '@patternfly/react-core';
import { Link } from 'react-router';
import type { InstalledOperator } from '~/olm/installed/installedOperator';
import { placeOf } from '~/olm/installed/operatorPlace';
import { useT } from '~/i18n';
import { routes } from '~/routes';

/** The kinds that an Operator provides: the first four in two lines, the others on demand. */
export function ApisCell({ operator }: { readonly operator: InstalledOperator }) {
  const t = useT();
  const { apiKinds, displayName } = operator;
  if (apiKinds.length === 0) return '–';
  const title = t('Provided APIs of {{name}}', { name: displayName });
  const [first, second] = [apiKinds.slice(0, LINE), apiKinds.slice(LINE, 2 * LINE)];
  const more = apiKinds.length - first.length - second.length;
  return (
    <div className="operator-hub__installed-lines" title={t.list(apiKinds.slice(0, 2 * LINE))}>
      <span>{t.list(first)}</span>
      {second.length > 0 && (
        <span className="operator-hub__installed-apis">
          <span>{t.list(second)}</span>
          {more > 0 && (
            <Popover
              aria-label={title}
              closeBtnAriaLabel={t('Close')}
              bodyContent={() => <AllApis operator={operator} title={title} />}
            >
              <Button
                variant="link"
                isInline
                size="sm"
                aria-label={t('{{count}} more API of {{name}}', { count: more, name: displayName })}
              >
                {t('{{count}} more', { count: more })}
              </Button>
            </Popover>
          )}
        </span>
      )}
    </div>
  );
}

/** Kinds in a line. */
const LINE = 2;

/** PatternFly's header of a popover would be one more banner of the page. */
function AllApis({ operator, title }: AllProps) {
  const t = useT();
  return (
    <div className="operator-hub__installed-popover">
      <strong>{title}</strong>
      <List isPlain className="operator-hub__installed-namespaces">
        {operator.apiKinds.map((kind) => (
          <ListItem key={kind}>{kind}</ListItem>
        ))}
      </List>
      <Link to={routes.operator(placeOf(operator), operator.name, 'apis')}>
        {t('View its APIs')}
      </Link>
    </div>
  );
}

type AllProps = { readonly operator: InstalledOperator; readonly title: string };
