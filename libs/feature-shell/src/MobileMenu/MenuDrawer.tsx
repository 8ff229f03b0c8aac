import { Flex, Grid, Stack, styled } from '@niramaya/ui/styled';
import { panelsCopy, paths, shellCopy } from '@niramaya/contract';
import { openPanel, useAppDispatch, type PanelName } from '@niramaya/data-access';
import { Accordion, Button, Drawer, UiLink, useCopy } from '@niramaya/ui';
import { CircleUserRound, Package, ScrollText, type LucideIcon } from 'lucide-react';
import { AccountArea } from '../AccountArea/AccountArea';
import { ThemeSwitch } from '../ThemeSwitch/ThemeSwitch';
import { ServiceLinks } from '../TopBar/ServiceLinks';

interface MenuDrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The entries of the menu that open a panel over the screen. */
const panels: readonly (readonly [PanelName, LucideIcon])[] = [
  ['orders', Package],
  ['prescriptions', ScrollText],
  ['account', CircleUserRound],
];

/** The content of the mobile menu: account, colours, services, orders, prescriptions and category groups. */
export function MenuDrawer({ open, onClose }: MenuDrawerProps) {
  const copy = useCopy(shellCopy);
  const titles = useCopy(panelsCopy);
  const dispatch = useAppDispatch();
  return (
    <Drawer side="start" open={open} onClose={onClose} title={copy.menu.title} closeLabel={copy.menu.close}>
      <Stack
        gap="5"
        onClick={(event) => {
          if (event.target instanceof Element && event.target.closest('a')) onClose();
        }}
      >
        <Flex align="start" justify="space-between" gap="2">
          <AccountArea stacked />
          <ThemeSwitch />
        </Flex>
        <ServiceLinks label={copy.services.label} direction="column" />
        <Grid gap="2">
          {panels.map(([panel, Icon]) => (
            <Button
              key={panel}
              variant="subtle"
              aria-haspopup="dialog"
              startIcon={<Icon aria-hidden />}
              onClick={() => {
                onClose();
                dispatch(openPanel(panel));
              }}
            >
              {titles[panel]}
            </Button>
          ))}
        </Grid>
        <nav aria-label={copy.categories.label}>
          <Accordion
            items={copy.categories.groups.map((group) => ({
              id: group.title,
              title: group.title,
              content: (
                <styled.ul listStyleType="none">
                  {group.entries.map((entry) => (
                    <li key={entry}>
                      <UiLink href={paths.medicines}>
                        <styled.span display="flex" alignItems="center" minH="11" color="fg">
                          {entry}
                        </styled.span>
                      </UiLink>
                    </li>
                  ))}
                </styled.ul>
              ),
            }))}
          />
        </nav>
      </Stack>
    </Drawer>
  );
}
