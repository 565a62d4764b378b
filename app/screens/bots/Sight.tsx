/**
 * A chair seen from above, and what lies in its sight: a ray to whatever this game shows it, none to what is turned away.
 * Where things lie is the game's to say (`BotFacts.sight`); names stand on the lists below.
 */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import type { Lying, Sight as Seen } from '../../../src/games/botWords';
import { Icon, PlayerBadge, useTheme } from '../../../src/ui';
import { Ellipse, G, Path, Svg } from '../../../src/ui/svg';
import { Centre, Envelope, Next, Pieces } from './pieces';

const WIDTH = 320;
const HEIGHT = 244;
interface Place {
  x: number;
  y: number;
}
/** The automaton sits here. */
const EYE: Place = { x: WIDTH / 2, y: 212 };
const OTHERS: readonly Place[] = [
  { x: 46, y: 74 },
  { x: 160, y: 28 },
  { x: 274, y: 74 },
];
const CENTRE: Place = { x: 160, y: 100 };
const SEED: Place = { x: 90, y: 122 };
const NEXT: Place = { x: 230, y: 122 };
const OWN: Place = { x: 160, y: 164 };
const MARK = 24;

export interface SightProps {
  label: string;
  name: string;
  seen: Seen;
}

/** Only backs are turned away. */
const isSeen = (lying: Lying): boolean => lying !== 'backs';

export function Sight({ label, name, seen }: SightProps): ReactNode {
  const { colors } = useTheme();
  const { others, own, table, next } = seen;
  const lit = isSeen(others) ? [...OTHERS, CENTRE] : [CENTRE];
  return (
    <View
      role="img"
      aria-label={label}
      style={{ alignSelf: 'center', width: WIDTH, height: HEIGHT }}
    >
      <Svg width={WIDTH} height={HEIGHT} aria-hidden>
        <Ellipse cx={EYE.x} cy={124} rx={154} ry={92} fill={colors.woodDark} />
        <Ellipse cx={EYE.x} cy={118} rx={154} ry={92} fill={colors.wood} />
        {lit.map((place) => (
          <Ray key={place.x + place.y} to={place} />
        ))}
        {OTHERS.map((place) => (
          <At key={place.x} {...place}>
            <Pieces lying={others} />
          </At>
        ))}
        <At {...CENTRE}>
          <Centre table={table} />
        </At>
        <At {...SEED}>
          <Envelope />
        </At>
        <At {...NEXT}>
          <Next next={next} />
        </At>
        <At {...OWN}>
          <Pieces lying={own} />
        </At>
      </Svg>
      {OTHERS.map((place) => (
        <Eye key={place.x} {...place} sees={isSeen(others)} />
      ))}
      <Eye {...CENTRE} sees />
      <Eye {...SEED} sees={false} />
      <Eye {...NEXT} sees={false} />
      <Eye {...OWN} sees={isSeen(own)} />
      <View style={{ position: 'absolute', left: EYE.x - 26, top: EYE.y - 24 }} aria-hidden>
        <PlayerBadge name={name} colour={2} bot="medium" size={52} decorative />
      </View>
    </View>
  );
}

function At({ x, y, children }: Place & { children: ReactNode }): ReactNode {
  return <G transform={`translate(${x} ${y})`}>{children}</G>;
}

/** As wide at its end as what lies there. */
const SPREAD = 34;

function Ray({ to }: { to: Place }): ReactNode {
  const { colors } = useTheme();
  const [dx, dy] = [to.x - EYE.x, to.y - EYE.y];
  const length = Math.hypot(dx, dy);
  const [across, down] = [(-dy / length) * SPREAD, (dx / length) * SPREAD];
  return (
    <Path
      d={`M${EYE.x} ${EYE.y} L${to.x - across} ${to.y - down} L${to.x + across} ${to.y + down} Z`}
      fill={colors.legalGlow}
      fillOpacity={0.38}
    />
  );
}

/** On the right shoulder of what it speaks of. */
function Eye({ x, y, sees }: Place & { sees: boolean }): ReactNode {
  const { colors } = useTheme();
  return (
    <View
      aria-hidden
      style={{
        position: 'absolute',
        left: x + 14,
        top: y - 30,
        width: MARK,
        height: MARK,
        borderRadius: MARK / 2,
        alignItems: 'center',
        justifyContent: 'center',
        backgroundColor: sees ? colors.good : colors.illegal,
      }}
    >
      <Icon name={sees ? 'eye' : 'eyeOff'} size={15} color="#FFFFFF" />
    </View>
  );
}
