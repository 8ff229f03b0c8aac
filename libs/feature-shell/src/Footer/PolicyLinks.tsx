import { styled } from '@niramaya/ui/styled';
import { footerCopy } from '@niramaya/contract/copy/footer';
import { shellCopy } from '@niramaya/contract/copy/shell';
import { openPanel, useAppDispatch } from '@niramaya/data-access';
import { prefetch, lazyComponent, OverPage } from '@niramaya/lazy';
import { useCopy } from '@niramaya/ui';
import { useState } from 'react';
import { FooterGroup, footerItem } from './FooterGroup';

const PolicyDialog = lazyComponent('policy', () => import('./PolicyDialog').then((module) => module.PolicyDialog), {
  fallback: OverPage,
});

/** Dialogs, because the shop may have no further addresses. */
export function PolicyLinks({ title }: { title: string }) {
  const { names } = useCopy(footerCopy).policies;
  const { account } = useCopy(shellCopy);
  const dispatch = useAppDispatch();
  const [openId, setOpenId] = useState<string | null>(null);
  return (
    <FooterGroup title={title}>
      {Object.entries(names).map(([id, name]) => (
        <li key={id}>
          <styled.button
            type="button"
            css={footerItem}
            aria-haspopup="dialog"
            onClick={() => setOpenId(id)}
            {...prefetch(PolicyDialog)}
          >
            {name}
          </styled.button>
        </li>
      ))}
      <li>
        <styled.button
          type="button"
          css={footerItem}
          aria-haspopup="dialog"
          onClick={() => dispatch(openPanel('data'))}
        >
          {account.data}
        </styled.button>
      </li>
      <PolicyDialog open={openId !== null} id={openId} onClose={() => setOpenId(null)} />
    </FooterGroup>
  );
}
