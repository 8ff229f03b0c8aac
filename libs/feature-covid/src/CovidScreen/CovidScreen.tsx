import { chakra } from '@niramaya/ui/chakra';
import { covidCopy, paths, type Locale } from '@niramaya/contract';
import {
  Button,
  Container,
  EssentialArt,
  Illustration,
  InertButton,
  LocaleProvider,
  SelectField,
  ServiceIcon,
  useCopy,
} from '@niramaya/ui';
import { useState } from 'react';
import { ActionCard } from '../ActionCard/ActionCard';

/** The drawing beside the article; above it where there is no room beside. */
const Spot = chakra('div', {
  base: {
    order: { base: '-1', md: '0' },
    width: { base: '[192px]', md: '[224px]', lg: '[320px]' },
    mx: '[auto]',
    '& > img': { width: 'full', height: '[auto]' },
  },
});

function CovidContent({ locale, onLocaleChange }: { locale: Locale; onLocaleChange: (locale: Locale) => void }) {
  const copy = useCopy(covidCopy);
  return (
    <Container>
      <chakra.div lang={locale} py={{ base: '6', lg: '10' }} display="grid" gap={{ base: '8', lg: '12' }}>
        <chakra.div display="flex" flexWrap="wrap" gap="6" justifyContent="space-between" alignItems="flex-start">
          <chakra.div maxW="[640px]">
            <chakra.h1 textStyle="display">{copy.title}</chakra.h1>
            <chakra.p textStyle="lead" color="fg.muted" pt="2">
              {copy.lead}
            </chakra.p>
          </chakra.div>
          <chakra.div w="40">
            <SelectField<Locale>
              label={copy.language.label}
              name="language"
              value={locale}
              onChange={onLocaleChange}
              options={[
                { value: 'en', label: copy.language.english },
                { value: 'hi', label: copy.language.hindi },
              ]}
            />
          </chakra.div>
        </chakra.div>

        <chakra.div display="grid" gap="4" gridTemplateColumns={{ base: '1fr', md: 'repeat(3, minmax(0, 1fr))' }}>
          <ActionCard
            icon={<ServiceIcon name="phoneHelp" />}
            title={copy.helpline.title}
            text={copy.helpline.text}
            extra={
              <>
                <chakra.p textStyle="caption" color="fg.muted">
                  {copy.helpline.label}
                </chakra.p>
                <chakra.p textStyle="title">{copy.helpline.number}</chakra.p>
                <chakra.p textStyle="caption" color="fg.muted">
                  {copy.helpline.note}
                </chakra.p>
              </>
            }
            action={<Button href={`tel:${copy.helpline.number.replaceAll(' ', '')}`}>{copy.helpline.call}</Button>}
          />
          <ActionCard
            icon={<ServiceIcon name="labTests" />}
            title={copy.rtPcr.title}
            text={copy.rtPcr.text}
            action={<Button href={paths.consultDoctor}>{copy.rtPcr.action}</Button>}
          />
          <ActionCard
            icon={<ServiceIcon name="consult" />}
            title={copy.consult.title}
            text={copy.consult.text}
            action={<Button href={paths.consultDoctor}>{copy.consult.action}</Button>}
          />
        </chakra.div>

        <chakra.article
          aria-labelledby="covid-treatment"
          display="grid"
          alignItems="center"
          columnGap="12"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto' }}
        >
          <div>
            <chakra.h2 id="covid-treatment" textStyle="heading">
              {copy.article.title}
            </chakra.h2>
            <chakra.div display="grid" columnGap="10" cardColumns={{ base: '1', lg: '2 16rem' }}>
              {copy.article.sections.map((section) => (
                <chakra.section key={section.heading} pt="5">
                  <chakra.h3 textStyle="title">{section.heading}</chakra.h3>
                  <chakra.p pt="1">{section.text}</chakra.p>
                </chakra.section>
              ))}
            </chakra.div>
            <chakra.p textStyle="caption" color="fg.muted" pt="5">
              {copy.dated}
            </chakra.p>
          </div>
          <Spot>
            <Illustration name="restAtHome" size={300} />
          </Spot>
        </chakra.article>

        <section aria-labelledby="covid-essentials">
          <chakra.h2 id="covid-essentials" textStyle="heading" pb="4">
            {copy.essentials.title}
          </chakra.h2>
          <chakra.ul
            listStyleType="none"
            display="grid"
            gap="4"
            gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr', lg: 'repeat(3, minmax(0, 1fr))' }}
          >
            {copy.essentials.items.map((item) => (
              <chakra.li key={item.picture} layerStyle="panel" display="flex" alignItems="center" gap="4" px="4" py="3">
                <EssentialArt name={item.picture} size={64} />
                <div>
                  <chakra.p fontWeight="semibold">{item.name}</chakra.p>
                  <chakra.p color="fg.muted">{item.text}</chakra.p>
                </div>
              </chakra.li>
            ))}
          </chakra.ul>
        </section>

        <section aria-labelledby="covid-books">
          <chakra.h2 id="covid-books" textStyle="heading" pb="4">
            {copy.books.title}
          </chakra.h2>
          <chakra.div display="flex" flexWrap="wrap" gap="4">
            {copy.books.items.map((book) => (
              <InertButton key={book} note={copy.books.note}>
                {book}
              </InertButton>
            ))}
          </chakra.div>
        </section>
      </chakra.div>
    </Container>
  );
}

/** Covid information (COVID-01 to COVID-12). The select turns the screen to Hindi and back; the choice lives with the screen. */
export function CovidScreen() {
  const [locale, setLocale] = useState<Locale>('en');
  return (
    <LocaleProvider value={locale}>
      <CovidContent locale={locale} onLocaleChange={setLocale} />
    </LocaleProvider>
  );
}
