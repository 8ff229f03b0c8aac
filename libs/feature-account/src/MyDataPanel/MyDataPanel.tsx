import { Flex, Grid, styled } from '@niramaya/ui/styled';
import { myDataCopy } from '@niramaya/contract/copy/my-data';
import {
  browserDevice,
  eraseKept,
  useAppDispatch,
  useKept,
  valueForFile,
  type Device,
  type Kept,
} from '@niramaya/data-access';
import { BlockBoundary } from '@niramaya/lazy';
import { Button, LoadingText, useColorMode, useCopy } from '@niramaya/ui';
import { Download } from 'lucide-react';
import { useRef, useState } from 'react';
import { EmptyPanel } from '../EmptyPanel/EmptyPanel';
import { Confirm } from './Confirm';
import { download } from '../download';
import { KeptCard } from './KeptCard';
import { purposeOf } from './purpose';
import { takeFocus } from './takeFocus';

export interface MyDataPanelProps {
  /** The source of the caches and databases. @default this browser */
  readonly device?: Device;
}

export function MyDataPanel({ device = browserDevice }: MyDataPanelProps) {
  const copy = useCopy(myDataCopy);
  const dispatch = useAppDispatch();
  const { setMode } = useColorMode();
  const [kept, reload] = useKept(device);
  // False after the answer No, so that the focus returns to the button.
  const [isAsking, setIsAsking] = useState<boolean | null>(null);
  const [isErasing, setIsErasing] = useState(false);
  const [said, setSaid] = useState('');
  const status = useRef<HTMLParagraphElement>(null);

  const erase = async (things: readonly Kept[], outcome: string) => {
    setIsErasing(true);
    const left = await dispatch(eraseKept(things, device));
    // The theme has its own store, which must be updated too.
    if (things.some(({ name }) => name === 'niramaya.theme')) setMode('system');
    setIsErasing(false);
    setIsAsking(null);
    setSaid(left.length === 0 ? outcome : copy.unerased(left.map((thing) => purposeOf(thing, copy).title).join('; ')));
    reload();
    // The clicked button disappeared with the erased item.
    status.current?.focus();
  };

  const save = async () => {
    setSaid('');
    try {
      const things = (kept ?? []).map(async (thing) => ({
        ...thing,
        value: await valueForFile(thing),
        purpose: purposeOf(thing, copy).text,
      }));
      download('niramaya-my-data.json', JSON.stringify(await Promise.all(things), null, 2), 'application/json');
    } catch {
      setSaid(copy.unsaved);
    }
  };

  return (
    <Grid gap="4">
      <styled.p color="fg.muted">{copy.intro}</styled.p>
      <styled.p ref={status} role="status" tabIndex={-1} fontWeight="semibold" outline="[none]">
        {[said, kept && copy.count(kept.length)].filter(Boolean).join(' ')}
      </styled.p>
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
            <Flex wrap="wrap" gap="2">
              <Button variant="outline" size="sm" startIcon={<Download aria-hidden />} onClick={() => void save()}>
                {copy.download}
              </Button>
              <Button
                ref={isAsking === false ? takeFocus : null}
                variant="outline"
                tone="danger"
                size="sm"
                onClick={() => setIsAsking(true)}
              >
                {copy.eraseAll}
              </Button>
            </Flex>
          )}
          <styled.ul aria-label={copy.list} display="grid" gap="3" listStyleType="none">
            {kept.map((thing) => (
              <li key={`${thing.place} ${thing.name}`}>
                <BlockBoundary>
                  <KeptCard
                    kept={thing}
                    onErase={() => void erase([thing], copy.erased(purposeOf(thing, copy).title))}
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
