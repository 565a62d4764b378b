/** The seal and what it stands for: whole, or broken at the first place that differs. */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import type { KeptMatch } from '../../../src/match/types';
import { useText } from '../../../src/text/locale';
import { Divider, Panel, Seal, T, useCramped, useTheme } from '../../../src/ui';
import { Findings } from './Findings';
import { Mismatch } from './Mismatch';
import { mismatchOf } from './differing';
import { faultWords, verdictOf, type Outcome } from './report';
import { verifyText } from './text';

export interface OutcomeProps extends Outcome {
  match: KeptMatch;
}

export function Verdict({ match, check, compared }: OutcomeProps): ReactNode {
  const words = useText(verifyText);
  const { space } = useTheme();
  const findings = <Findings match={match} check={check} />;
  const isWhole = check.faults.length === 0;
  return (
    <>
      <Panel label={words.title} style={{ gap: space.m }}>
        <Sealed match={match} check={check} compared={compared} />
        {isWhole ? (
          <>
            <Divider />
            {findings}
          </>
        ) : (
          <First match={match} check={check} compared={compared} />
        )}
      </Panel>
      {isWhole ? null : <Panel>{findings}</Panel>}
    </>
  );
}

/** Narrower than this, in letters of the usual size, no long word stands beside the seal. */
const BESIDE_THE_SEAL = 300;

function Sealed({ check, compared }: OutcomeProps): ReactNode {
  const words = useText(verifyText);
  const { space } = useTheme();
  const { title, sentence, holds } = verdictOf({ check, compared }, words);
  const cramped = useCramped(BESIDE_THE_SEAL);
  return (
    <View
      style={{
        flexDirection: cramped ? 'column' : 'row',
        alignItems: cramped ? 'flex-start' : 'center',
        gap: cramped ? space.s : space.l,
      }}
    >
      <Seal kind={holds ? 'verdict' : 'broken'} size={64} decorative />
      <View style={{ flexShrink: 1 }} aria-live="polite">
        <T variant="title" heading={2}>
          {title}
        </T>
        <T color="inkSoft">{sentence}</T>
      </View>
    </View>
  );
}

/** The first difference alone; all of them are in the report. */
function First({ match, check }: OutcomeProps): ReactNode {
  const words = useText(verifyText);
  const { space } = useTheme();
  const [first, ...more] = check.faults;
  if (!first) return null;
  const { info } = match;
  const differing =
    first.kind === 'draw' ? mismatchOf(first.said, first.due, info.setup.seats) : null;
  return (
    <View style={{ gap: space.xs }}>
      {differing ? (
        <Mismatch info={info} differing={differing} />
      ) : (
        <T>{faultWords(first, words)}</T>
      )}
      {more.length > 0 ? (
        <T variant="label" color="inkSoft">
          {words.more(more.length)}
        </T>
      ) : null}
    </View>
  );
}
