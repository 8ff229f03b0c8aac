import { chakra } from '@chakra-ui/react';
import { paths, shellCopy } from '@niramaya/contract';
import { openPanel, useAppDispatch } from '@niramaya/data-access';
import { Accordion, Button, Drawer, IconButton, UiLink, useCopy } from '@niramaya/ui';
import { CircleUserRound, Menu } from 'lucide-react';
import { useState } from 'react';
import { AccountArea } from '../AccountArea/AccountArea';
import { LocationPicker } from '../LocationPicker/LocationPicker';
import { ServiceLinks } from '../TopBar/ServiceLinks';

/**
 * The menu of narrow screens, up to 1024 px (SHELL-42 to SHELL-44): account, location, the four services and the
 * five category groups. Following a link closes it.
 */
export function MobileMenu() {
  const copy = useCopy(shellCopy);
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const dispatch = useAppDispatch();
  return (
    <>
      <IconButton
        label={copy.menu.open}
        icon={<Menu size={24} />}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
      />
      <Drawer side="start" open={isOpen} onClose={close} title={copy.menu.title} closeLabel={copy.menu.close}>
        <chakra.div
          display="flex"
          flexDirection="column"
          gap="5"
          onClick={(event) => {
            if (event.target instanceof Element && event.target.closest('a')) close();
          }}
        >
          <AccountArea stacked />
          <LocationPicker />
          <ServiceLinks label={copy.services.label} direction="column" />
          <Button
            variant="subtle"
            aria-haspopup="dialog"
            startIcon={<CircleUserRound aria-hidden />}
            onClick={() => {
              close();
              dispatch(openPanel('account'));
            }}
          >
            {copy.account.panels.account}
          </Button>
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
    </>
  );
}
