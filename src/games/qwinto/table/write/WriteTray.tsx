/** The tray while everyone writes: the chosen cell large, what it brings; below it, write it or not. */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import { minus } from '../../../../text/plural';
import { useText } from '../../../../text/locale';
import { Button, T, useTheme } from '../../../../ui';
import { RefusalNote } from '../../../kit/RefusalNote';
import { MISTHROW_POINTS } from '../../rules/scoring';
import { tableText } from '../../words/table';
import { samePlace, type Place, type Props } from '../props';
import { Gains } from './Gains';
import { Loupe } from './Loupe';
import type { Outlook } from './outlook';
import type { Writing } from './useWriting';
import { WhereHint } from './WhereHint';

export interface WriteTrayProps {
  props: Props;
  writing: Writing;
  outlook: Outlook;
}

export function stepped(outlook: Outlook, from: Place | null, by: 1 | -1): Place | null {
  const { places } = outlook;
  const at = places.findIndex((place) => samePlace(place, from));
  if (at < 0) return (by > 0 ? places[0] : places[places.length - 1]) ?? null;
  return places[(at + by + places.length) % places.length] ?? null;
}

/** The tray, and below it what there is to press, kept in sight. */
export function writeTray(parts: WriteTrayProps): { tray: ReactNode; action: ReactNode } {
  const { view, draft } = parts.props;
  const decided = view.entries[parts.writing.shown] !== null && !draft;
  return decided
    ? { tray: <Decided {...parts} />, action: <NextSheet {...parts} /> }
    : { tray: <Deciding {...parts} />, action: <Actions {...parts} /> };
}

function Decided({ props, writing }: WriteTrayProps): ReactNode {
  const words = useText(tableText);
  const secret = props.view.entries[writing.shown] === 'secret';
  return <T>{secret ? words.together : words.waitingFor(writing.waiting.length)}</T>;
}

function NextSheet({ props, writing }: WriteTrayProps): ReactNode {
  const words = useText(tableText);
  const next = writing.waiting[0];
  if (next === undefined) return null;
  return (
    <Button
      game="qwinto"
      icon="arrowR"
      label={words.nextSheet(props.say.name(next))}
      onPress={() => writing.show(next)}
    />
  );
}

/** The number can go somewhere, or somebody wants to know why not. */
function isSomewhere({ writing, outlook }: WriteTrayProps): boolean {
  const choice = writing.choiceOf(writing.shown);
  return outlook.places.length > 0 || (choice !== null && choice !== 'pass');
}

function Deciding(parts: WriteTrayProps): ReactNode {
  const { props, writing, outlook } = parts;
  const words = useText(tableText);
  const seat = writing.shown;
  const choice = writing.choiceOf(seat);
  const place = choice === 'pass' ? null : choice;
  const step = (by: 1 | -1): void => {
    const next = stepped(outlook, place, by);
    if (next) writing.choose(seat, next);
  };
  return (
    <>
      {place ? null : <WhereHint props={props} outlook={outlook} />}
      {isSomewhere(parts) ? (
        <>
          {place ? null : <T color="inkSoft">{words.pickField}</T>}
          <Loupe place={place} outlook={outlook} onStep={step} />
          {place && outlook.clashes.length > 0 && !outlook.refusal ? (
            <T variant="caption" color="inkSoft">
              {words.crossed(props.view.sum ?? 0)}
            </T>
          ) : null}
        </>
      ) : null}
      {outlook.refusal ? <RefusalNote {...props} refusal={outlook.refusal} /> : null}
      {choice && !outlook.refusal ? (
        <Gains gains={outlook.gains} openClause={props.openClause} />
      ) : null}
    </>
  );
}

function Actions(parts: WriteTrayProps): ReactNode {
  const { space } = useTheme();
  return (
    <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: space.m, alignItems: 'center' }}>
      <Buttons {...parts} />
    </View>
  );
}

function Buttons(parts: WriteTrayProps): ReactNode {
  const { props, writing } = parts;
  const words = useText(tableText);
  const { view, draft } = props;
  const seat = writing.shown;
  const choice = writing.choiceOf(seat);
  const sum = view.sum ?? 0;
  const cost = seat === view.active ? words.passCosts(minus(MISTHROW_POINTS)) : undefined;
  if (draft)
    return (
      <>
        <Button
          kind="quiet"
          label={words.pass}
          note={cost}
          onPress={() => writing.choose(seat, 'pass')}
          style={{ flexGrow: 1 }}
        />
        <Button
          game="qwinto"
          label={words.save}
          disabled={choice === null}
          onPress={() => choice && writing.commit(seat, choice)}
          style={{ flexGrow: 2 }}
        />
      </>
    );
  if (!isSomewhere(parts))
    return (
      <Button
        game="qwinto"
        label={words.pass}
        note={cost}
        onPress={() => writing.commit(seat, 'pass')}
        style={{ flexGrow: 1 }}
      />
    );
  return (
    <>
      <Button
        kind="quiet"
        label={words.pass}
        note={cost}
        onPress={() => writing.commit(seat, 'pass')}
        style={{ flexGrow: 1 }}
      />
      <Button
        game="qwinto"
        icon="pencil"
        label={words.write(sum)}
        disabled={choice === null}
        onPress={() => choice && writing.commit(seat, choice)}
        style={{ flexGrow: 2 }}
      />
    </>
  );
}
