import { css, Flex, Stack, styled } from '@niramaya/ui/styled';
import { labTestsId, paths } from '@niramaya/contract';
import { footerCopy } from '@niramaya/copy/footer';
import { panelsCopy } from '@niramaya/copy/panels';
import { shellCopy } from '@niramaya/copy/shell';
import { topicNamesCopy } from '@niramaya/copy/topic-names';
import { openPanel, useAppDispatch } from '@niramaya/data-access';
import { Accordion, ServiceIcon, UiLink } from '@niramaya/ui';
import { CircleUserRound, FileText, Heart, ReceiptText } from 'lucide-react';
import { useId } from 'react';
import { AccountArea } from '../AccountArea/AccountArea';
import { TopicLink } from '../CategoryMenus/TopicLink';
import { LanguageLink } from '../LanguageLink/LanguageLink';
import { ThemeSwitch } from '../ThemeSwitch/ThemeSwitch';
import { ServiceLinks } from '../TopBar/ServiceLinks';
import { useCurrentPage } from '../useCurrentPage';

/** The panels that the menu opens. The last one leads to all others. */
const panels = [
  { panel: 'orders', label: panelsCopy.orders, Icon: ReceiptText },
  { panel: 'saved', label: panelsCopy.saved, Icon: Heart },
  { panel: 'prescriptions', label: panelsCopy.prescriptions, Icon: FileText },
  { panel: 'account', label: panelsCopy.account, Icon: CircleUserRound },
] as const;

const links = [
  { icon: 'labTests', label: shellCopy.menu.labTests, href: `${paths.home}#${labTestsId}` },
  { icon: 'offers', label: shellCopy.menu.offers, href: paths.offers },
] as const;

/** A line of the menu: an icon and a text. The line of the current page has another background. */
const line = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  width: 'full',
  minH: '11',
  px: '3',
  borderRadius: 'control',
  fontWeight: 'semibold',
  textAlign: 'start',
  color: 'fg',
  cursor: 'pointer',
  _hover: { bg: 'brand.subtle' },
  '&[aria-current=page]': { bg: 'brand.subtle', color: 'brand.fg' },
  _icon: { boxSize: '6', flexShrink: '0', color: 'brand.fg' },
});

/** The groups of categories look like the lines above them, so the box of the accordion is left out. */
const Categories = styled('nav', {
  base: {
    '& > div': { borderWidth: '0', borderRadius: 'none', bg: '[transparent]' },
    // The text begins where that of the lines with an icon does.
    '& summary': { minH: '11', ps: '12', pe: '3', py: '2', color: 'fg' },
  },
});

/**
 * MenuPanel is the menu of screens below 1025 px (requirements SHELL-42 to SHELL-44 in `docs/requirements.md`):
 * account, language, colour mode, the four services, more links, panels, the category groups, and help by phone. The
 * drawer around it closes when a link is followed.
 */
export function MenuPanel() {
  const dispatch = useAppDispatch();
  const current = useCurrentPage();
  const yoursId = useId();
  return (
    <Stack gap="4">
      <Flex align="start" justify="space-between" gap="2">
        <AccountArea stacked />
        <Flex>
          <LanguageLink />
          <ThemeSwitch />
        </Flex>
      </Flex>
      <div>
        <ServiceLinks menu={{ className: line, icon: (service) => <ServiceIcon name={service} size={24} /> }} />
        <ul>
          {links.map(({ icon, label, href }) => (
            <li key={href}>
              <UiLink className={line} href={href} aria-current={current(href)}>
                <ServiceIcon name={icon} size={24} />
                <span>{label}</span>
              </UiLink>
            </li>
          ))}
        </ul>
      </div>
      <section aria-labelledby={yoursId}>
        <styled.h3 id={yoursId} textStyle="caption" fontWeight="semibold" color="fg.muted" px="3" pb="1">
          {shellCopy.menu.yours}
        </styled.h3>
        <ul>
          {panels.map(({ panel, label, Icon }) => (
            <li key={panel}>
              <button className={line} type="button" aria-haspopup="dialog" onClick={() => dispatch(openPanel(panel))}>
                <Icon aria-hidden strokeWidth={1.75} />
                <span>{label}</span>
              </button>
            </li>
          ))}
        </ul>
      </section>
      <Categories aria-label={shellCopy.categories.label}>
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
      </Categories>
      <styled.div px="3">
        <styled.p fontWeight="semibold">{`${footerCopy.help.title}: ${footerCopy.help.number}`}</styled.p>
        <styled.p textStyle="caption" color="fg.muted">
          {`${footerCopy.help.text} ${footerCopy.help.demo}`}
        </styled.p>
      </styled.div>
    </Stack>
  );
}
