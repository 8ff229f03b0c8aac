import { chakra } from '@niramaya/ui/chakra';
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
      <chakra.div
        display="flex"
        flexDirection="column"
        gap="5"
        onClick={(event) => {
          if (event.target instanceof Element && event.target.closest('a')) onClose();
        }}
      >
        <chakra.div display="flex" alignItems="start" justifyContent="space-between" gap="2">
          <AccountArea stacked />
          <ThemeSwitch />
        </chakra.div>
        <ServiceLinks label={copy.services.label} direction="column" />
        <chakra.div display="grid" gap="2">
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
        </chakra.div>
        <nav aria-label={copy.categories.label}>
          <Accordion
            items={copy.categories.groups.map((group) => ({
              id: group.title,
              title: group.title,
              content: (
                <chakra.ul listStyleType="none">
                  {group.entries.map((entry) => (
                    <li key={entry}>
                      <UiLink href={paths.medicines}>
                        <chakra.span display="flex" alignItems="center" minH="11" color="fg">
                          {entry}
                        </chakra.span>
                      </UiLink>
                    </li>
                  ))}
                </chakra.ul>
              ),
            }))}
          />
        </nav>
      </chakra.div>
    </Drawer>
  );
}
