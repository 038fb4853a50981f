/** When a version was created, as its author wrote it. */
export type Created = {
  /** Milliseconds since 1970; of a date, noon in the time zone of the browser. */
  readonly time: number;
  readonly isDay: boolean;
};

/** `null`: another format, such as `07-12-2022`, which is ambiguous and shown as written. */
export function createdIn(text: string): Created | null {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(text);
  const time = Date.parse(
    isDay ? `${text}T12:00` : MOMENT.test(text) ? text.replace(' ', 'T') : '',
  );
  return Number.isNaN(time) ? null : { time, isDay };
}

/** With a time zone. */
const MOMENT = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})$/i;
