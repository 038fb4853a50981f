/** A Go duration of hours, minutes and seconds, such as `1h30m`, in milliseconds; `undefined` for any other text. */
export function durationMilliseconds(duration: string): number | undefined {
  const parts = /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s)?$/.exec(duration);
  if (parts === null || duration === '') return undefined;
  const [hours, minutes, seconds] = parts.slice(1).map((part) => Number(part || '0'));
  return (((hours ?? 0) * 60 + (minutes ?? 0)) * 60 + (seconds ?? 0)) * 1000;
}
