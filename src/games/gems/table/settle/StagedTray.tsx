/** The keys of a question in two stages: the field is painted, then comes what is asked about it. */
import type { ReactNode } from 'react';

import { useText } from '../../../../text/locale';
import { Segmented } from '../../../../ui';
import { gridText } from '../../words/table';
import { atStage, brushOf, focusOn, NEXT, PAINT, stageOf } from './focus';
import { PaintTray, type PaintTrayProps } from './PaintTray';

export interface StagedTrayProps extends Pick<PaintTrayProps, 'grid' | 'pearl' | 'most'> {
  focus: number;
  onFocus(focus: number): void;
  /** The second stage: its name, and the focus it begins with. */
  next: { label: string; focus: number };
  /** What else can be set while painting. */
  besidePainting?: ReactNode;
  /** The keys of the second stage. */
  children: ReactNode;
}

export function StagedTray(props: StagedTrayProps): ReactNode {
  const { focus, onFocus, next, besidePainting, children, ...field } = props;
  const words = useText(gridText).settle;
  const painting = stageOf(focus) === PAINT;
  return (
    <>
      <Segmented
        label={words.entering}
        options={[
          { value: PAINT, label: words.field },
          { value: NEXT, label: next.label },
        ]}
        value={painting ? PAINT : NEXT}
        onChange={(to) => onFocus(to === PAINT ? atStage(focus, PAINT) : next.focus)}
      />
      {painting ? (
        <>
          <PaintTray {...field} brush={brushOf(focus)} onBrush={(gem) => onFocus(focusOn(gem))} />
          {besidePainting}
        </>
      ) : (
        children
      )}
    </>
  );
}
