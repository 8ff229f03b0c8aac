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
import {
  Accordion,
  Button,
  colorModeKey,
  EmptyPanel,
  LoadingText,
  moveFocusFromRemoved,
  useColorMode,
} from '@niramaya/ui';
import { Download } from 'lucide-react';
import { useRef, useState } from 'react';
import { DeleteAccount } from './DeleteAccount/DeleteAccount';
import { ConfirmedButton } from '../ConfirmedButton/ConfirmedButton';
import { download } from '../download';
import { inGroups, isTechnical } from './data-groups';
import { purposeOf, StoredEntryCard } from './StoredEntryCard';

export interface MyDataPanelProps {
  /**
   * The caches, databases and service workers of the browser, and whether it may delete them by itself. Local and
   * session storage come from the store's services instead. Stories pass their own. @default this browser
   */
  readonly device?: Device;
}

/**
 * MyDataPanel lists everything that this device stores for the shop: entries of browser storage, caches, databases and
 * the service worker, each with its purpose, in the order of `inGroups`. The technical ones are folded. A shopper can
 * look at an entry, erase it, erase all entries, or download them as one file. The list is read from the browser, so it
 * has unknown entries too.
 *
 * The panel sends requests in two cases: `DeleteAccount`, its last card, deletes the account on the server, and erasing
 * the sign-in logs out at the identity provider.
 */
export function MyDataPanel({ device = browserDevice }: MyDataPanelProps) {
  const dispatch = useAppDispatch();
  const { setMode } = useColorMode();
  // Null until the browser has been read.
  const [storedEntries, reload] = useStoredData(device);
  const persistence = usePersistence(device);
  const [announcement, setAnnouncement] = useState('');
  const status = useRef<HTMLParagraphElement>(null);

  const announce = (text: string) => {
    setAnnouncement(text);
    reload();
    moveFocusFromRemoved(status.current);
  };

  /** Erases entries by a thunk. Announces `outcome`, or else the entries that could not be erased. */
  const erase = async (
    entries: readonly StoredEntry[],
    eraseThunk: ReturnType<typeof eraseStoredData>,
    outcome: string,
  ) => {
    const unerased = await dispatch(eraseThunk);
    // A page gets no event about its own changes of storage, so without this call it would keep the erased colour mode.
    if (entries.some(({ name }) => name === colorModeKey)) setMode('system');
    if (unerased.length === 0) return announce(outcome);
    const titlesOf = (failed: readonly StoredEntry[]) => failed.map((entry) => purposeOf(entry).title).join('; ');
    // A database cannot be erased while another tab has it open. `myDataCopy.held` asks the shopper to close the other
    // tabs.
    const databases = titlesOf(unerased.filter(({ area }) => area === 'database'));
    const others = titlesOf(unerased.filter(({ area }) => area !== 'database'));
    const sentences = [];
    if (databases !== '') sentences.push(myDataCopy.held(databases));
    if (others !== '') sentences.push(myDataCopy.unerased(others));
    announce(sentences.join(' '));
  };

  const eraseAll = (entries: readonly StoredEntry[]) => {
    const { erasedAll, comesBack } = myDataCopy;
    // The next page load installs the service worker again.
    const outcome = entries.some(({ area }) => area === 'worker') ? `${erasedAll} ${comesBack}` : erasedAll;
    return erase(entries, eraseEverything(device), outcome);
  };

  const downloadAll = async () => {
    setAnnouncement('');
    try {
      const entries = (storedEntries ?? []).map(async (entry) => ({
        ...entry,
        value: await valueForFile(entry),
        purpose: purposeOf(entry).text,
      }));
      download('niramaya-my-data.json', JSON.stringify(await Promise.all(entries), null, 2), 'application/json');
    } catch {
      setAnnouncement(myDataCopy.unsaved);
    }
  };

  const own = (storedEntries ?? []).filter((entry) => !isTechnical(entry));
  const technical = (storedEntries ?? []).filter(isTechnical);
  const cardOf = (entry: StoredEntry) => (
    <BlockBoundary>
      <StoredEntryCard
        stored={entry}
        onErase={() => erase([entry], eraseStoredData([entry], device), myDataCopy.erased(purposeOf(entry).title))}
      />
    </BlockBoundary>
  );

  return (
    <Grid gap="4">
      <styled.p color="fg.muted">{myDataCopy.intro}</styled.p>
      <styled.p ref={status} role="status" tabIndex={-1} fontWeight="semibold" outline="[none]">
        {[announcement, storedEntries && myDataCopy.count(storedEntries.length, technical.length)]
          .filter(Boolean)
          .join(' ')}
      </styled.p>
      {storedEntries === null && <LoadingText>{myDataCopy.loading}</LoadingText>}
      {storedEntries?.length === 0 && <EmptyPanel {...myDataCopy.empty} />}
      {storedEntries !== null && storedEntries.length > 0 && (
        <>
          <ConfirmedButton
            variant="outline"
            question={myDataCopy.confirm.all}
            answers={myDataCopy.confirm}
            onYes={() => eraseAll(storedEntries)}
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
          {own.length > 0 && (
            <styled.ul aria-label={myDataCopy.list} display="grid" gap="3">
              {inGroups(own).map(({ entry, opensGroup }) => (
                <li key={`${entry.area} ${entry.name}`}>
                  {opensGroup && (
                    <styled.h3 pt="3" pb="2" textStyle="title">
                      {myDataCopy.groups[opensGroup]}
                    </styled.h3>
                  )}
                  {cardOf(entry)}
                </li>
              ))}
            </styled.ul>
          )}
          {technical.length > 0 && (
            <Accordion
              items={[
                {
                  id: 'technical',
                  title: myDataCopy.technicalParts(technical.length),
                  content: (
                    <styled.ul aria-label={myDataCopy.technicalList} display="grid" gap="3">
                      {technical.map((entry) => (
                        <li key={`${entry.area} ${entry.name}`}>{cardOf(entry)}</li>
                      ))}
                    </styled.ul>
                  ),
                },
              ]}
            />
          )}
        </>
      )}
      <DeleteAccount onSignedOut={announce} outcome={status} />
    </Grid>
  );
}
