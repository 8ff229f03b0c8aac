import { isLanguage } from '@niramaya/contract';
import { languageOfferCopy } from '@niramaya/copy/language-offer';
import { refuseLanguage, requestLanguage, useAppDispatch, useBrowserStorage } from '@niramaya/data-access';
import { Button, IconButton } from '@niramaya/ui';
import { styled } from '@niramaya/ui/styled';
import { X } from 'lucide-react';
import { useState } from 'react';
import { focusPage } from '../Notices/Notices';

/**
 * LanguageOffer offers a language of the shop to a browser that prefers it: in that language and in English, with a
 * button that changes to it and one that refuses it for good. It renders nothing after the refusal, and for a language
 * that the shop does not offer.
 */
export function LanguageOffer({ language }: { readonly language: string }) {
  const dispatch = useAppDispatch();
  const storage = useBrowserStorage();
  const [isRefused, setIsRefused] = useState(false);
  if (!isLanguage(language) || isRefused) return null;
  const offer = languageOfferCopy.offers[language];
  if (!offer) return null;
  const refuse = () => {
    refuseLanguage(storage, language);
    setIsRefused(true);
    focusPage();
  };
  return (
    <styled.section
      aria-label={languageOfferCopy.label}
      // In a low window this mark puts the notices below the screen, which the offer would otherwise push down
      // (`Shell`).
      data-at-end=""
      display="flex"
      alignItems="center"
      justifyContent="center"
      columnGap={{ base: '2', md: '4' }}
      // The height that `inline/shopper.ts` reserves before the first paint.
      minHeight="16"
      px={{ base: '3', md: '4' }}
      py="1.5"
      bg="bg.panel"
      color="fg"
      borderTopWidth="1px"
      boxShadow="raised"
    >
      <styled.p role="status" flex={{ base: '1', md: 'none' }} minW="0" textStyle={{ base: 'caption', md: 'body' }}>
        <styled.span lang={language} display={{ base: 'block', md: 'inline' }}>
          {offer.own}
        </styled.span>
        <styled.span hideBelow="md" aria-hidden>
          {' · '}
        </styled.span>
        <styled.span display={{ base: 'block', md: 'inline' }}>{offer.here}</styled.span>
      </styled.p>
      <Button size="sm" onClick={() => dispatch(requestLanguage(language))}>
        <span lang={language}>{offer.change}</span>
      </Button>
      <IconButton label={languageOfferCopy.close} icon={<X aria-hidden />} size="sm" onClick={refuse} />
    </styled.section>
  );
}
