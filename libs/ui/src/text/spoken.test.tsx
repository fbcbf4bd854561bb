import { render } from '@testing-library/react'
import { RadioCards } from '../choices/radio-cards'
import { Price } from './price'
import { SummaryList, SummaryTotal } from './summary'

const heard = (element: HTMLElement) => {
  const copy = element.cloneNode(true) as HTMLElement
  for (const hidden of copy.querySelectorAll('[aria-hidden="true"]')) hidden.remove()
  return copy.textContent
}

it.each([
  ['a price', <Price key="p" amount="$27.77" unit="/mo" terms="for 36 months" />, '$27.77 a monthfor 36 months'],
  [
    'un precio',
    <Price key="e" amount="$27.77" unit="/mes" terms="Antes $30.00/mes" />,
    '$27.77 al mesAntes $30.00 al mes',
  ],
  [
    'a sum',
    <SummaryList key="s">
      <SummaryTotal label="Due monthly" value="$55.00/mo" />
    </SummaryList>,
    'Due monthly$55.00 a month',
  ],
  [
    'a card to choose',
    <RadioCards
      key="c"
      legend="Storage"
      name="storage"
      value="256"
      options={[{ value: '256', label: '256 GB', sublabel: '+$2.78/mo' }]}
      onChange={() => undefined}
    />,
    'Storage256 GB+$2.78 a month',
  ],
])('%s by the month is shown with a sign and heard in words', (_, element, words) => {
  const { container } = render(element)
  expect(heard(container)).toBe(words)
  expect(container.textContent).toMatch(/\/m(o|es) a/)
})
