import type { ClusterClient, Clock, Controller } from '../types';
import { fits } from './fault';
import type { FaultSwitches } from './switches';

/** A controller that stops while a fault freezes it, and catches up afterward. */
export function freezable(controller: Controller, faults: FaultSwitches): Controller {
  const missed: (() => void)[] = [];
  const isFrozen = (): boolean =>
    faults
      .effects('frozen')
      .some(({ controllers }) => controllers.some((name) => fits(name, controller.name)));

  function whenThawed(task: () => void): void {
    if (missed.length > 0 || isFrozen()) {
      missed.push(task);
    } else {
      task();
    }
  }

  return {
    name: controller.name,
    start: (client, clock) => {
      const forget = faults.onChange(() => {
        while (!isFrozen() && missed.length > 0) {
          missed.shift()?.();
        }
      });
      const stop = controller.start(heldClient(client, whenThawed), heldClock(clock, whenThawed));
      return () => {
        forget();
        missed.length = 0;
        stop();
      };
    },
  };
}

type Hold = (task: () => void) => void;

function heldClient(client: ClusterClient, hold: Hold): ClusterClient {
  return {
    ...client,
    subscribe: (resource, listener) => {
      let isWanted = true;
      const stop = client.subscribe(resource, (event) => {
        hold(() => {
          if (isWanted) {
            listener(event);
          }
        });
      });
      return () => {
        isWanted = false;
        stop();
      };
    },
  };
}

function heldClock(clock: Clock, hold: Hold): Clock {
  return {
    now: clock.now,
    after: (milliseconds, task) => {
      let isWanted = true;
      const cancel = clock.after(milliseconds, () => {
        hold(() => {
          if (isWanted) {
            task();
          }
        });
      });
      return () => {
        isWanted = false;
        cancel();
      };
    },
  };
}
