/** Everyone in charts, one measure each, players in the same order in all of them; each a way to the player's own page. */
import { useNavigation } from '@react-navigation/native';
import { useCallback, useState, type ReactNode } from 'react';

import { gameOf, type GameId } from '../../../src/games';
import { useAnswer } from '../../../src/match/hooks';
import { contestFacts, type Contest } from '../../../src/stats';
import type { Player, Store } from '../../../src/storage';
import { useLocale, useText } from '../../../src/text/locale';
import { Button } from '../../../src/ui';
import { BarChart } from '../../../src/ui/charts';
import { boundsOf } from '../history/choice';
import type { Asked } from './asked';
import { ChartPanel } from './ChartPanel';
import { Columns } from './Columns';
import { figureSource } from './figureSource';
import { statsText } from './text';
import { useNumbers } from './useNumbers';

/** A screenful: the others follow when asked for. */
const AT_FIRST = 8;

export function ContestCharts(props: {
  contest: Contest;
  players: readonly Player[];
  asked: Asked;
  now: number;
}): ReactNode {
  const { contest, players, asked, now } = props;
  const words = useText(statsText);
  const { share, number } = useNumbers();
  const navigation = useNavigation();
  const [all, setAll] = useState(false);
  const known = contest.contenders.flatMap((one) => {
    const player = players.find(({ id }) => id === one.player);
    return player ? [{ ...one, player }] : [];
  });
  const shown = all ? known : known.slice(0, AT_FIRST);
  const more = known.length - shown.length;
  const wins = shown.map(({ player, played, won }) => {
    const part = share(won, played);
    return {
      ...{ name: player.name, colour: player.colour },
      value: played === 0 ? 0 : (100 * won) / played,
      valueText: part,
      link: {
        label: words.openPlayer(player.name, `${words.winsOf(won, played)}, ${part}`),
        onPress: () =>
          navigation.navigate('Stats', {
            player: player.id,
            ...(asked.game ? { game: asked.game } : {}),
          }),
      },
    };
  });
  const points = shown.flatMap(({ player, average }) =>
    average === null
      ? []
      : [
          {
            ...{ name: player.name, colour: player.colour, value: average },
            valueText: number(average),
          },
        ],
  );
  const played = shown.map(({ player, played: value }) => ({
    ...{ name: player.name, colour: player.colour, value },
  }));
  return (
    <Columns
      left={
        <>
          <ChartPanel beside title={words.wins} note={words.evenly(contest.matches)}>
            <BarChart label={words.wins} bars={wins} mark={100 * contest.evenShare} />
          </ChartPanel>
          {more > 0 ? (
            <Button kind="quiet" label={words.moreRivals(more)} onPress={() => setAll(true)} />
          ) : null}
        </>
      }
      right={
        <>
          {points.length > 0 ? (
            <ChartPanel beside title={words.pointsAMatch} note={words.onAverage}>
              <BarChart label={words.pointsAMatch} bars={points} />
            </ChartPanel>
          ) : (
            <ChartPanel beside title={words.played} note={words.playedNote}>
              <BarChart label={words.played} bars={played} />
            </ChartPanel>
          )}
          {asked.game ? (
            <OwnMeasure
              {...{ asked, now }}
              game={asked.game}
              shown={shown.map(({ player }) => player)}
            />
          ) : null}
        </>
      }
    />
  );
}

interface OwnMeasureProps {
  game: GameId;
  asked: Asked;
  now: number;
  shown: readonly Player[];
}

/** What only this game counts, of everyone: «Влучні ставки». */
function OwnMeasure({ game, asked, now, shown }: OwnMeasureProps): ReactNode {
  const { when } = asked;
  const [named, ids] = [asked.people.join(), shown.map(({ id }) => id).join()];
  const ask = useCallback(
    async (store: Store) => {
      const since = boundsOf(when, now).from ?? 0;
      const people = named === '' ? [] : named.split(',');
      return {
        facts: await contestFacts(store, { game, since, people }, ids.split(',')),
        figures: await gameOf(game).figures(),
      };
    },
    [game, named, when, now, ids],
  );
  const answer = useAnswer(ask);
  const say = useNumbers();
  const locale = useLocale();
  if (!answer) return null;
  const compared = shown.flatMap((player) => {
    const facts = answer.facts.get(player.id);
    const one = facts && answer.figures(figureSource(facts, say), locale).compared;
    return one ? [{ player, one }] : [];
  });
  const [first] = compared;
  if (!first) return null;
  const { name, note } = first.one;
  // A noun that goes with one number says nothing of the others.
  const alike = compared.every(({ one }) => one.note === note);
  return (
    <ChartPanel beside title={name} {...(alike && note !== undefined && { note })}>
      <BarChart
        label={name}
        bars={compared.map(({ player, one: { amount, value } }) => ({
          ...{ name: player.name, colour: player.colour, value: amount },
          valueText: value,
        }))}
      />
    </ChartPanel>
  );
}
