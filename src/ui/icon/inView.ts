/**
 * Watches whether an element can be seen, also within what scrolls it.
 * @param onChange called with every change, and soon after the beginning
 * @returns ends it
 */
export function watchInView(element: Element, onChange: () => void): () => void {
  watched.set(element, { isInView: observer === null, onChange });
  observer?.observe(element);
  return () => {
    watched.delete(element);
    observer?.unobserve(element);
  };
}

/** `false` for what is not watched. */
export function isInView(element: Element): boolean {
  return watched.get(element)?.isInView ?? false;
}

const watched = new Map<Element, { isInView: boolean; readonly onChange: () => void }>();

/** One for all: a browser without one, as in unit tests, shows everything. */
const observer =
  typeof IntersectionObserver === 'undefined'
    ? null
    : new IntersectionObserver((entries) => {
        for (const { target, isIntersecting } of entries) {
          const element = watched.get(target);
          if (element === undefined) continue;
          element.isInView = isIntersecting;
          element.onChange();
        }
      });
