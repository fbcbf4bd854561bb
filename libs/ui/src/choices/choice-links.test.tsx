import { act, screen, within } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { RadioCards } from './radio-cards'
import { RadioList } from './radio-list'
import { SwatchRadios } from './swatch-radios'

const options = [
  { value: 'kelp', label: 'Kelp', href: '?sku=kelp', picture: null },
  { value: 'clay', label: 'Clay', href: '?sku=clay', picture: null },
  { value: 'fog', label: 'Fog', href: '?sku=fog', picture: null, disabled: true, disabledReason: 'not made' },
]

const group = { legend: 'Color', options, value: 'kelp', onChange: () => undefined }

const draw = (tree: React.ReactElement) => {
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(tree)
  return container
}

afterEach(() => document.body.replaceChildren())

describe.each([
  ['radio cards', <RadioCards key="" {...group} />],
  ['a radio list', <RadioList key="" {...group} />],
  ['swatches', <SwatchRadios key="" {...group} />],
])('%s', (_, tree) => {
  it('are links until scripts run: each leads to its choice, the chosen one is current', () => {
    const { getByText, queryAllByRole } = within(draw(tree))
    expect(queryAllByRole('radio')).toEqual([])
    const anchorOf = (label: string) => getByText(label).closest('a')
    expect(anchorOf('Clay')?.getAttribute('href')).toBe('?sku=clay')
    expect(anchorOf('Clay')?.getAttribute('aria-current')).toBeNull()
    expect(anchorOf('Kelp')?.getAttribute('aria-current')).toBe('true')
  })

  it('name what cannot be chosen, and lead nowhere there', () => {
    const anchor = within(draw(tree)).getByText('Fog').closest('a')
    expect(anchor?.hasAttribute('href')).toBe(false)
    expect(anchor?.getAttribute('aria-disabled')).toBe('true')
    expect(anchor?.textContent).toBe('Fog, not made')
  })

  it('become radios once scripts run, without an error', async () => {
    const errors: unknown[] = []
    const container = draw(tree)
    await act(async () => hydrateRoot(container, tree, { onRecoverableError: (error) => errors.push(error) }))
    expect(errors).toEqual([])
    expect(container.querySelectorAll('a')).toHaveLength(0)
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Kelp' }).checked).toBe(true)
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /Fog/ }).disabled).toBe(true)
  })
})
