import { Link } from 'react-router';
import { ElementList } from '~/ui/Sentence';
import { routes } from '~/routes';

/** Operators of a namespace with links to their pages. */
export function OperatorLinks({ namespace, names }: Props) {
  const links = names.map((name) => <Link to={routes.operator(namespace, name)}>{name}</Link>);
  return <ElementList elements={links} />;
}

type Props = { readonly namespace: string; readonly names: readonly string[] };
