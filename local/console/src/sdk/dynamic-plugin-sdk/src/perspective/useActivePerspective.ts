/** There is one perspective here, `admin`. */
export default function useActivePerspective(): readonly [string, (perspective: string) => void] {
  return ['admin', () => undefined];
}
