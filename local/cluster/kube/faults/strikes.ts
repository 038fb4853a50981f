/** Applies faults before responses and during watches. */
import { expired, failure, unauthorized } from '../failures';
import { answered } from '../http/answers';
import type { Outcome } from '../http/exchange';
import type { Effect, Matched } from './fault';
import type { FaultSwitches } from './switches';

/** Delays or rejects according to the faults; @returns an outcome if the error is not a `Status` */
export async function struckBefore(
  faults: FaultSwitches,
  request: Matched,
): Promise<Outcome | undefined> {
  for (const { milliseconds } of faults.strike('latency', request)) {
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
  }
  if (faults.strike('expired-token', request).length > 0) {
    throw unauthorized();
  }
  const [error] = faults.strike('error', request);
  return error && refused(error);
}

/** The response to a request, unless a fault aborts the connection before or after it is carried out. */
export async function connected(
  faults: FaultSwitches,
  request: Matched,
  carryOut: () => Outcome | Promise<Outcome>,
): Promise<Outcome> {
  const [broken] = faults.strike('disconnected', request);
  if (broken === undefined) return carryOut();
  if (broken.carriesOut) await carryOut();
  return { kind: 'disconnected' };
}

function refused({
  code,
  retryAfterSeconds,
  message,
}: Extract<Effect, { readonly kind: 'error' }>): Outcome {
  switch (code) {
    case 429:
      // Priority and fairness answers in plain text, because no codec is selected yet.
      return answered({
        status: 429,
        contentType: 'text/plain; charset=utf-8',
        headers: {
          'retry-after': String(retryAfterSeconds),
          'x-content-type-options': 'nosniff',
        },
        body: 'Too many requests, please try again later.\n',
      });
    case 500:
      throw failure(500, 'InternalError', {
        message: `Internal error occurred: ${message}`,
        details: { causes: [{ message }] },
      });
    case 503:
      throw failure(503, 'ServiceUnavailable', {
        message: 'the server is currently unable to handle the request',
        details: { retryAfterSeconds },
      });
  }
}

type Watch = Extract<Outcome, { readonly kind: 'watch' }>;

/** The same watch, which faults can abort. */
export function exposed(watch: Watch, faults: FaultSwitches, request: Matched): Watch {
  return {
    kind: 'watch',
    open: (sink) => {
      const timers = new Set<ReturnType<typeof setTimeout>>();
      let isOver = false;
      const stop = watch.open(sink);
      const check = (isNew: boolean): void => {
        if (isOver) {
          return;
        }
        if (faults.strike('watch-expired', request).length > 0) {
          const { status } = expired('The resourceVersion for the provided watch is too old.');
          sink.send(JSON.stringify({ type: 'ERROR', object: status }));
          close();
          return;
        }
        for (const { milliseconds } of faults.strike('watch-drop', request)) {
          timers.add(setTimeout(close, isNew ? milliseconds : 0));
        }
      };
      const forget = faults.onChange(() => {
        check(false);
      });
      function end(): void {
        isOver = true;
        forget();
        timers.forEach(clearTimeout);
        stop();
      }
      function close(): void {
        end();
        sink.end();
      }
      check(true);
      return end;
    },
  };
}
