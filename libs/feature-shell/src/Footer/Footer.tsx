import { Container, Flex, Grid, styled } from '@niramaya/ui/styled';
import { paths, policy, withoutClosingSlash } from '@niramaya/contract';
import { footerCopy } from '@niramaya/copy/footer';
import { useSession } from '@niramaya/data-access';
import { Button, Logo } from '@niramaya/ui';
import { Check } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { AppLinkForm } from '../AppLinkForm/AppLinkForm';
import { FooterLinks, PolicyLinks } from './FooterLinks';

/** The screens on which shoppers look around. On the others they are in the middle of something, such as a payment. */
const browsing: readonly string[] = [
  paths.home,
  paths.medicines,
  paths.medicineDetails,
  paths.carePlan,
  paths.covid,
  paths.offers,
];

/**
 * BrowsingBlocks has the form with the phone number (requirement SHELL-58 in `docs/requirements.md`) and the steps of
 * an order (SHELL-56), on the screens for looking around. It is a component of its own, so that a navigation does not
 * re-render the rest of the footer.
 */
function BrowsingBlocks() {
  const { pathname } = useLocation();
  if (!browsing.includes(withoutClosingSlash(pathname))) return null;
  return (
    <>
      <AppLinkForm code={import.meta.env.VITE_SHOP_CODE as string | undefined} />
      <section aria-label={footerCopy.steps.title}>
        <styled.h2 hideBelow="md" textStyle="title" pb="3">
          {footerCopy.steps.title}
        </styled.h2>
        <styled.ol
          display="flex"
          justifyContent="space-between"
          columnGap={{ md: '6' }}
          rowGap="2"
          flexWrap={{ base: 'wrap', md: 'nowrap' }}
        >
          {footerCopy.steps.items.map((step, index) => (
            <styled.li key={step.title} display="flex" gap="2" flex={{ md: '1' }}>
              <styled.span
                aria-hidden="true"
                flexShrink="0"
                display="grid"
                placeItems="center"
                boxSize="6"
                borderRadius="pill"
                bg="brand.subtle"
                color="brand.fg"
                fontWeight="bold"
              >
                {index + 1}
              </styled.span>
              <div>
                <styled.p fontWeight="semibold">{step.title}</styled.p>
                <styled.p hideBelow="md" color="fg.muted">
                  {step.text}
                </styled.p>
              </div>
            </styled.li>
          ))}
        </styled.ol>
      </section>
    </>
  );
}

/**
 * SignUp is the button Sign up with a sentence. It invites guests; for a shopper who is logged in it is quiet, because
 * the requirements keep the button for each shopper (SHELL-49).
 */
function SignUp() {
  const { isLoggedIn } = useSession();
  return (
    <Flex wrap="wrap" align="center" columnGap="3">
      {/* The text of the quiet button is at the edge of the column, and its click area reaches beyond. */}
      <styled.div ms={isLoggedIn ? '-3' : undefined}>
        <Button
          href={paths.register}
          size={isLoggedIn ? 'sm' : 'md'}
          variant={isLoggedIn ? 'ghost' : 'outline'}
          tone={isLoggedIn ? 'neutral' : 'brand'}
        >
          {footerCopy.signUp}
        </Button>
      </styled.div>
      <styled.span textStyle={{ base: 'caption', sm: 'body' }}>
        {isLoggedIn ? footerCopy.signUpAgain : footerCopy.signUpInvite}
      </styled.span>
    </Flex>
  );
}

/**
 * Footer is below every screen (SHELL-45 to SHELL-59). It begins with the form with the phone number, which the
 * requirements have as the last block of the home screen (AMB-09).
 */
export function Footer() {
  return (
    <styled.footer
      aria-label={footerCopy.label}
      mt={{ base: '8', sm: '10', lg: '16' }}
      bg="bg.subtle"
      borderTopWidth="1px"
      // After a reload, the page is short until its screen has read the storage. If the browser chose a line of the
      // footer as the anchor of its scroll position, the shopper would be at the end of the page then.
      overflowAnchor="none"
    >
      <Container>
        <Grid gap={{ base: '4', sm: '5', lg: '10' }} py={{ base: '4', sm: '5', lg: '10' }}>
          <BrowsingBlocks />
          <section aria-label={footerCopy.claims.title}>
            <styled.h2 hideBelow="md" textStyle="title" pb="3">
              {footerCopy.claims.title}
            </styled.h2>
            <styled.ul
              display="flex"
              flexDirection={{ base: 'column', sm: 'row' }}
              flexWrap={{ sm: 'wrap' }}
              columnGap="6"
              rowGap="1"
            >
              {footerCopy.claims.items.map((claim) => (
                <styled.li key={claim} display="flex" gap={{ base: '1', sm: '2' }} color="brand.fg">
                  <Check size={20} aria-hidden="true" />
                  <styled.span color="fg" textStyle={{ base: 'caption', sm: 'body' }}>
                    {claim}
                  </styled.span>
                </styled.li>
              ))}
            </styled.ul>
          </section>
          <Grid
            columnGap={{ base: '4', sm: '8' }}
            gridTemplateColumns={{
              base: 'minmax(0, 1fr)',
              _phone: 'repeat(2, minmax(0, 1fr))',
              md: 'repeat(3, 1fr)',
              lg: '1.6fr 1fr 1fr 1fr',
            }}
            // On a phone two folded groups share a row, and an open one has a row of its own.
            css={{ '& > nav:has(details[open])': { gridColumn: { _phone: '1 / -1' } } }}
            borderTopWidth="1px"
            pt={{ base: '4', sm: '5' }}
          >
            <Grid
              justifyItems="start"
              gap={{ base: '2', sm: '3' }}
              gridColumn={{ _phone: '1 / -1', md: '1 / -1', lg: 'auto' }}
              pb={{ base: '4', sm: '5' }}
              color="fg.muted"
            >
              <styled.div hideBelow="md">
                <Logo size={36} withName />
                <styled.p pt="3">{footerCopy.intro}</styled.p>
              </styled.div>
              <div>
                <styled.p fontWeight="bold" color="brand.fg">
                  {`${footerCopy.help.title}: ${footerCopy.help.number}`}
                </styled.p>
                <styled.p textStyle="caption">{`${footerCopy.help.text} ${footerCopy.help.demo}`}</styled.p>
              </div>
              <SignUp />
            </Grid>
            <FooterLinks title={footerCopy.information.title} links={footerCopy.information.links} />
            <PolicyLinks />
            <FooterLinks title={footerCopy.serviceLinks.title} links={footerCopy.serviceLinks.links} />
          </Grid>
          <styled.div borderTopWidth="1px" pt="4" textStyle="caption" color="fg.muted">
            <p>{footerCopy.exclusion}</p>
            <p>{`${footerCopy.copyright(policy.copyrightYear)} ${footerCopy.demo}`}</p>
          </styled.div>
        </Grid>
      </Container>
    </styled.footer>
  );
}
