import { createShop, ShopProvider, type Environment } from '@soe/shop-platform'
import { partOf } from '@soe/shop-platform/testing'
import { fireEvent, render, screen } from '@testing-library/react'
import type { FormEvent, ReactNode, Ref } from 'react'
import { addressSpecs, addressValues, deriveState, readAddress } from './address-specs'
import { validateFields } from './field-spec'
import { FormFields } from './form-fields'
import { useForm } from './use-form'

const specs = addressSpecs('')

const home = { addressLine1: '1 Pier Rd', city: 'Portland', state: 'ME', zipCode: '04101' }

interface FrameProps {
  formRef: Ref<HTMLFormElement>
  onSubmit: (event: FormEvent) => void
  children: ReactNode
}

const Frame = ({ formRef, onSubmit, children }: FrameProps) => (
  <form ref={formRef} onSubmit={onSubmit} noValidate>
    {children}
    <button type="submit">Continue</button>
  </form>
)

function AddressForm({ onSend }: { onSend: (address: object) => void }) {
  const form = useForm({
    initial: addressValues(undefined),
    validate: (values) => validateFields(specs, values),
    derive: deriveState,
  })
  return (
    <Frame formRef={form.ref} onSubmit={form.onSubmit((values) => onSend(readAddress(values)))}>
      <FormFields form={form} specs={specs} />
    </Frame>
  )
}

const nothingIsCalled = () => Promise.reject(new Error('nothing is called'))

const environmentAt = (path: string) =>
  partOf<Environment>({
    location: new URL(path, 'http://shop.test'),
    cookies: { read: () => '', write: () => undefined },
    userAgent: '',
    sessionStorage,
    fetch: nothingIsCalled,
    now: () => 0,
  })

const open = (path = '/sales/nse/aboutyourself.html') => {
  const environment = environmentAt(path)
  const sent: object[] = []
  render(
    <ShopProvider shop={createShop({ environment, addresses: {}, loadClient: nothingIsCalled })}>
      <AddressForm onSend={(address) => sent.push(address)} />
    </ShopProvider>,
  )
  return sent
}

const controls = () =>
  Object.fromEntries(
    [...document.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')].map((each) => [
      each.name,
      each,
    ]),
  )

/** As some autofill does it: the field changes, and no event says so. */
const fillSilently = (values: Readonly<Record<string, string>>) => {
  for (const [name, value] of Object.entries(values)) {
    const control = controls()[name]!
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')!.set!.call(control, value)
  }
}

const type = (name: string, value: string) => fireEvent.change(controls()[name]!, { target: { value } })
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Continue' }))

describe('a form', () => {
  it('takes what was filled in without a word', () => {
    const sent = open()
    fillSilently(home)
    submit()
    expect(sent).toEqual([home])
    expect(controls()['city']!.value).toBe('Portland')
  })

  it('lists states by their names, and sends their letters', () => {
    const sent = open()
    fillSilently({ ...home, state: '' })
    type('state', screen.getByRole<HTMLOptionElement>('option', { name: 'Maine' }).value)
    submit()
    expect(sent).toEqual([home])
  })

  it('asks in Spanish for what is missing as a person would', () => {
    open('/espanol/sales/nse/aboutyourself.html')
    fireEvent.click(screen.getByRole('button'))
    for (const asked of [
      'Escribe tu dirección.',
      'Escribe tu ciudad.',
      'Escribe tu código postal.',
      'Elige un estado.',
    ])
      expect(screen.getByText(asked)).toBeTruthy()
  })

  it('keeps what was filled in while something else is typed and left', () => {
    const sent = open()
    fillSilently({ ...home, zipCode: '' })
    type('zipCode', '04101')
    fireEvent.blur(controls()['city']!)
    submit()
    expect(sent).toEqual([home])
  })

  it.each([
    [' 04101', '04101'],
    ['04101-1234', '04101'],
    ['０４１０１', '04101'],
  ])('takes the ZIP code %j as %s', (typed, zipCode) => {
    const sent = open()
    fillSilently({ ...home, zipCode: typed })
    submit()
    expect(sent).toEqual([{ ...home, zipCode }])
  })

  it.each([
    [{ city: 'Portland, ME' }, {}],
    [{ city: 'portland me 04101' }, { city: 'portland' }],
    [{ city: 'Portland, Maine, USA' }, {}],
    [{ city: 'South Portland', addressLine1: '1 Pier Rd, South Portland, ME 04101' }, { city: 'South Portland' }],
    [{ city: 'Portland, ME', addressLine1: '1 Pier Rd Portland me' }, {}],
    [{ city: 'Me' }, { city: 'Me' }],
    [{ addressLine1: '1 Pier, ME' }, { addressLine1: '1 Pier, ME' }],
  ])('takes once what %j says twice', (typed, taken) => {
    const sent = open()
    fillSilently({ ...home, ...typed })
    submit()
    expect(sent).toEqual([{ ...home, ...taken }])
  })

  it.each([
    ['30004', 'This ZIP code is in another state.'],
    ['09012', 'We don’t serve military addresses or this territory.'],
    ['96910', 'We don’t serve military addresses or this territory.'],
    ['0410', 'Enter five digits, such as 04101.'],
  ])('refuses the ZIP code %s in Maine: %s', (zipCode, reason) => {
    const sent = open()
    fillSilently({ ...home, zipCode })
    submit()
    expect(sent).toEqual([])
    expect(screen.getByText(reason)).toBeTruthy()
    expect(document.activeElement).toBe(controls()['zipCode'])
  })

  it.each(['addressLine1', 'city'])('refuses a %s of signs', (name) => {
    const sent = open()
    fillSilently({ ...home, [name]: '###' })
    submit()
    expect(sent).toEqual([])
    expect(screen.getByText('Write it out, with letters.')).toBeTruthy()
  })

  it('lets the state follow the ZIP code, typed digit by digit too', () => {
    const sent = open()
    fillSilently({ ...home, zipCode: '', state: '' })
    for (const typed of ['00901', '0090', '0', '04', '0410', '04101']) type('zipCode', typed)
    submit()
    expect(sent).toEqual([home])
  })
})

describe('a ZIP code', () => {
  const empty = addressValues(undefined)
  const typed = (values: Partial<typeof empty>, before: Partial<typeof empty> = {}) =>
    deriveState({ ...empty, ...before, ...values }, { ...empty, ...before })

  it.each([
    ['fills in city and state', { zipCode: '04101' }, {}, { city: 'Portland', state: 'ME' }],
    [
      'takes the city along that it brought',
      { zipCode: '30004' },
      { zipCode: '04101', city: 'Portland' },
      { city: 'Alpharetta', state: 'GA' },
    ],
    ['leaves a city that was typed', { zipCode: '04101' }, { city: 'Yarmouth' }, { city: 'Yarmouth', state: 'ME' }],
    ['of many towns leaves the city to the shopper', { zipCode: '04011' }, {}, { city: '', state: 'ME' }],
  ])('%s', (_, values, before, derived) => expect(typed(values, before)).toEqual(derived))
})
