import { Flex, styled } from '@niramaya/ui/styled';
import { paths, pathologyTestsId } from '@niramaya/contract';
import { labTestsCopy } from '@niramaya/copy/lab-tests';
import { languageCopy } from '@niramaya/copy/language';
import type { LabTestName } from '@niramaya/copy/topics';
import { Button } from '@niramaya/ui';
import { useEffect, useId, useRef } from 'react';

/**
 * LabTestNotice is the box above the whole list for a shopper who has come by a lab test of the home screen: the use of
 * the test, how to prepare for it, and a link back. Its heading takes the focus from that of the screen when it
 * appears. A shopper who has moved the focus meanwhile keeps it.
 */
export function LabTestNotice({ name }: { readonly name: LabTestName }) {
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const focused = document.activeElement;
    if (focused === null || focused.matches('body, h1')) title.current?.focus({ preventScroll: true });
  }, [name]);
  const { purpose, before } = labTestsCopy.tests[name];
  // The names of the tests are in English on every page, as a lab prints them.
  const [beforeName, afterName] = labTestsCopy.title(name).split(name);
  return (
    <styled.section
      aria-labelledby={titleId}
      // The arrival at a screen focuses the first heading of the screen, unless an element with this mark is there.
      data-takes-focus=""
      layerStyle="panel"
      p="4"
      mb="4"
    >
      <styled.h3 ref={title} id={titleId} tabIndex={-1} textStyle="title">
        <span>{beforeName}</span>
        <span lang={languageCopy.apiLanguage}>{name}</span>
        <span>{afterName}</span>
      </styled.h3>
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
          {labTestsCopy.consult}
        </Button>
      </Flex>
    </styled.section>
  );
}
