import { Container, css, cx, Flex, Grid, Stack, styled } from '@niramaya/ui/styled';
import { paths, policy, type Language } from '@niramaya/contract';
import { covidCopy } from '@niramaya/copy/covid';
import { languageCopy } from '@niramaya/copy/language';
import { hasOneLanguage, hasOwnCatalogue, requestLanguage, searchQuery, useAppDispatch } from '@niramaya/data-access';
import {
  Button,
  Illustration,
  InertButton,
  SelectField,
  ServiceIcon,
  UiLink,
  type ButtonVariant,
  type ServiceName,
} from '@niramaya/ui';
import { ChevronRight } from 'lucide-react';
import { useState, type ReactNode } from 'react';
// The file has a view for each picture, which the fragment of its address chooses. An inlined file has no address.
import essentials from './essentials.svg?no-inline';

interface ActionCardProps {
  readonly icon: ServiceName;
  readonly title: string;
  readonly text: string;
  /** Content between the text and the button. */
  readonly extra?: ReactNode;
  readonly href: string;
  /** The text of the button. */
  readonly action: string;
  /** A sentence above the button about the screen that it opens, if its text does not name that screen. */
  readonly opens?: string;
  /** The look of the button. @default 'outline' */
  readonly variant?: ButtonVariant;
}

function ActionCard({ icon, title, text, extra, href, action, opens, variant = 'outline' }: ActionCardProps) {
  return (
    <Stack as="section" aria-label={title} align="flex-start" gap="3" layerStyle="card" p="5">
      <styled.span color="brand.fg">
        <ServiceIcon name={icon} />
      </styled.span>
      <styled.h2 textStyle="title">{title}</styled.h2>
      <styled.p color="fg.muted">{text}</styled.p>
      {extra}
      <styled.div mt="[auto]" pt="2">
        {opens && (
          <styled.p textStyle="caption" color="fg.muted" pb="3">
            {opens}
          </styled.p>
        )}
        <Button href={href} variant={variant}>
          {action}
        </Button>
      </styled.div>
    </Stack>
  );
}

const telephoneHref = (number: string) => `tel:${number.replaceAll(' ', '')}`;

/** Matches an emergency number. Its group makes `split` keep the numbers. */
const EMERGENCY_NUMBER = new RegExp(`\\b(${policy.emergencyNumbers.join('|')})\\b`);

/** A text whose emergency numbers are links that call them. */
const WithCalls = ({ text }: { readonly text: string }) =>
  // The parts at odd places are the numbers, because `split` also returns the match of a group.
  text.split(EMERGENCY_NUMBER).map((part, index) =>
    index % 2 === 0 ? (
      <span key={index}>{part}</span>
    ) : (
      <UiLink key={index} href={telephoneHref(part)} variant="inline">
        {part}
      </UiLink>
    ),
  );

/** The box of a text about an emergency. */
const Danger = styled('div', {
  base: {
    px: '4',
    py: '3',
    bg: 'danger.subtle',
    color: 'danger.fg',
    borderRadius: 'control',
    '& a': { color: 'danger.fg', fontWeight: 'semibold' },
  },
});

/** A thing for the home: its picture, name and use. With text of 200 % they are below each other on a phone. */
const essential = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: { base: '4', _largeText: '2' },
  height: 'full',
  px: '4',
  py: '3',
  layerStyle: 'panel',
});
const essentialLink = css({
  color: 'fg',
  textDecoration: 'none',
  _hover: { borderColor: 'brand.border', bg: 'brand.subtle' },
  _icon: { boxSize: '6', flexShrink: '0', color: 'brand.fg' },
});

/** A language of the texts of this screen. */
type CovidLanguage = keyof typeof covidCopy;

const isCovidLanguage = (language: Language): language is CovidLanguage => language in covidCopy;

interface CovidScreenProps {
  /** Changes the language of the whole shop. Stories pass their own. @default dispatches `requestLanguage` */
  readonly onLanguage?: (language: Language) => unknown;
  /** Whether the shop sells a catalogue of its own in place of the demo's. @default VITE_OWN_CATALOGUE of the build */
  readonly ownCatalogue?: boolean;
}

/**
 * CovidScreen has information about covid in English and Hindi. Its select changes the text of this screen at once. It
 * then asks for the language of the whole shop (`requestLanguage`), for which the page loads again, unless the shopper
 * declines because text in a form would be lost. Without a connection, and in a build with one language such as the
 * demonstration, no page in the chosen language can load, so only the text of this screen changes. The essentials for
 * home are links to the products of the demo. Another catalogue may not have them, so they are no links there.
 */
