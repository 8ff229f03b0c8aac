import { styled } from '@niramaya/ui/styled';
import { paths } from '@niramaya/contract';
import { homeCopy } from '@niramaya/contract/copy/home';
import { Button, Dialog, useCopy } from '@niramaya/ui';
import { packages } from '../content/checkups';

const Groups = styled('ul', { base: { listStyle: 'none', borderTopWidth: '1px', borderColor: 'border' } });
const Group = styled('li', {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    gap: '4',
    paddingBlock: '2',
    borderBottomWidth: '1px',
    borderColor: 'border',
    '& > :last-child': { color: 'fg.muted', whiteSpace: 'nowrap' },
  },
});
const Facts = styled('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: '4',
    rowGap: '1',
    marginTop: '4',
    '& dt': { color: 'fg.muted' },
  },
});
const Note = styled('p', { base: { marginTop: '4', p: '3', borderRadius: 'control', bg: 'info.subtle', color: 'fg' } });

interface CheckupDialogProps {
  readonly open: boolean;
  /** Null while the dialog is closed. */
  readonly name: string | null;
  readonly onClose: () => void;
}

export function CheckupDialog({ open, name, onClose }: CheckupDialogProps) {
  const { checkup: copy } = useCopy(homeCopy);
  const details = packages.find((offered) => offered.name === name);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={name ?? ''}
      closeLabel={copy.close}
      footer={
        <Button href={paths.consultDoctor} variant="outline">
          {copy.consult}
        </Button>
      }
    >
      {details && (
        <>
          <styled.h3 fontWeight="semibold" marginBottom="2">
            {copy.included}
          </styled.h3>
          <Groups role="list">
            {Object.entries(details.groups).map(([group, tests]) => (
              <Group key={group}>
                <span>{group}</span> <span>{copy.tests(tests)}</span>
              </Group>
            ))}
          </Groups>
          <Facts>
            <dt>{copy.fasting}</dt>
            <dd>
              {'Fasting blood sugar' in details.groups ? 'Nothing but water for 10 to 12 hours' : 'No fasting needed'}
            </dd>
            <dt>{copy.report}</dt>
            <dd>{`Within ${details.reportHours ?? 24} hours of the sample`}</dd>
          </Facts>
          <Note>{copy.note}</Note>
        </>
      )}
    </Dialog>
  );
}
