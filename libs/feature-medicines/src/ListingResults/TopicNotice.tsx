import { Flex, styled } from '@niramaya/ui/styled';
import { homeopathyId, paths, pathologyTestsId } from '@niramaya/contract';
import { homeopathyCopy } from '@niramaya/copy/homeopathy';
import { labTestsCopy } from '@niramaya/copy/lab-tests';
import { languageCopy } from '@niramaya/copy/language';
import { medicinesCopy } from '@niramaya/copy/medicines';
import { searchHelpCopy } from '@niramaya/copy/search-help';
import type { LabTestName } from '@niramaya/copy/topics';
import { Button } from '@niramaya/ui';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { listingFor } from './listing-for';

interface TopicNoticeProps {
  /** The name of the topic, in English. */
  readonly name: string;
  /** The heading, which contains `name`. */
  readonly title: string;
  /** The texts and links below the heading. */
  readonly children: ReactNode;
}

/**
 * TopicNotice is the box above the whole list for a shopper who has come by a card of the home screen that the shop
 * does not sell. Its heading takes the focus from that of the screen when it appears. A shopper who has moved the focus
 * meanwhile keeps it.
 */
function TopicNotice({ name, title, children }: TopicNoticeProps) {
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const focused = document.activeElement;
    if (focused === null || focused.matches('body, h1')) heading.current?.focus({ preventScroll: true });
  }, [name]);
  // The name is in English on every page, as it is printed.
  const [beforeName, afterName] = title.split(name);
  return (
    <styled.section
      aria-labelledby={titleId}
      // The arrival at a screen focuses the first heading of the screen, unless an element with this mark is there.
      data-takes-focus=""
      layerStyle="panel"
      p="4"
      mb="4"
    >
      <styled.h3 ref={heading} id={titleId} tabIndex={-1} textStyle="title">
        <span>{beforeName}</span>
        <span lang={languageCopy.apiLanguage}>{name}</span>
        <span>{afterName}</span>
      </styled.h3>
      {children}
    </styled.section>
  );
}

/** LabTestNotice is the box for a lab test: its use, how to prepare for it, and a link back. */
export function LabTestNotice({ name }: { readonly name: LabTestName }) {
  const { purpose, before } = labTestsCopy.tests[name];
  return (
    <TopicNotice name={name} title={labTestsCopy.title(name)}>
      <styled.dl marginTop="2" css={{ '& dt': { color: 'fg.muted' }, '& dd': { marginBottom: '2' } }}>
        <dt>{labTestsCopy.purpose}</dt>
        <dd>{purpose}</dd>
        <dt>{labTestsCopy.before}</dt>
        <dd>{before}</dd>
      </styled.dl>
      <styled.p textWrap="[pretty]">{labTestsCopy.note}</styled.p>
      <Flex wrap="wrap" gap="3" marginTop="3">
        <Button href={`${paths.home}#${pathologyTestsId}`} variant="outline" size="sm">
          {labTestsCopy.back}
        </Button>
        <Button href={paths.consultDoctor} variant="ghost" size="sm">
          {medicinesCopy.help.action}
        </Button>
      </Flex>
    </TopicNotice>
  );
}

/** The concern of all homeopathy products of the home screen, which the heading of their block names. */
const { name: troubleName, search: troubleSearch } = searchHelpCopy.categories.cold;

/**
 * HomeopathyNotice is the box for a homeopathy product, which is not on sale. It has links to the products on sale for
 * the same trouble, to a doctor, and back.
 */
export const HomeopathyNotice = ({ name }: { readonly name: string }) => (
  <TopicNotice name={name} title={homeopathyCopy.title(name)}>
    <styled.p marginTop="2" textWrap="[pretty]">
      {homeopathyCopy.text}
    </styled.p>
    <Flex wrap="wrap" gap="3" marginTop="3">
      <Button href={listingFor(troubleSearch)} variant="outline" size="sm">
        {searchHelpCopy.category(troubleName)}
      </Button>
      <Button href={paths.consultDoctor} variant="ghost" size="sm">
        {medicinesCopy.help.action}
      </Button>
      <Button href={`${paths.home}#${homeopathyId}`} variant="ghost" size="sm">
        {homeopathyCopy.back}
      </Button>
    </Flex>
  </TopicNotice>
);
