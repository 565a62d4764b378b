/** The gallery's controls: everything that is pressed, switched or written in. */
import { useState, type ReactNode } from 'react';

import { firstGame, gameIds } from '../../../src/games';
import { useText } from '../../../src/text/locale';
import {
  Button,
  Chip,
  Divider,
  Icon,
  IconButton,
  ListRow,
  Panel,
  PlayerBadge,
  Segmented,
  T,
  Toggle,
} from '../../../src/ui';
import { TextField } from '../../../src/ui/components/TextField';
import { Stepper } from '../../../src/ui/components/Stepper';
import { ICON_PATHS, type IconName } from '../../../src/ui/components/iconPaths';
import { BoxCover } from '../../../src/ui/drawings/BoxCover';
import { TYPE, type TextVariant } from '../../../src/ui/theme/type';
import { Row, Section } from './Section';
import { galleryText } from './text';

const nothing = (): void => undefined;

export function ButtonsSection(): ReactNode {
  const words = useText(galleryText);
  return (
    <Section title={words.sections.buttons}>
      <Button label={words.play} game={firstGame()} icon="pencil" onPress={nothing} />
      <Button label={words.quiet} note={words.quietNote} kind="quiet" onPress={nothing} />
      <Button label={words.danger} kind="danger" icon="trash" onPress={nothing} />
      <Button label={words.close} disabled reason={words.reason} onPress={nothing} />
      <Button label={words.saving} busy onPress={nothing} />
      <Row>
        {gameIds()
          .slice(1)
          .map((game) => (
            <Button key={game} label={words.newMatch} game={game} onPress={nothing} />
          ))}
      </Row>
      <Row>
        <Chip label={words.filter} selected opens onPress={nothing} />
        <Chip label={words.group} selected={false} opens onPress={nothing} />
        <IconButton icon="search" label={words.nothingFound} tile onPress={nothing} />
        <IconButton icon="undo" label={words.undo} onPress={nothing} />
        <IconButton icon="share" label={words.chart} disabled onPress={nothing} />
      </Row>
    </Section>
  );
}

export function InputsSection(): ReactNode {
  const words = useText(galleryText);
  const [tricks, setTricks] = useState(2);
  const [mode, setMode] = useState(0);
  const [name, setName] = useState('');
  const [hints, setHints] = useState(true);
  return (
    <Section title={words.sections.inputs}>
      <Panel style={{ gap: 12 }}>
        <Row>
          <Stepper label={words.tricks} value={tricks} max={10} onChange={setTricks} />
          <Stepper label={words.round} value={tricks} max={10} onChange={setTricks} compact />
        </Row>
        <Segmented<number>
          label={words.mode}
          value={mode}
          onChange={setMode}
          options={words.modes.map((label, value) => ({ value, label }))}
        />
        <TextField label={words.name} value={name} onChange={setName} clearLabel={words.clear} />
        <TextField label={words.name} value="Оля" error={words.nameError} onChange={nothing} />
        <Toggle label={words.hints} value={hints} onChange={setHints} game={gameIds()[2]} />
        <Toggle
          label={words.contrast}
          note={words.contrastNote}
          value={!hints}
          onChange={nothing}
          disabled
        />
      </Panel>
    </Section>
  );
}

export function PlayersSection(): ReactNode {
  const words = useText(galleryText);
  return (
    <Section title={words.sections.players}>
      <Panel style={{ gap: 12 }}>
        <Row>
          {words.names.map((name, i) => (
            <PlayerBadge
              key={name}
              name={name}
              colour={i + 1}
              size={44}
              active={i === 0}
              faded={i === 5}
            />
          ))}
        </Row>
        <Row>
          {[16, 24, 32, 48, 72, 96].map((size, i) => (
            <PlayerBadge key={size} name={words.names[i] ?? ''} colour={i + 1} size={size} />
          ))}
        </Row>
        <Divider />
        <ListRow
          title={words.sections.pieces}
          aside={words.today}
          note={words.todayNote}
          before={<BoxCover game={firstGame()} />}
          after={<T variant="numM">55</T>}
          onPress={nothing}
        />
        <ListRow
          title={words.sections.dice}
          note={<PlayerBadge name={words.names[1] ?? ''} colour={2} named size={24} />}
          before={<BoxCover game={gameIds()[3] ?? ''} />}
        />
      </Panel>
    </Section>
  );
}

export function IconsSection(): ReactNode {
  const words = useText(galleryText);
  return (
    <Section title={words.sections.icons}>
      <Panel>
        <Row gap={16}>
          {(Object.keys(ICON_PATHS) as IconName[]).map((name) => (
            <Icon key={name} name={name} size={28} />
          ))}
        </Row>
      </Panel>
    </Section>
  );
}

export function TypeSection(): ReactNode {
  const words = useText(galleryText);
  return (
    <Section title={words.sections.type}>
      <Panel style={{ gap: 8 }}>
        {(Object.keys(TYPE) as TextVariant[]).map((variant) => (
          <T key={variant} variant={variant}>
            {variant === 'numXL' ? '128' : words.sample}
          </T>
        ))}
      </Panel>
    </Section>
  );
}
