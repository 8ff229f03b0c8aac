import { isChild, type Gender } from '@niramaya/contract';
import { addMemberCopy } from '@niramaya/copy/add-member';
import { SelectField, TextField } from '@niramaya/ui';
import { styled } from '@niramaya/ui/styled';
import { useState, type RefObject } from 'react';
import { emptyDraft, memberOf, type Draft } from './member-draft';

/** The longest texts that the API accepts, in characters. */
const maxLengths = { name: 100, age: 20 };

/** The genders in the order of the list. */
const genders: readonly Gender[] = [emptyDraft.gender, 'male', 'female'];

interface MemberFieldsProps {
  readonly draft: Draft;
  /** Called with the changed texts. */
  readonly onChange: (next: Partial<Draft>) => void;
  /** Returns whether a field shows that it is missing. */
  readonly isWrong: (name: 'name' | 'age') => boolean;
  /** The ref of the first field, which gets the focus when the form opens. */
  readonly firstField: RefObject<HTMLInputElement | null>;
  /** The reason why the member was not saved, or null. */
  readonly failure: string | null;
}

/**
 * MemberFields are the fields of a family member, for the forms that add and change one. The age may be any text, and
 * the gender may stay open (requirements VALID-14 and VALID-15 in `docs/requirements.md`). For an age below 18 the
 * sentence about parents and guardians is emphasised.
 */
export function MemberFields({ draft, onChange, isWrong, firstField, failure }: MemberFieldsProps) {
  const [hasLeftAge, setHasLeftAge] = useState(false);
  const { age } = memberOf(draft);
  // An age without a digit is accepted, and the field advises against it. The advice appears from the third letter on,
  // because Enter sends the form before the field is left, and for a shorter text once the field is left.
  const isOddAge = (hasLeftAge || age.length > 2) && age !== '' && !/\p{Nd}/u.test(age);
  const fieldProps = (key: keyof typeof maxLengths) => ({
    name: key,
    label: addMemberCopy[key],
    autoComplete: 'off',
    maxLength: maxLengths[key],
    value: draft[key],
    onChange: (value: string) => onChange({ [key]: value }),
    error: isWrong(key) ? addMemberCopy[`${key}Missing` as const] : undefined,
    required: true,
  });

  return (
    <>
      <TextField {...fieldProps('name')} ref={firstField} enterKeyHint="next" />
      <div onBlur={() => setHasLeftAge(true)}>
        <TextField
          {...fieldProps('age')}
          hint={isOddAge ? addMemberCopy.ageAdvice : addMemberCopy.ageHint}
          enterKeyHint="done"
        />
      </div>
      <SelectField
        label={addMemberCopy.gender}
        name="gender"
        value={draft.gender}
        onChange={(value) => onChange({ gender: value })}
        options={genders.map((value) => ({ value, label: addMemberCopy.genders[value] }))}
      />
      {isChild({ age }) ? (
        <styled.p fontWeight="semibold" color="warning.fg">
          {addMemberCopy.minor}
        </styled.p>
      ) : (
        <styled.p textStyle="caption" color="fg.muted">
          {addMemberCopy.minor}
        </styled.p>
      )}
      <div role="alert">
        {failure !== null && (
          <styled.p bg="danger.subtle" color="danger.fg" borderRadius="control" px="4" py="3">
            {failure}
          </styled.p>
        )}
      </div>
    </>
  );
}
