import { chakra } from '@niramaya/ui/chakra';
import { myDataCopy } from '@niramaya/contract';
import { browserDevice, eraseKept, useAppDispatch, useKept, type Device, type Kept } from '@niramaya/data-access';
import { Button, LoadingText, useColorMode, useCopy } from '@niramaya/ui';
import { Download } from 'lucide-react';
import { useRef, useState } from 'react';
import { EmptyPanel } from '../EmptyPanel/EmptyPanel';
import { Confirm } from './Confirm';
import { download } from '../download';
import { KeptCard } from './KeptCard';
import { purposeOf } from './purpose';

export interface MyDataPanelProps {
  /** Where caches and databases are looked for. @default this browser */
  readonly device?: Device;
}

/**
 * Everything kept on this device, each key with its purpose, ours or not; to see, to download and to erase. The list is
 * made of what is there and not of what ought to be.
 */
export function MyDataPanel({ device = browserDevice }: MyDataPanelProps) {
  const copy = useCopy(myDataCopy);
  const dispatch = useAppDispatch();
  const { setMode } = useColorMode();
  const [kept, reload] = useKept(device);
  const [isAsking, setIsAsking] = useState(false);
  const [isErasing, setIsErasing] = useState(false);
  const [said, setSaid] = useState('');
  const status = useRef<HTMLParagraphElement>(null);

  const erase = async (things: readonly Kept[], outcome: string) => {
    setIsErasing(true);
    await dispatch(eraseKept(things, device));
    // The theme has a reader of its own, which must hear of it.
    if (things.some(({ name }) => name === 'niramaya.theme')) setMode('system');
    setIsErasing(false);
    setIsAsking(false);
    setSaid(outcome);
    reload();
    // The pressed button went with what it erased.
    status.current?.focus();
  };

  const save = () =>
    download(
      'niramaya-my-data.json',
      JSON.stringify(
        (kept ?? []).map((thing) => ({ ...thing, purpose: purposeOf(thing, copy).text })),
        null,
        2,
      ),
      'application/json',
    );

  return (
    <chakra.div display="grid" gap="4">
      <chakra.p color="fg.muted">{copy.intro}</chakra.p>
      <chakra.p ref={status} role="status" tabIndex={-1} fontWeight="semibold" outline="none">
        {[said, kept && copy.count(kept.length)].filter(Boolean).join(' ')}
      </chakra.p>
      {kept === null && <LoadingText>{copy.loading}</LoadingText>}
      {kept?.length === 0 && <EmptyPanel words={copy.empty} />}
      {kept !== null && kept.length > 0 && (
        <>
          {isAsking ? (
            <Confirm
              question={copy.confirm.all}
              yes={copy.confirm.yes}
              no={copy.confirm.no}
              busy={isErasing}
              onYes={() => void erase(kept, copy.erasedAll)}
              onNo={() => setIsAsking(false)}
            />
          ) : (
            <chakra.div display="flex" flexWrap="wrap" gap="2">
              <Button variant="outline" size="sm" startIcon={<Download aria-hidden />} onClick={save}>
                {copy.download}
              </Button>
              <Button variant="outline" tone="danger" size="sm" onClick={() => setIsAsking(true)}>
                {copy.eraseAll}
              </Button>
            </chakra.div>
          )}
          <chakra.ul aria-label={copy.list} display="grid" gap="3" listStyleType="none">
            {kept.map((thing) => (
              <li key={`${thing.place} ${thing.name}`}>
                <KeptCard kept={thing} onErase={() => void erase([thing], copy.erased(purposeOf(thing, copy).title))} />
              </li>
            ))}
          </chakra.ul>
        </>
      )}
    </chakra.div>
  );
}
