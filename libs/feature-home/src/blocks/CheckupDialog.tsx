import { Flex, styled } from '@niramaya/ui/styled';
import { paths } from '@niramaya/contract';
import { homeCopy } from '@niramaya/copy/home';
import { languageCopy } from '@niramaya/copy/language';
import { Button, Dialog, Price } from '@niramaya/ui';
import { percentOff } from '../content/card-fields';
import { needsFasting, packages, usualReportHours } from '../content/checkups';

interface CheckupDialogProps {
  /** True if `name` is not null. The dialog is loaded when it is true for the first time. */
  readonly open: boolean;
  /** The name of the checkup; null while the dialog is closed. */
  readonly name: string | null;
  readonly onClose: () => void;
}

/**
 * CheckupDialog shows the price of a checkup in rupees, how to prepare for it, when the report comes, and below this,
 * because it may be long, the list of the tests that it includes.
 */
export function CheckupDialog({ open, name, onClose }: CheckupDialogProps) {
  const details = packages.find((checkup) => checkup.name === name);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={name === null ? '' : homeCopy.name(name)}
      closeLabel={homeCopy.checkup.close}
      footer={
        <Button href={paths.consultDoctor} variant="outline">
          {homeCopy.checkup.consult}
        </Button>
      }
    >
      {details && (
        <>
          <Flex wrap="wrap" align="baseline" columnGap="2" rowGap="0.5">
            <Price
              amountRupees={details.price}
              mrpRupees={details.listPrice}
              discountText={percentOff(details.price, details.listPrice)}
              labels={homeCopy.card.price}
            />
          </Flex>
          <styled.p marginTop="3" p="3" borderRadius="control" bg="info.subtle" color="fg">
            {homeCopy.checkup.note}
          </styled.p>
          <styled.dl
            display="grid"
            gridTemplateColumns="auto minmax(0, 1fr)"
            columnGap="4"
            rowGap="1"
            marginTop="4"
            css={{ '& dt': { color: 'fg.muted' } }}
          >
            <dt>{homeCopy.checkup.fasting}</dt>
            <dd>{needsFasting(details) ? homeCopy.checkup.fast : homeCopy.checkup.noFast}</dd>
            <dt>{homeCopy.checkup.report}</dt>
            <dd>{homeCopy.checkup.reportWithin(details.reportHours ?? usualReportHours)}</dd>
          </styled.dl>
          <styled.h3 fontWeight="semibold" marginTop="5" marginBottom="2">
            {homeCopy.checkup.included}
          </styled.h3>
          <styled.ul role="list" borderTopWidth="1px">
            {Object.entries(details.groups).map(([group, testCount]) => (
              <styled.li
                key={group}
                display="flex"
                justifyContent="space-between"
                gap="4"
                paddingBlock="2"
                borderBottomWidth="1px"
              >
                {/* The names of the groups are in English in every language of the shop. */}
                <span lang={languageCopy.apiLanguage}>{group}</span>{' '}
                <styled.span color="fg.muted" whiteSpace="nowrap">
                  {homeCopy.checkup.tests(testCount)}
                </styled.span>
              </styled.li>
            ))}
          </styled.ul>
        </>
      )}
    </Dialog>
  );
}
