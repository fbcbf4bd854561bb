import { stateNames } from '@soe/rules'
import { useTexts } from '@soe/shop-platform'
import { SelectField, TextField } from '@soe/ui'
import type { FieldSpec } from './field-spec'
import { fieldTexts } from './field-texts'
import { FormCell, FormGrid } from './form-grid'
import type { Form } from './use-form'

type FieldName = Exclude<keyof ReturnType<typeof fieldTexts>, 'missing' | `validation.${string}`>

/** Typing "Maine" finds it; the carrier gets the two letters. */
const stateOptions = Object.entries(stateNames).map(([value, label]) => ({ value, label }))

interface FieldProps<Values extends Record<string, string>> {
  form: Form<Values>
  spec: FieldSpec<keyof Values & FieldName>
}

const FormField = <Values extends Record<string, string>>({ form, spec }: FieldProps<Values>) => {
  const texts = useTexts(fieldTexts)
  const { name, kind, optional, half: _half, minLength: _minLength, needsLetters: _needsLetters, ...input } = spec
  const common = { ...form.field(name), label: texts[name], autoComplete: input.autoComplete }
  if (kind === 'state') return <SelectField {...common} options={stateOptions} placeholder={texts.chooseState} />
  return <TextField {...common} {...input} {...(optional && { note: texts.optional })} />
}

interface FormFieldsProps<Values extends Record<string, string>> {
  form: Form<Values>
  specs: readonly FieldSpec<keyof Values & FieldName>[]
}

export const FormFields = <Values extends Record<string, string>>({ form, specs }: FormFieldsProps<Values>) => (
  <FormGrid>
    {specs.map((spec) => (
      <FormCell key={spec.name} half={spec.half}>
        <FormField form={form} spec={spec} />
      </FormCell>
    ))}
  </FormGrid>
)
