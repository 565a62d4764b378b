/**
 * Frames as the browser's compositor shows them while something moves. CSS animations go on there while the
 * page's own thread is busy, so frames counted in the page would tell of something nobody sees.
 */
import type { Page } from 'playwright-core';

export interface Frames {
  /** Of those with a running animation. */
  shown: number;
  /** Begun and not shown in time. */
  dropped: number;
}

interface FrameReport {
  state: string;
  has_compositor_animation: boolean;
  has_main_animation: boolean;
}

interface TraceEvent {
  name: string;
  ph: string;
  args: { frame_reporter?: FrameReport; chrome_frame_reporter?: FrameReport };
}

function count(events: readonly TraceEvent[]): Frames {
  const moving = events
    .filter(({ name, ph }) => name === 'PipelineReporter' && ph === 'b')
    .flatMap(({ args }) => args.frame_reporter ?? args.chrome_frame_reporter ?? [])
    .filter((frame) => frame.has_compositor_animation || frame.has_main_animation);
  return {
    shown: moving.filter(({ state }) => state.startsWith('STATE_PRESENTED')).length,
    dropped: moving.filter(({ state }) => state === 'STATE_DROPPED').length,
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
    traceConfig: { includedCategories: ['disabled-by-default-devtools.timeline.frame'] },
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
