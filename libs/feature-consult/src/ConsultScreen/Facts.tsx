import { styled } from '@niramaya/ui/styled';
import { consultCopy } from '@niramaya/copy/consult';
import { Section, ServiceIcon } from '@niramaya/ui';

const Figures = styled('dl', {
  base: {
    display: 'grid',
    // The grid has at most three columns, each at least 5.5rem wide.
    cardColumns: '3 5.5rem',
    textAlign: 'center',
    '& > div': {
      display: 'flex',
      // A `dl` has the label before the figure, and on the screen the figure is above its label.
      flexDirection: 'column-reverse',
      justifyContent: 'flex-end',
      px: '2',
      py: '3',
    },
    '& > div + div': { borderInlineStart: '[1px solid token(colors.border)]' },
    '& dd': {
      textStyle: 'priceLarge',
      color: 'brand.fg',
      // A phone has no room for '30 लाख+' on one line in the larger size.
      'html:lang(hi) &': { fontSize: { base: 'title', md: 'heading' } },
    },
    '& dt': { color: 'fg.muted', lineHeight: 'snug', pt: '1' },
  },
});

/**
 * Statistics shows three figures about the consultations of the shop (requirements CONSULT-12 to CONSULT-14 in
 * `docs/requirements.md`).
 */
export function Statistics() {
  return (
    <Figures aria-label={consultCopy.figures.label}>
      {consultCopy.figures.items.map(({ figure, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </Figures>
  );
}

const Steps = styled('ol', {
  base: {
    counterReset: 'step',
    display: 'grid',
    columnGap: '5',
    rowGap: '4',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(5, minmax(0, 1fr))' },
    '& > li': {
      counterIncrement: 'step',
      display: 'grid',
      gridTemplateColumns: { base: 'auto minmax(0, 1fr)', lg: 'minmax(0, 1fr)' },
      gap: '3',
      alignContent: 'start',
    },
    '& > li::before': {
      content: 'counter(step)',
      display: 'grid',
      placeItems: 'center',
      boxSize: '9',
      borderRadius: 'pill',
      bg: 'brand.muted',
      color: 'brand.fg',
      fontWeight: 'bold',
    },
  },
});

/** HowItWorks lists the five steps of a consultation, those of the stepper on the screens that follow (STATE-39). */
export function HowItWorks() {
  return (
    <Section title={consultCopy.how.title} description={consultCopy.how.text}>
      <Steps role="list">
        {consultCopy.how.steps.map(({ title, text }) => (
          <li key={title}>
            <div>
              <styled.h3 fontWeight="semibold">{title}</styled.h3>
              <styled.p color="fg.muted">{text}</styled.p>
            </div>
          </li>
        ))}
      </Steps>
    </Section>
  );
}

const Trust = styled('ul', {
  base: {
    display: 'grid',
    gap: { base: '5', md: '6' },
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      md: 'repeat(2, minmax(0, 1fr))',
      lg: 'repeat(4, minmax(0, 1fr))',
    },
    '& > li': { display: 'flex', flexDirection: { base: 'row', lg: 'column' }, gap: '4', alignItems: 'start' },
    '& > li > svg': { flexShrink: '0', color: 'brand.fg' },
  },
});

/** TrustBlocks shows four reasons to trust the service (CONSULT-17). */
export function TrustBlocks() {
  return (
    <Section title={consultCopy.trust.title}>
      <Trust role="list">
        {consultCopy.trust.items.map(({ icon, title, text }) => (
          <li key={title}>
            <ServiceIcon name={icon} />
            <div>
              <styled.h3 textStyle="title">{title}</styled.h3>
              <styled.p color="fg.muted" pt="1">
                {text}
              </styled.p>
            </div>
          </li>
        ))}
      </Trust>
    </Section>
  );
}
