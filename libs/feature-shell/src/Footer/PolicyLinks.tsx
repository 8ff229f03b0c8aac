import { chakra } from '@chakra-ui/react';
import { policiesCopy, shellCopy } from '@niramaya/contract';
import { openPanel, useAppDispatch } from '@niramaya/data-access';
import { Dialog, useCopy } from '@niramaya/ui';
import { useState } from 'react';
import { FooterGroup, footerItem } from './FooterGroup';

/** The policies, each opened as a dialog, for no address may be added (SHELL-46, ROUTE-17). */
export function PolicyLinks({ title }: { title: string }) {
  const policies = useCopy(policiesCopy);
  const { account, footer } = useCopy(shellCopy);
  const dispatch = useAppDispatch();
  const [openId, setOpenId] = useState<string | null>(null);
  const shown = policies.find((policy) => policy.id === openId);
  return (
    <FooterGroup title={title}>
      {policies.map((policy) => (
        <li key={policy.id}>
          <chakra.button type="button" css={footerItem} aria-haspopup="dialog" onClick={() => setOpenId(policy.id)}>
            {policy.title}
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
    </FooterGroup>
  );
}
