import { chakra } from '@niramaya/ui/chakra';
import { carePlanCopy } from '@niramaya/contract';
import { useCopy } from '@niramaya/ui';

/** The savings example. Its four figures are fixed and not computed (CAREPLAN-06, CONST-42 to CONST-45, AMB-41). */
export function SavingsExplainer() {
  const { savings } = useCopy(carePlanCopy);
  return (
    <chakra.section
      aria-labelledby="savings"
      bg="brand.subtle"
      color="fg"
      borderRadius="card"
      p={{ base: '5', md: '8' }}
    >
      <chakra.h2 id="savings" textStyle="title">
        {savings.title}
      </chakra.h2>
      <chakra.p textStyle="lead" fontWeight="semibold" color="brand.fg" pt="2">
        {savings.text}
      </chakra.p>
      <chakra.p pt="4">{savings.basis}</chakra.p>
      <chakra.ul ps="5" pt="1" listStyleType="disc">
        {savings.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </chakra.ul>
      <chakra.p textStyle="caption" pt="4">
        {savings.note}
      </chakra.p>
    </chakra.section>
  );
}
