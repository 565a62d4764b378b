/**
 * A refusal: what was tried, why not in one sentence, the rule's words, and the ways out. It never
 * scolds. Content of a Sheet or a Panel; knows nothing about any game.
 */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import { useTheme } from '../theme/ThemeProvider';
import { Button } from './Button';
import { ClauseTag } from './ClauseTag';
import { Icon } from './Icon';
import type { IconName } from './iconPaths';
import { T } from './Text';
import { Touch } from './Touch';

export interface VerdictAction {
  label: string;
  onPress(): void;
  icon?: IconName;
  note?: string;
}

export interface VerdictCardProps {
  /** The drawing of what was tried and what it met. */
  attempt?: ReactNode;
  title: string;
  /** Why not, with the facts of the position. */
  sentence?: string;
  clause: string;
  /** The rule in its own words. */
  clauseWords: string;
  openRule?: { label: string; onPress(clause: string): void };
  /** The ways on that do not stand elsewhere. */
  actions?: readonly VerdictAction[];
  /** The first of them is the primary one; false where that stands elsewhere. */
  primary?: boolean;
  game?: string;
}

export function VerdictCard(props: VerdictCardProps): ReactNode {
  const { attempt, title, sentence, openRule, actions = [], game } = props;
  const { space } = useTheme();
  return (
    <View style={{ gap: space.m }} role="alert">
      {attempt ? (
        <View style={{ alignItems: 'center', paddingVertical: space.s }}>{attempt}</View>
      ) : null}
      <View style={{ gap: space.xs }}>
        <T variant="title" heading={2}>
          {title}
        </T>
        {sentence ? <T color="inkSoft">{sentence}</T> : null}
      </View>
      <ClauseQuote {...props} />
      {openRule ? (
        <Touch
          role="link"
          onPress={() => openRule.onPress(props.clause)}
          style={{
            flexDirection: 'row',
            alignItems: 'center',
            gap: space.m,
            minHeight: 48,
            alignSelf: 'flex-start',
          }}
        >
          <RuleLinkText label={openRule.label} game={game} />
        </Touch>
      ) : null}
      <VerdictActions actions={actions} primary={props.primary} game={game} />
    </View>
  );
}

/** The ways on by themselves, for the foot of a sheet. */
export function VerdictActions(
  props: Pick<VerdictCardProps, 'actions' | 'primary' | 'game'>,
): ReactNode {
  const { actions = [], primary = true, game } = props;
  return (
    <>
      {actions.map((action, i) => (
        <Button
          key={action.label}
          {...action}
          {...(primary && i === 0 ? { game } : { kind: 'quiet' })}
        />
      ))}
    </>
  );
}

function RuleLinkText(props: { label: string; game?: string }): ReactNode {
  const ink = useTheme().game(props.game).accent;
  return (
    <>
      <Icon name="book" size={22} color={ink} />
      <T variant="bodyStrong" color={ink}>
        {props.label}
      </T>
    </>
  );
}

export interface ClauseQuoteProps {
  clause: string;
  clauseWords: string;
  game?: string;
  openRule?: { onPress(clause: string): void };
}

/** A rule quoted on its own slip of paper, marked with the game's colour. */
export function ClauseQuote(props: ClauseQuoteProps): ReactNode {
  const theme = useTheme();
  const { colors, space, radii, shadow } = theme;
  return (
    <View
      style={{
        backgroundColor: colors.paperRaised,
        borderRadius: radii.button,
        borderWidth: 1,
        borderColor: colors.line,
        boxShadow: shadow('piece'),
        overflow: 'hidden',
        paddingVertical: space.l,
        paddingRight: space.l,
        paddingLeft: space.l + 4,
        gap: space.s,
      }}
    >
      <View
        style={{
          position: 'absolute',
          left: 0,
          top: 0,
          bottom: 0,
          width: 5,
          backgroundColor: theme.game(props.game).accent,
        }}
      />
      <ClauseTag clause={props.clause} onPress={props.openRule?.onPress} />
      <T variant="quote">{props.clauseWords}</T>
    </View>
  );
}
