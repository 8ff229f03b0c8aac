import { chakra } from '@niramaya/ui/chakra';
import { patientsCopy, type Member } from '@niramaya/contract';
import { useCopy } from '@niramaya/ui';

const Table = chakra('table', {
  base: {
    width: 'full',
    borderCollapse: 'collapse',
    textAlign: 'start',
    '& th, & td': {
      px: { base: '1', md: '2' },
      py: '3',
      textAlign: 'start',
      verticalAlign: 'top',
      fontWeight: 'normal',
    },
    '& thead th': {
      position: 'sticky',
      top: '0',
      bg: 'bg.subtle',
      color: 'fg.muted',
      textStyle: 'caption',
      fontWeight: 'semibold',
      letterSpacing: '0.04em',
      py: '2.5',
    },
    '& th:first-of-type': { ps: { base: '4', md: '6' } },
    '& td:last-of-type': { pe: { base: '4', md: '6' } },
    '& tbody tr + tr': { borderTop: '[1px solid token(colors.border)]' },
    // A long name gives way, down to the width of a short one; it is never paid for with a broken word beside it.
    '& tbody th': { fontWeight: 'semibold', overflowWrap: 'anywhere', minWidth: '[calc(6ch + 1.25rem)]' },
    '& tbody td': { fontVariantNumeric: 'tabular-nums' },
    '& tbody td:first-of-type': { overflowWrap: 'anywhere', minWidth: '[calc(6ch + 0.5rem)]' },
    '& tbody td:last-of-type': { color: 'fg.muted', _firstLetter: { textTransform: 'uppercase' } },
  },
});

/** NAME, AGE and GENDER of each member (CONSULT-21); the gender that was left open reads as not given (AMB-26). */
export function MemberTable({ members }: { readonly members: readonly Member[] }) {
  const copy = useCopy(patientsCopy).members;
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">{copy.name}</th>
          <th scope="col">{copy.age}</th>
          <th scope="col">{copy.gender}</th>
        </tr>
      </thead>
      <tbody>
        {members.map((member) => (
          <tr key={member.id}>
            <th scope="row">{member.name}</th>
            <td>{member.age}</td>
            <td>{copy.genders[member.gender]}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