export function CovidScreen({ onLanguage, ownCatalogue = hasOwnCatalogue }: CovidScreenProps) {
  const dispatch = useAppDispatch();
  const [language, setLanguage] = useState<CovidLanguage>(
    isCovidLanguage(languageCopy.current) ? languageCopy.current : 'en',
  );
  const copy = covidCopy[language];
  return (
    <Container>
      <Grid
        lang={language}
        gridTemplateColumns="minmax(0, 1fr)"
        py={{ base: '6', lg: '10' }}
        gap={{ base: '8', lg: '12' }}
      >
        <Flex wrap="wrap" gap="6" justify="space-between" align="flex-start">
          <styled.div maxW="[640px]">
            <styled.h1 textStyle="display">{copy.title}</styled.h1>
            <styled.p textStyle="lead" color="fg.muted" pt="2">
              {copy.lead}
            </styled.p>
          </styled.div>
          <styled.div w="40" maxW="full">
            <SelectField<CovidLanguage>
              label={copy.language.label}
              name="language"
              value={language}
              onChange={(chosen) => {
                setLanguage(chosen);
                const canLoadOtherLanguage = navigator.onLine && !hasOneLanguage;
                if (!canLoadOtherLanguage) return;
                if (onLanguage) onLanguage(chosen);
                else dispatch(requestLanguage(chosen));
              }}
              options={[
                { value: 'en', label: copy.language.english, lang: 'en' },
                { value: 'hi', label: copy.language.hindi, lang: 'hi' },
              ]}
            />
          </styled.div>
          <Danger as="p" w="full">
            <WithCalls text={copy.urgent} />
          </Danger>
        </Flex>

        <Grid gap="4" gridTemplateColumns={{ base: '1fr', md: 'repeat(3, minmax(0, 1fr))' }}>
          <ActionCard
            title={copy.helpline.title}
            text={copy.helpline.text}
            icon="phoneHelp"
            extra={
              <div>
                <styled.p textStyle="caption" color="fg.muted">
                  {copy.helpline.label}
                </styled.p>
                <styled.p textStyle="title">
                  <UiLink href={telephoneHref(copy.helpline.number)} variant="inline">
                    {copy.helpline.number}
                  </UiLink>
                </styled.p>
                <styled.p textStyle="caption" color="fg.muted">
                  {copy.helpline.note}
                </styled.p>
              </div>
            }
            href={telephoneHref(copy.helpline.number)}
            action={copy.helpline.call}
          />
          {/* The requirements send this card to the consultation too (COVID-03 in `docs/requirements.md`). */}
          <ActionCard {...copy.rtPcr} icon="labTests" href={paths.consultDoctor} />
          <ActionCard {...copy.consult} icon="consult" href={paths.consultDoctor} variant="solid" />
        </Grid>

        <styled.article
          aria-label={copy.article.title}
          display="grid"
          alignItems="center"
          columnGap="12"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto' }}
        >
          <div>
            <styled.h2 textStyle="heading">{copy.article.title}</styled.h2>
            <styled.p textStyle="caption" color="fg.muted" pt="1">
              {copy.dated}
            </styled.p>
            <styled.p textStyle="caption" color="fg.muted">
              {copy.today}
            </styled.p>
            <Danger as="section" mt="5">
              <styled.h3 textStyle="title">{copy.article.warning.heading}</styled.h3>
              <styled.p pt="1">
                <WithCalls text={copy.article.warning.text} />
              </styled.p>
            </Danger>
            {copy.article.sections.map((section) => (
              <styled.section key={section.heading} pt="5">
                <styled.h3 textStyle="title">{section.heading}</styled.h3>
                <styled.p pt="1">{section.text}</styled.p>
              </styled.section>
            ))}
          </div>
          <styled.div
            order={{ base: '-1', md: '0' }}
            width={{ base: '[192px]', md: '[224px]', lg: '[320px]' }}
            mx="[auto]"
            css={{ '& > img': { width: 'full' } }}
          >
            {/* The box sets the visible width. The size only gives the browser the ratio of the picture. */}
            <Illustration name="restAtHome" size={300} />
          </styled.div>
        </styled.article>

        <section aria-label={copy.essentials.title}>
          <styled.h2 textStyle="heading">{copy.essentials.title}</styled.h2>
          {!ownCatalogue && <styled.p color="fg.muted">{copy.essentials.text}</styled.p>}
          <Grid
            as="ul"
            gap="4"
            pt="4"
            gridTemplateColumns={{
              base: 'minmax(0, 1fr)',
              sm: 'repeat(2, minmax(0, 1fr))',
              lg: 'repeat(3, minmax(0, 1fr))',
            }}
          >
            {copy.essentials.items.map(({ picture, name, text, search }) => {
              // `search` is the search text that finds the item in the catalogue of the demo. It is null for an item
              // that the demo does not sell.
              const isUnsold = search === null && !ownCatalogue;
              const content = (
                <>
                  <img src={`${essentials}#${picture}`} alt="" width={64} height={64} loading="lazy" decoding="async" />
                  <styled.div
                    minW="0"
                    flexGrow="1"
                    flexBasis={{ base: '[7rem]', _largeText: 'full' }}
                    overflowWrap="anywhere"
                  >
                    <styled.p fontWeight="semibold">{name}</styled.p>
                    <styled.p color="fg.muted">{isUnsold ? `${copy.essentials.notSold} ${text}` : text}</styled.p>
                  </styled.div>
                </>
              );
              return (
                <li key={picture}>
                  {search === null || ownCatalogue ? (
                    <div className={essential}>{content}</div>
                  ) : (
                    <UiLink className={cx(essential, essentialLink)} href={`${paths.medicines}?${searchQuery(search)}`}>
                      {content}
                      <ChevronRight aria-hidden />
                    </UiLink>
                  )}
                </li>
              );
            })}
          </Grid>
        </section>

        <section aria-label={copy.books.title}>
          <styled.h2 textStyle="heading" pb="4">
            {copy.books.title}
          </styled.h2>
          <Flex wrap="wrap" gap="4">
            {copy.books.items.map((book) => (
              <InertButton key={book} note={copy.books.note}>
                {book}
              </InertButton>
            ))}
          </Flex>
        </section>
      </Grid>
    </Container>
  );
}
