import { Flex, Grid, Stack, styled } from '@niramaya/ui/styled';
import { panelsCopy } from '@niramaya/copy/panels';
import { shellCopy } from '@niramaya/copy/shell';
import { topicNamesCopy } from '@niramaya/copy/topic-names';
import { openPanel, useAppDispatch } from '@niramaya/data-access';
import { Accordion, Button } from '@niramaya/ui';
import { CircleUserRound, Package, ScrollText } from 'lucide-react';
import { AccountArea } from '../AccountArea/AccountArea';
import { TopicLink } from '../CategoryMenus/TopicLink';
import { LanguageLink } from '../LanguageLink/LanguageLink';
import { ThemeSwitch } from '../ThemeSwitch/ThemeSwitch';
import { ServiceLinks } from '../TopBar/ServiceLinks';

/** The panels that the menu opens, each with its icon. */
const panels = [
  ['orders', Package],
  ['prescriptions', ScrollText],
  ['account', CircleUserRound],
] as const;

/**
 * MenuPanel is the menu of screens below 1025 px (requirements SHELL-42 to SHELL-44 in `docs/requirements.md`):
 * account, language, colour mode, services, panels and the category groups. The drawer around it closes when a link is
 * followed.
 */
export function MenuPanel() {
  const dispatch = useAppDispatch();
  return (
    <Stack gap="5">
      <Flex align="start" justify="space-between" gap="2">
        <AccountArea stacked />
        <Flex>
          <LanguageLink />
          <ThemeSwitch />
        </Flex>
      </Flex>
      <ServiceLinks direction="column" />
      <Grid gap="2">
        {panels.map(([panel, Icon]) => (
          <Button
            key={panel}
            variant="subtle"
            aria-haspopup="dialog"
            startIcon={<Icon aria-hidden />}
            onClick={() => dispatch(openPanel(panel))}
          >
            {panelsCopy[panel]}
          </Button>
        ))}
      </Grid>
      <nav aria-label={shellCopy.categories.label}>
        <Accordion
          items={shellCopy.categories.groups.map((group) => ({
            id: group.title,
            title: group.title,
            content: (
              <styled.ul>
                {group.entries.map((entry) => (
                  <li key={entry}>
                    <TopicLink topic={entry}>
                      <styled.span display="flex" alignItems="center" minH="11" color="fg">
                        {topicNamesCopy.shown(entry)}
                      </styled.span>
                    </TopicLink>
                  </li>
                ))}
              </styled.ul>
            ),
          }))}
        />
      </nav>
    </Stack>
  );
}
