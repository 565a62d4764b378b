/** What Prometheus is told: counts and times, no table and no person. */
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

import { NotOurs, type TableStore } from '../net/table/store';

export interface Figures {
  registry: Registry;
  refused(why: number): void;
  /** A store whose writes are counted and timed. */
  timed<S extends TableStore>(store: S): S;
  tables(count: number): void;
  phones(count: number): void;
  handedOver(count: number): void;
}

const SECONDS = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 1, 5, 30];

export function figures(): Figures {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const gauge = (name: string, help: string): Gauge => new Gauge({ name, help, registers });
  const counter = (name: string, help: string, labelNames: string[] = []): Counter =>
    new Counter({ name, help, labelNames, registers });
  const tables = gauge('arbitr_tables', 'Tables open in this process');
  const phones = gauge('arbitr_phones', 'Phones connected to this process');
  const refused = counter('arbitr_refused_total', 'Requests and phones turned away', ['status']);
  const entries = counter('arbitr_entries_total', 'Entries made durable');
  const lost = counter('arbitr_not_ours_total', 'Writes refused because another process owns it');
  const handed = counter('arbitr_handed_over_total', 'Tables handed over at shutdown');
  const append = new Histogram({
    name: 'arbitr_append_seconds',
    help: 'Time until an entry is durable',
    buckets: SECONDS,
    registers,
  });
  return {
    registry,
    refused: (status) => refused.inc({ status: String(status) }),
    tables: (count) => tables.set(count),
    phones: (count) => phones.set(count),
    handedOver: (count) => handed.inc(count),
    timed: (store) => ({
      ...store,
      async append(...what) {
        const end = append.startTimer();
        try {
          await store.append(...what);
          entries.inc();
        } catch (error) {
          if (error instanceof NotOurs) lost.inc();
          throw error;
        } finally {
          end();
        }
      },
    }),
  };
}
