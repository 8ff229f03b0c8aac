import contract from '../../docs/requirements.md?raw';
import type { Proofs } from '../../tools/trace/proofs';
import { readRequirements, type Requirement } from '../../tools/trace/requirements';

/** The results of the last `npm test` on this machine; empty before the first. */
const found = import.meta.glob<Proofs>('../../reports/trace.json', { eager: true, import: 'default' });
const proofs = Object.values(found)[0];

const requirements = readRequirements(contract);
const areas = [...new Set(requirements.map(({ area }) => area))];
const isProved = ({ id }: Requirement) => (proofs?.[id]?.length ?? 0) > 0;

/** Renders the name of a check. A story is a link that opens it. */
function Proof({ kind, name }: Proofs[string][number]) {
  if (kind !== 'story') return `${kind} ${name}`;
  const id = name.slice(name.lastIndexOf(' ') + 1);
  return (
    <a href={`./?path=/story/${id}`} target="_top">
      story {id}
    </a>
  );
}

const Proved = ({ id }: Requirement) => {
  if (!proofs) return 'not run yet';
  const checks = proofs[id] ?? [];
  if (checks.length === 0) return 'nothing yet';
  return (
    <ul style={{ margin: 0, paddingInlineStart: '1.2em', overflowWrap: 'anywhere' }}>
      {checks.map((check) => (
        <li key={`${check.kind} ${check.name}`}>
          <Proof {...check} />
        </li>
      ))}
    </ul>
  );
};

/** Lists how many requirements have a passing check, by area. Then it lists every row with the checks that prove it. */
export const RequirementTrace = () => (
  <>
    <p>
      {proofs
        ? `${requirements.filter(isProved).length} of ${requirements.length} rows have a passing check, in the last run on this machine.`
        : `${requirements.length} rows. Not run yet on this machine: npm test.`}
    </p>
    <table>
      <thead>
        <tr>
          <th>area</th>
          <th>rows</th>
          <th>proved</th>
        </tr>
      </thead>
      <tbody>
        {areas.map((area) => {
          const rows = requirements.filter((row) => row.area === area);
          return (
            <tr key={area}>
              <td>
                <a href={`#${area.toLowerCase()}`}>{area}</a>
              </td>
              <td>{rows.length}</td>
              <td>{proofs ? rows.filter(isProved).length : 'not run yet'}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
    {areas.map((area) => (
      <section key={area}>
        <h2 id={area.toLowerCase()}>{area}</h2>
        <table style={{ width: '100%', tableLayout: 'fixed' }}>
          <colgroup>
            <col style={{ width: '7.5em' }} />
            <col />
            <col style={{ width: '42%' }} />
          </colgroup>
          <thead>
            <tr>
              <th>row</th>
              <th>requirement</th>
              <th>proved by</th>
            </tr>
          </thead>
          <tbody>
            {requirements
              .filter((row) => row.area === area)
              .map((row) => (
                <tr key={row.id}>
                  <td>{row.id}</td>
                  <td style={{ overflowWrap: 'anywhere' }}>{row.text}</td>
                  <td>
                    <Proved {...row} />
                  </td>
                </tr>
              ))}
          </tbody>
        </table>
      </section>
    ))}
  </>
);
