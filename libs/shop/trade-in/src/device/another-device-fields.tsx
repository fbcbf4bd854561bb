import { useTexts } from '@soe/shop-platform'
import type { Form } from '@soe/shop-steps'
import { ErrorIcon, RadioCards, SelectField, TextField } from '@soe/ui'
import { useId } from 'react'
import styles from './another-device-fields.module.css'
import { deviceTexts } from './device-texts'
import { capacitiesOf, makesOf, modelsOf, otherMake, type DeviceValues, type Models } from './device-values'

interface FieldsProps {
  form: Form<DeviceValues>
  models: Models
}

const optionsOf = (values: readonly string[]) => values.map((value) => ({ value, label: value }))

const Make = ({ form, models }: FieldsProps) => {
  const texts = useTexts(deviceTexts)
  const errorId = useId()
  const error = form.errorTextOf('make')
  const choose = (make: string) => {
    form.set('make', make)
    form.set('model', '')
    form.set('capacity', '')
  }
  return (
    <div tabIndex={-1} data-invalid={error && true} aria-describedby={error && errorId}>
      <RadioCards
        legend={texts.make}
        value={form.values.make || undefined}
        onChange={choose}
        options={[...optionsOf(makesOf(models)), { value: otherMake, label: texts.otherMake }]}
      />
      {error && (
        <p id={errorId} className={styles.error}>
          <ErrorIcon size={18} />
          <span>{error}</span>
        </p>
      )}
    </div>
  )
}

const OtherModel = ({ form }: FieldsProps) => {
  const texts = useTexts(deviceTexts)
  return (
    <>
      <TextField label={texts.makeName} maxLength={60} autoComplete="off" {...form.field('makeName')} />
      <TextField label={texts.model} maxLength={60} autoComplete="off" {...form.field('model')} />
    </>
  )
}

const ListedModel = ({ form, models }: FieldsProps) => {
  const texts = useTexts(deviceTexts)
  const names = modelsOf(models, form.values.make).map(({ deviceModel }) => deviceModel)
  const { onChange, ...model } = form.field('model')
  return (
    <>
      <SelectField
        label={texts.model}
        placeholder={texts.choose}
        options={optionsOf(names)}
        {...model}
        onChange={(event) => {
          onChange(event)
          form.set('capacity', '')
        }}
      />
      <SelectField
        label={texts.storage}
        placeholder={texts.choose}
        options={optionsOf(capacitiesOf(models, form.values))}
        {...form.field('capacity')}
      />
    </>
  )
}

const Carrier = ({ form }: Pick<FieldsProps, 'form'>) => {
  const texts = useTexts(deviceTexts)
  return (
    <SelectField
      label={texts.carrier}
      placeholder={texts.choose}
      options={[
        { value: 'Halyard', label: texts.ownCarrier },
        { value: 'Another carrier', label: texts.otherCarrier },
        { value: 'Unlocked', label: texts.unlocked },
      ]}
      {...form.field('carrier')}
    />
  )
}

export const AnotherDeviceFields = (props: FieldsProps) => {
  const texts = useTexts(deviceTexts)
  const { form } = props
  const { make } = form.values
  return (
    <div className={styles.fields}>
      <Make {...props} />
      {make !== '' && (
        <>
          {make === otherMake ? <OtherModel {...props} /> : <ListedModel {...props} />}
          <Carrier form={form} />
          <TextField
            label={texts.imei}
            note={texts.optional}
            hint={texts.imeiHint}
            inputMode="numeric"
            autoComplete="off"
            maxLength={20}
            {...form.field('imei')}
          />
        </>
      )}
    </div>
  )
}
