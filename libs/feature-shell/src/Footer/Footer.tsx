import { Container, Flex, Grid, styled } from '@niramaya/ui/styled';
import { paths, policy } from '@niramaya/contract';
import { footerCopy } from '@niramaya/contract/copy/footer';
import { Button, Logo, useCopy } from '@niramaya/ui';
import { BrowsingBlocks } from './BrowsingBlocks';
import { FooterClaims } from './FooterClaims';
import { FooterLinks } from './FooterLinks';
import { PolicyLinks } from './PolicyLinks';

/** The app-link form must end the home screen. */
export function Footer() {
  const footer = useCopy(footerCopy);
  return (
    <styled.footer aria-label={footer.label} mt={{ base: '10', lg: '16' }} bg="bg.subtle" borderTopWidth="1px">
      <Container>
        <Grid gap={{ base: '5', lg: '10' }} py={{ base: '5', lg: '10' }}>
          <BrowsingBlocks />
          <FooterClaims />
          <Grid
            columnGap="8"
            gridTemplateColumns={{ md: 'repeat(3, 1fr)', lg: '1.6fr 1fr 1fr 1fr' }}
            borderTopWidth="1px"
            pt="5"
          >
            <Grid justifyItems="start" gap="3" gridColumn={{ md: '1 / -1', lg: 'auto' }} pb="5" color="fg.muted">
              <styled.div hideBelow="md">
                <Logo size={36} withName />
                <styled.p pt="3">{footer.intro}</styled.p>
              </styled.div>
              <div>
                <styled.p fontWeight="bold" color="brand.fg">
                  {`${footer.help.title}: ${footer.help.number}`}
                </styled.p>
                <styled.p textStyle="caption">{`${footer.help.text}. ${footer.help.demo}`}</styled.p>
              </div>
              <Flex wrap="wrap" align="center" columnGap="3">
                <Button href={paths.register} variant="outline">
                  {footer.signUp}
                </Button>
                <span>{footer.signUpInvite}</span>
              </Flex>
            </Grid>
            <FooterLinks title={footer.information.title} links={footer.information.links} />
            <PolicyLinks title={footer.policies.title} />
            <FooterLinks title={footer.serviceLinks.title} links={footer.serviceLinks.links} />
          </Grid>
          <styled.div borderTopWidth="1px" pt="4" textStyle="caption" color="fg.muted">
            <p>{footer.exclusion}</p>
            <p>{`${footer.copyright(policy.copyrightYear)} ${footer.demo}`}</p>
          </styled.div>
        </Grid>
      </Container>
    </styled.footer>
  );
}
