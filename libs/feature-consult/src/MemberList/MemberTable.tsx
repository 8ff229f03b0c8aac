import { chakra } from '@niramaya/ui/chakra';
import { patientsCopy, type Member } from '@niramaya/contract';
import { useCopy } from '@niramaya/ui';

const Table = chakra('table', {
  base: {
    width: 'full',
    borderCollapse: 'collapse',
    textAlign: 'start',
    '& th, & td': {
      px: '2',
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
    '& tbody tr + tr': { borderTop: '1px solid token(colors.border)' },
    '& tbody th': { fontWeight: 'semibold', overflowWrap: 'anywhere' },
    '& tbody td:last-of-type': { color: 'fg.muted', _firstLetter: { textTransform: 'uppercase' } },
    '& tbody td': { fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' },
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
