import { useSearchParams } from 'react-router';
import { later } from '~/ui/lazy/later';
import { LazyPart } from '~/ui/lazy/LazyPart';

/** The uninstall dialog over any page, so that no capability imports another for it. The Installed page has its own. */
export function UninstallOver() {
  const [params] = useSearchParams();
  const id = params.get('uninstall');
  if (id === null) return null;
  return (
    <LazyPart skeleton={null}>
      <UninstallHere key={id} id={id} />
    </LazyPart>
  );
}

const UninstallHere = later(
  async () => (await import('~/remove/view/UninstallHere')).UninstallHere,
);
