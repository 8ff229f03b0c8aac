import { styled } from '@niramaya/ui/styled';
import { consultCopy } from '@niramaya/contract/copy/consult';
import { InertButton, useCopy } from '@niramaya/ui';
import { useId } from 'react';

/** The button does nothing yet (ROLE-06). */
export function DoctorsCall() {
  const { doctors } = useCopy(consultCopy);
  const id = useId();
  return (
    <styled.section
      aria-labelledby={id}
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      gap="5"
      bg="bg.subtle"
      borderRadius="card"
      p={{ base: '5', md: '8' }}
    >
      <div>
        <styled.h2 id={id} textStyle="title">
          {doctors.title}
        </styled.h2>
        <styled.p color="fg.muted" pt="1">
          {doctors.text}
        </styled.p>
      </div>
      <InertButton note={doctors.note}>{doctors.action}</InertButton>
    </styled.section>
  );
}
