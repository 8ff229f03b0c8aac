import { chakra } from '@niramaya/ui/chakra';
import { paths, policy, footerCopy } from '@niramaya/contract';
import { Button, Container, Logo, useCopy } from '@niramaya/ui';
import { BrowsingBlocks } from './BrowsingBlocks';
import { FooterClaims } from './FooterClaims';
import { FooterLinks } from './FooterLinks';
import { PolicyLinks } from './PolicyLinks';

/**
 * The footer of every screen (SHELL-45 to SHELL-59). Where shoppers browse, the app-link form comes first, so that it
 * ends the home screen (AMB-09). The ordering steps follow. Then come the claims, help by phone, three groups of links
 * and Sign up.
 */
export function Footer() {
  const footer = useCopy(footerCopy);
  return (
    <chakra.footer aria-label={footer.label} mt={{ base: '10', lg: '16' }} bg="bg.subtle" borderTopWidth="1px">
      <Container>
        <chakra.div display="grid" gap={{ base: '5', lg: '10' }} py={{ base: '5', lg: '10' }}>
          <BrowsingBlocks />
          <FooterClaims />
          <chakra.div
            display="grid"
            columnGap="8"
            gridTemplateColumns={{ md: 'repeat(3, 1fr)', lg: '1.6fr 1fr 1fr 1fr' }}
            borderTopWidth="1px"
            pt="5"
          >
            <chakra.div
              display="grid"
              justifyItems="start"
              gap="3"
              gridColumn={{ md: '1 / -1', lg: 'auto' }}
              pb="5"
              color="fg.muted"
            >
              <chakra.div hideBelow="md">
                <Logo size={36} withName />
                <chakra.p pt="3">{footer.intro}</chakra.p>
              </chakra.div>
              <div>
                <chakra.p fontWeight="bold" color="brand.fg">
                  {`${footer.help.title}: ${footer.help.number}`}
                </chakra.p>
                <chakra.p textStyle="caption">{`${footer.help.text}. ${footer.help.demo}`}</chakra.p>
              </div>
              <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="3">
                <Button href={paths.register} variant="outline">
                  {footer.signUp}
                </Button>
                <span>{footer.signUpInvite}</span>
              </chakra.div>
            </chakra.div>
            <FooterLinks title={footer.information.title} links={footer.information.links} />
            <PolicyLinks title={footer.policies.title} />
            <FooterLinks title={footer.serviceLinks.title} links={footer.serviceLinks.links} />
          </chakra.div>
          <chakra.div borderTopWidth="1px" pt="4" textStyle="caption" color="fg.muted">
            <p>{footer.exclusion}</p>
            <p>{`${footer.copyright(policy.copyrightYear)} ${footer.demo}`}</p>
          </chakra.div>
        </chakra.div>
      </Container>
    </chakra.footer>
  );
}
