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
import { Button, EmptyPanel, LoadingText, moveFocusFromRemoved, useColorMode } from '@niramaya/ui';
import { Download } from 'lucide-react';
import { useRef, useState } from 'react';
import { DeleteAccount } from './DeleteAccount/DeleteAccount';
import { ConfirmedButton } from '../ConfirmedButton/ConfirmedButton';
import { download } from '../download';
import { purposeOf, StoredEntryCard } from './StoredEntryCard';

export interface MyDataPanelProps {
  /** The source of caches, databases and service workers. Stories pass their own. @default this browser */
  readonly device?: Device;
}

/**
 * MyDataPanel lists everything that this device stores for the shop: entries of browser storage, caches, databases and
 * the service worker, each with its purpose. A shopper can look at an entry, erase it, erase all of them, or download
 * them as one file. The list is read from the browser, so it has unknown entries too. Only `DeleteAccount`, its last
 * card, sends requests.
 */
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
    entries: readonly StoredEntry[],
    erasing: ReturnType<typeof eraseStoredData>,
    outcome: string,
  ) => {
    const unerased = await dispatch(erasing);
    // A page gets no event about its own changes of storage, so without this call it would keep the erased colour mode.
    if (entries.some(({ name }) => name === 'niramaya.theme')) setMode('system');
    if (unerased.length === 0) return announce(outcome);
    // Another open tab keeps the browser from erasing a database, so that text asks the shopper to close it.
    const failure = unerased.some(({ area }) => area === 'database') ? myDataCopy.held : myDataCopy.unerased;
    announce(failure(unerased.map((entry) => purposeOf(entry).title).join('; ')));
  };

  const eraseAll = (entries: readonly StoredEntry[]) => {
    const { erasedAll, comesBack } = myDataCopy;
    const outcome = entries.some(({ area }) => area === 'worker') ? `${erasedAll} ${comesBack}` : erasedAll;
    return erase(entries, eraseEverything(device), outcome);
  };

  const downloadAll = async () => {
    setAnnouncement('');
    try {
      const entries = (stored ?? []).map(async (entry) => ({
        ...entry,
        value: await valueForFile(entry),
        purpose: purposeOf(entry).text,
      }));
      download('niramaya-my-data.json', JSON.stringify(await Promise.all(entries), null, 2), 'application/json');
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
              <Button
                variant="outline"
                size="sm"
                startIcon={<Download aria-hidden />}
                onClick={() => void downloadAll()}
              >
                {myDataCopy.download}
              </Button>
            }
          >
            {myDataCopy.eraseAll}
          </ConfirmedButton>
          {persistence && <p>{myDataCopy.persistence[persistence]}</p>}
          <styled.ul aria-label={myDataCopy.list} display="grid" gap="3">
            {stored.map((entry) => (
              <li key={`${entry.area} ${entry.name}`}>
                <BlockBoundary>
                  <StoredEntryCard
                    stored={entry}
                    onErase={() =>
                      erase([entry], eraseStoredData([entry], device), myDataCopy.erased(purposeOf(entry).title))
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
