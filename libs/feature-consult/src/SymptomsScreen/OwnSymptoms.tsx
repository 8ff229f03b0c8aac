import { Flex, Grid, styled } from '@niramaya/ui/styled';
import { CONSULT_SYMPTOMS, isChild, oneLine } from '@niramaya/contract';
import { symptomsCopy } from '@niramaya/copy/consult-flow';
import { consultNamesCopy } from '@niramaya/copy/consult-names';
import { toggleSymptom, useBrowserStorage, useConsult, useUnsavedInput } from '@niramaya/data-access';
import { Button, TextField } from '@niramaya/ui';
import { useId, useRef, useState, type FormEvent, type ReactNode } from 'react';

/** The longest symptom that a shopper can write, in characters. */
const longestSymptom = 80;

const listed: readonly string[] = CONSULT_SYMPTOMS;

/** Returns the symptoms that the shopper has written: those that are not among the offered ones, the chips. */
export const writtenAmong = (symptoms: readonly string[]): readonly string[] =>
  symptoms.filter((symptom) => !listed.includes(symptom));

interface OwnSymptomsProps {
  /** The text in the field. The parent has it, because `hint` depends on it. */
  readonly words: string;
  /** Called with the text after each change. */
  readonly onWordsChange: (words: string) => void;
  /** The hint below the field, for words that sound like an emergency. */
  readonly hint: ReactNode;
}

/**
 * OwnSymptoms takes a symptom that is not among the chips, in the words of the shopper, and lists those that were
 * written. Examples for a child or for others write themselves into the field. The symptoms are stored with the chosen chips; the text of a chip chooses that chip.
 */
export function OwnSymptoms({ words, onWordsChange, hint }: OwnSymptomsProps) {
  const copy = symptomsCopy.own;
  const { symptoms, patient } = useConsult();
  const storage = useBrowserStorage();
  useUnsavedInput(words !== '');
  const [isMissing, setIsMissing] = useState(false);
  const examplesId = useId();
  const field = useRef<HTMLInputElement>(null);
  const written = writtenAmong(symptoms);
  const examples = copy.examples[patient && isChild(patient) ? 'child' : 'others'];

  const add = (event: FormEvent) => {
    event.preventDefault();
    const text = oneLine(words);
    setIsMissing(text === '');
    if (text === '') {
      field.current?.focus();
      return;
    }
    // The shopper may type the name of a chip in English or in the language of the page.
    const isSame = (other: string) =>
      [other, consultNamesCopy.symptom(other)].some((name) => name.toLowerCase() === text.toLowerCase());
    if (!symptoms.some(isSame)) toggleSymptom(storage, listed.find(isSame) ?? text);
    onWordsChange('');
  };
  const write = (text: string) => {
    onWordsChange(text);
    setIsMissing(false);
  };
  const writeExample = (example: string) => {
    const text = [oneLine(words), example].filter(Boolean).join(', ');
    if (text.length <= longestSymptom) write(text);
    // In the field, Enter adds the example, and the shopper can write more about it.
    field.current?.focus();
  };
  const remove = (symptom: string) => {
    toggleSymptom(storage, symptom);
    // The button that removes a symptom disappears with it. So the field takes the focus.
    field.current?.focus();
  };

  return (
    <styled.section aria-label={copy.title} display="grid" gap="3">
      {/*
        With `method="dialog"`, a submit before hydration sends nothing and puts no field in the address
        (docs/decisions/0007-prerendered-pages.md).
      */}
      <form method="dialog" onSubmit={add}>
        <Flex role="group" aria-labelledby={examplesId} wrap="wrap" align="center" gap="2" pb="4">
          <styled.span id={examplesId} textStyle="caption" color="fg.muted">
            {copy.examples.label}
          </styled.span>
          {examples.map((example) => (
            <Button key={example} variant="subtle" size="sm" onClick={() => writeExample(example)}>
              {example}
            </Button>
          ))}
        </Flex>
        <TextField
          ref={field}
          label={copy.title}
          name="own"
          placeholder={copy.placeholder}
          autoComplete="off"
          enterKeyHint="done"
          maxLength={longestSymptom}
          value={words}
          onChange={write}
          error={isMissing ? copy.missing : undefined}
          action={
            <Button type="submit" variant="outline">
              {copy.add}
            </Button>
          }
        />
        {hint}
      </form>
      {written.length > 0 && (
        <Grid as="ul" role="list" gap="2">
          {written.map((symptom) => (
            <styled.li key={symptom} display="flex" flexWrap="wrap" alignItems="center" columnGap="3">
              <styled.span minW="0" overflowWrap="anywhere">
                {symptom}
              </styled.span>
              <Button variant="ghost" size="sm" aria-label={copy.removeName(symptom)} onClick={() => remove(symptom)}>
                {copy.remove}
              </Button>
            </styled.li>
          ))}
        </Grid>
      )}
    </styled.section>
  );
}
