import { styled } from '@niramaya/ui/styled';
import { paths } from '@niramaya/contract';
import { sharingCopy } from '@niramaya/contract/copy/sharing';
import { LoadingText, UiLink, useCopy } from '@niramaya/ui';
import { useEffect, useState } from 'react';

const Line = styled('span', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3', rowGap: '1' },
});

/** Adds a slow-loading message after `patienceMs`. */
export function SlowLoadingText({ patienceMs }: { readonly patienceMs: number }) {
  const copy = useCopy(sharingCopy);
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), patienceMs);
    return () => clearTimeout(timer);
  }, [patienceMs]);
  return (
    <Line>
      <LoadingText>{isSlow ? copy.slow : copy.wait}</LoadingText>
      {isSlow && (
        <UiLink href={paths.medicines} variant="inline">
          {copy.medicines}
        </UiLink>
      )}
    </Line>
  );
}
