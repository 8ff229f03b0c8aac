import { Grid, styled } from '@niramaya/ui/styled';
import { myDataCopy } from '@niramaya/contract/copy/my-data';
import {
  browserDevice,
  eraseStoredData,
  useAppDispatch,
  useStoredData,
  valueForFile,
  type Device,
  type StoredEntry,
} from '@niramaya/data-access';
import { BlockBoundary } from '@niramaya/lazy';
import { Button, LoadingText, useColorMode, useCopy } from '@niramaya/ui';
import { Download } from 'lucide-react';
import { useRef, useState } from 'react';
import { EmptyPanel } from '../EmptyPanel/EmptyPanel';
import { ConfirmedButton } from '../ConfirmedButton/ConfirmedButton';
import { download } from '../download';
import { purposeOf, StoredEntryCard } from './StoredEntryCard';

export interface MyDataPanelProps {
  /** The source of the caches and databases. @default this browser */
  readonly device?: Device;
}

export function MyDataPanel({ device = browserDevice }: MyDataPanelProps) {
  const copy = useCopy(myDataCopy);
  const dispatch = useAppDispatch();
  const { setMode } = useColorMode();
  const [stored, reload] = useStoredData(device);
  const [announcement, setAnnouncement] = useState('');
  const status = useRef<HTMLParagraphElement>(null);

  const erase = async (things: readonly StoredEntry[], outcome: string) => {
    const left = await dispatch(eraseStoredData(things, device));
    // The theme has its own store.
    if (things.some(({ name }) => name === 'niramaya.theme')) setMode('system');
    setAnnouncement(
      left.length === 0 ? outcome : copy.unerased(left.map((thing) => purposeOf(thing, copy).title).join('; ')),
    );
    reload();
    // The clicked button has disappeared.
    status.current?.focus();
  };

  const save = async () => {
    setAnnouncement('');
    try {
      const things = (stored ?? []).map(async (thing) => ({
        ...thing,
        value: await valueForFile(thing),
        purpose: purposeOf(thing, copy).text,
      }));
      download('niramaya-my-data.json', JSON.stringify(await Promise.all(things), null, 2), 'application/json');
    } catch {
      setAnnouncement(copy.unsaved);
    }
  };

  return (
    <Grid gap="4">
      <styled.p color="fg.muted">{copy.intro}</styled.p>
      <styled.p ref={status} role="status" tabIndex={-1} fontWeight="semibold" outline="[none]">
        {[announcement, stored && copy.count(stored.length)].filter(Boolean).join(' ')}
      </styled.p>
      {stored === null && <LoadingText>{copy.loading}</LoadingText>}
      {stored?.length === 0 && <EmptyPanel copy={copy.empty} />}
      {stored !== null && stored.length > 0 && (
        <>
          <ConfirmedButton
            variant="outline"
            question={copy.confirm.all}
            answers={copy.confirm}
            onYes={() => erase(stored, copy.erasedAll)}
            otherAction={
              <Button variant="outline" size="sm" startIcon={<Download aria-hidden />} onClick={() => void save()}>
                {copy.download}
              </Button>
            }
          >
            {copy.eraseAll}
          </ConfirmedButton>
          <styled.ul aria-label={copy.list} display="grid" gap="3" listStyleType="none">
            {stored.map((thing) => (
              <li key={`${thing.area} ${thing.name}`}>
                <BlockBoundary>
                  <StoredEntryCard
                    stored={thing}
                    onErase={() => erase([thing], copy.erased(purposeOf(thing, copy).title))}
                  />
                </BlockBoundary>
              </li>
            ))}
          </styled.ul>
        </>
      )}
    </Grid>
  );
}
