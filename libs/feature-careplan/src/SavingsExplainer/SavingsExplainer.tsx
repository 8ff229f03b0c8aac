import { styled } from '@niramaya/ui/styled';
import { carePlanCopy } from '@niramaya/contract/copy/careplan';
import { useCopy } from '@niramaya/ui';

/** The figures are fixed, not computed (AMB-41). */
export function SavingsExplainer() {
  const { savings } = useCopy(carePlanCopy);
  return (
    <styled.section
      aria-labelledby="savings"
      bg="brand.subtle"
      color="fg"
      borderRadius="card"
      p={{ base: '5', md: '8' }}
    >
      <styled.h2 id="savings" textStyle="title">
        {savings.title}
      </styled.h2>
      <styled.p textStyle="lead" fontWeight="semibold" color="brand.fg" pt="2">
        {savings.text}
      </styled.p>
      <styled.p pt="4">{savings.basis}</styled.p>
      <styled.ul ps="5" pt="1" listStyleType="disc">
        {savings.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </styled.ul>
      <styled.p textStyle="caption" pt="4">
        {savings.note}
      </styled.p>
    </styled.section>
  );
}
