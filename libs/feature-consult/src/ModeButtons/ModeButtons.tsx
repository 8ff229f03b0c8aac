import { Flex, styled } from '@niramaya/ui/styled';
import { CONSULT_MODES, type ConsultMode } from '@niramaya/contract';
import { patientsCopy } from '@niramaya/contract/copy/consult-flow';
import { Button, useCopy } from '@niramaya/ui';
import { MessageCircle, Phone, Video } from 'lucide-react';
import { useId, useState } from 'react';
import { Panel } from '../Panel/Panel';

const icons = { Video: <Video aria-hidden />, Audio: <Phone aria-hidden />, Chat: <MessageCircle aria-hidden /> };

/** The choice is neither stored nor sent (AMB-62). */
export function ModeButtons() {
  const { mode } = useCopy(patientsCopy);
  const [chosen, setChosen] = useState<ConsultMode | null>(null);
  const id = useId();
  return (
    <Panel aria-labelledby={id}>
      <styled.h2 id={id} textStyle="title">
        {mode.title}
      </styled.h2>
      <p>{mode.text}</p>
      <Flex wrap="wrap" gap="2" css={{ '& > *': { flex: '[1 0 0]' } }}>
        {CONSULT_MODES.map((name) => (
          <Button
            key={name}
            variant={name === chosen ? 'solid' : 'outline'}
            size="sm"
            startIcon={icons[name]}
            aria-pressed={name === chosen}
            onClick={() => setChosen(name === chosen ? null : name)}
          >
            {name}
          </Button>
        ))}
      </Flex>
      <styled.p textStyle="caption" color="fg.muted">
        {mode.note}
      </styled.p>
    </Panel>
  );
}
