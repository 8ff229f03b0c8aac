import { chakra } from '@niramaya/ui/chakra';
import { appLinkCopy, paths, policy, footerCopy } from '@niramaya/contract';
import { AppLinkForm, Button, Container, Logo, useCopy } from '@niramaya/ui';
import { Phone } from 'lucide-react';
import { FooterClaims } from './FooterClaims';
import { FooterLinks } from './FooterLinks';
import { OrderingSteps } from './OrderingSteps';
import { PolicyLinks } from './PolicyLinks';

/**
 * The footer of every screen: the app-link form first, so that it closes the home screen (AMB-09), then the ordering
 * steps, the claims, help by phone, three groups of links and Sign up (SHELL-45 to SHELL-59).
 */
export function Footer() {
  const footer = useCopy(footerCopy);
  const appLink = useCopy(appLinkCopy);
  return (
    <chakra.footer aria-label={footer.label} mt="16" bg="bg.subtle" borderTopWidth="1px" borderColor="border">
      <Container>
        <chakra.div display="grid" gap="12" py={{ base: '10', lg: '14' }}>
          <AppLinkForm copy={appLink} />
          <OrderingSteps />
          <FooterClaims />
          <chakra.div
            display="grid"
            gap="8"
            gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr', lg: '1.6fr 1fr 1fr 1fr' }}
            borderTopWidth="1px"
            borderColor="border"
            pt="10"
          >
            <chakra.div display="flex" flexDirection="column" alignItems="flex-start" gap="3" maxW="80">
              <Logo size={36} withName />
              <chakra.p color="fg.muted">{footer.intro}</chakra.p>
              <chakra.p color="fg.muted">{footer.signUpInvite}</chakra.p>
              <Button href={paths.register} variant="outline">
                {footer.signUp}
              </Button>
              <chakra.div display="flex" gap="3" pt="2">
                <chakra.span color="brand.fg" pt="1">
                  <Phone size={20} aria-hidden="true" />
                </chakra.span>
                <div>
                  <chakra.p fontWeight="semibold">{footer.help.title}</chakra.p>
                  <chakra.p fontWeight="bold" color="brand.fg">
                    {footer.help.number}
                  </chakra.p>
                  <chakra.p textStyle="caption" color="fg.muted">
                    {footer.help.text}. {footer.help.demo}
                  </chakra.p>
                </div>
              </chakra.div>
            </chakra.div>
            <FooterLinks title={footer.information.title} links={footer.information.links} />
            <PolicyLinks title={footer.policies.title} />
            <FooterLinks title={footer.serviceLinks.title} links={footer.serviceLinks.links} />
          </chakra.div>
          <chakra.div borderTopWidth="1px" borderColor="border" pt="6" textStyle="caption" color="fg.muted">
            <p>{footer.exclusion}</p>
            <chakra.p pt="2">
              {footer.copyright(policy.copyrightYear)} {footer.demo}
            </chakra.p>
          </chakra.div>
        </chakra.div>
      </Container>
    </chakra.footer>
  );
}
