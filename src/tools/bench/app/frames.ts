/**
 * Frames as the browser's compositor shows them while something moves. CSS animations go on there while the
 * page's own thread is busy, so frames counted in the page would tell of something nobody sees. Chromium also
 * calls a frame animated when a script has only asked to be called before it, as it does after a press: what
 * counts is whether an animation runs.
 */
import type { Page } from 'playwright-core';

export interface Frames {
  /** Of those while an animation runs, from the moment it is made to its end. */
  shown: number;
  /** Begun and not shown in time. */
  dropped: number;
}

interface FrameReport {
  state: string;
}

interface TraceEvent {
  name: string;
  ph: string;
  /** Microseconds. */
  ts: number;
  id2?: { local: string };
  args: { frame_reporter?: FrameReport; chrome_frame_reporter?: FrameReport };
}

interface Span {
  start: number;
  end: number;
}

/** From when an animation is made until it has ended, or for good. */
function motions(events: readonly TraceEvent[]): Span[] {
  const running = new Map<string, Span>();
  const all: Span[] = [];
  for (const { name, ph, ts, id2 } of events) {
    if (name !== 'Animation' || !id2) continue;
    if (ph === 'b') {
      const motion = { start: ts, end: Infinity };
      running.set(id2.local, motion);
      all.push(motion);
    } else if (ph === 'e') {
      const motion = running.get(id2.local);
      if (motion) motion.end = ts;
    }
  }
  return all;
}

function count(events: readonly TraceEvent[]): Frames {
  const moving = motions(events);
  const frames = events
    .filter(({ name, ph }) => name === 'PipelineReporter' && ph === 'b')
    .filter(({ ts }) => moving.some(({ start, end }) => start <= ts && ts <= end))
    .flatMap(({ args }) => args.frame_reporter ?? args.chrome_frame_reporter ?? []);
  return {
    shown: frames.filter(({ state }) => state.startsWith('STATE_PRESENTED')).length,
    dropped: frames.filter(({ state }) => state === 'STATE_DROPPED').length,
  };
}

/** Begins to count; `stop` gives what there was to count. */
export async function countFrames(page: Page): Promise<{ stop(): Promise<Frames> }> {
  const session = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) =>
    events.push(...(value as unknown as TraceEvent[])),
  );
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {
      includedCategories: ['disabled-by-default-devtools.timeline.frame', 'blink.animations'],
    },
  });
  return {
    async stop() {
      const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
      await session.send('Tracing.end');
      await complete;
      await session.detach();
      return count(events);
    },
  };
}
