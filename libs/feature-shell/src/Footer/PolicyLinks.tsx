import { chakra } from '@chakra-ui/react';
import { policiesCopy, shellCopy } from '@niramaya/contract';
import { openPanel, useAppDispatch } from '@niramaya/data-access';
import { Dialog, useCopy } from '@niramaya/ui';
import { useState } from 'react';
import { shellCopy } from '@niramaya/contract';
import { createPart, fetchAhead, useCopy, usePart } from '@niramaya/ui';
import { createElement, useState } from 'react';
import { FooterGroup, footerItem } from './FooterGroup';

const dialog = createPart(() => import('./PolicyDialog').then((part) => part.PolicyDialog));

/** The policies, each opened as a dialog, for no address may be added (SHELL-46, ROUTE-17). */
export function PolicyLinks({ title }: { title: string }) {
  const policies = useCopy(policiesCopy);
  const { account, footer } = useCopy(shellCopy);
  const dispatch = useAppDispatch();
  const { names } = useCopy(shellCopy).footer.policies;
  const [openId, setOpenId] = useState<string | null>(null);
  const PolicyDialog = usePart(dialog, openId !== null);
  return (
    <FooterGroup title={title}>
      {Object.entries(names).map(([id, name]) => (
        <li key={id}>
          <chakra.button
            type="button"
            css={footerItem}
            aria-haspopup="dialog"
            onClick={() => setOpenId(id)}
            {...fetchAhead(dialog)}
          >
            {name}
          </chakra.button>
        </li>
      ))}
      <li>
        <chakra.button
          type="button"
          css={footerItem}
          aria-haspopup="dialog"
          onClick={() => dispatch(openPanel('data'))}
        >
          {account.panels.data}
        </chakra.button>
      </li>
      <Dialog
        open={shown !== undefined}
        onClose={() => setOpenId(null)}
        title={shown?.title ?? ''}
        closeLabel={footer.policies.close}
        size="lg"
      >
        <chakra.div display="flex" flexDirection="column" gap="5">
          {shown?.sections.map((section) => (
            <section key={section.heading}>
              <chakra.h3 fontWeight="bold" pb="1">
                {section.heading}
              </chakra.h3>
              <chakra.p color="fg.muted">{section.text}</chakra.p>
            </section>
          ))}
        </chakra.div>
      </Dialog>
      {PolicyDialog && createElement(PolicyDialog, { id: openId, onClose: () => setOpenId(null) })}
    </FooterGroup>
  );
}
