import { Grid, styled } from '@niramaya/ui/styled';
import { myDataCopy } from '@niramaya/copy/my-data';
import {
  browserDevice,
  eraseEverything,
  eraseStoredData,
  useAppDispatch,
  usePersistence,
  useStoredData,
  valueForFile,
  type Device,
  type StoredEntry,
} from '@niramaya/data-access';
import { BlockBoundary } from '@niramaya/lazy';
import { Button, LoadingText, moveFocusFromRemoved, useColorMode } from '@niramaya/ui';
import { Download } from 'lucide-react';
import { useRef, useState } from 'react';
import { EmptyPanel } from '../EmptyPanel/EmptyPanel';
import { DeleteAccount } from './DeleteAccount/DeleteAccount';
import { ConfirmedButton } from '../ConfirmedButton/ConfirmedButton';
import { download } from '../download';
import { purposeOf, StoredEntryCard } from './StoredEntryCard';

export interface MyDataPanelProps {
  /** The source of the caches and databases. @default this browser */
  readonly device?: Device;
}

export function MyDataPanel({ device = browserDevice }: MyDataPanelProps) {
  const dispatch = useAppDispatch();
  const { setMode } = useColorMode();
  const [stored, reload] = useStoredData(device);
  const persistence = usePersistence(device);
  const [announcement, setAnnouncement] = useState('');
  const status = useRef<HTMLParagraphElement>(null);

  const announce = (text: string) => {
    setAnnouncement(text);
    reload();
    moveFocusFromRemoved(status.current);
  };

  const erase = async (
    things: readonly StoredEntry[],
    erasing: ReturnType<typeof eraseStoredData>,
    outcome: string,
  ) => {
    const left = await dispatch(erasing);
    // The theme has its own store.
    if (things.some(({ name }) => name === 'niramaya.theme')) setMode('system');
    if (left.length === 0) return announce(outcome);
    const describe = left.some(({ area }) => area === 'database') ? myDataCopy.held : myDataCopy.unerased;
    announce(describe(left.map((thing) => purposeOf(thing).title).join('; ')));
  };

  const eraseAll = (things: readonly StoredEntry[]) => {
    const { erasedAll, comesBack } = myDataCopy;
    const outcome = things.some(({ area }) => area === 'worker') ? `${erasedAll} ${comesBack}` : erasedAll;
    return erase(things, eraseEverything(device), outcome);
  };

  const save = async () => {
    setAnnouncement('');
    try {
      const things = (stored ?? []).map(async (thing) => ({
        ...thing,
        value: await valueForFile(thing),
        purpose: purposeOf(thing).text,
      }));
      download('niramaya-my-data.json', JSON.stringify(await Promise.all(things), null, 2), 'application/json');
    } catch {
      setAnnouncement(myDataCopy.unsaved);
    }
  };

  return (
    <Grid gap="4">
      <styled.p color="fg.muted">{myDataCopy.intro}</styled.p>
      <styled.p ref={status} role="status" tabIndex={-1} fontWeight="semibold" outline="[none]">
        {[announcement, stored && myDataCopy.count(stored.length)].filter(Boolean).join(' ')}
      </styled.p>
      {stored === null && <LoadingText>{myDataCopy.loading}</LoadingText>}
      {stored?.length === 0 && <EmptyPanel {...myDataCopy.empty} />}
      {stored !== null && stored.length > 0 && (
        <>
          <ConfirmedButton
            variant="outline"
            question={myDataCopy.confirm.all}
            answers={myDataCopy.confirm}
            onYes={() => eraseAll(stored)}
            otherAction={
              <Button variant="outline" size="sm" startIcon={<Download aria-hidden />} onClick={() => void save()}>
                {myDataCopy.download}
              </Button>
            }
          >
            {myDataCopy.eraseAll}
          </ConfirmedButton>
          {persistence && <p>{myDataCopy.persistence[persistence]}</p>}
          <styled.ul aria-label={myDataCopy.list} display="grid" gap="3">
            {stored.map((thing) => (
              <li key={`${thing.area} ${thing.name}`}>
                <BlockBoundary>
                  <StoredEntryCard
                    stored={thing}
                    onErase={() =>
                      erase([thing], eraseStoredData([thing], device), myDataCopy.erased(purposeOf(thing).title))
                    }
                  />
                </BlockBoundary>
              </li>
            ))}
          </styled.ul>
        </>
      )}
      <DeleteAccount onSignedOut={announce} outcome={status} />
    </Grid>
  );
}
